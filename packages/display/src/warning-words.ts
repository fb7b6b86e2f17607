import type { Replaced } from './verdict/verdict-words.ts'

/** The kinds of what could deceive in a domain. */
export type DomainWarningCode =
  | 'invalid-a-label'
  | 'restricted-character'
  | 'invisible-character'
  | 'delimiter-lookalike'
  | 'deceptive-mark'
  | 'foreign-mark'
  | 'misplaced-kana'
  | 'han-lookalike'
  | 'punctuation-lookalike'
  | 'registry-letter'
  | 'mixed-script'
  | 'mixed-digits'
  | 'digit-lookalike'
  | 'whole-script-confusable'
  | 'confusable'
  | 'resembles-known'

export interface WarningWords {
  readonly summary: string
  /** How the message begins if it is known what the label or domain looks like. Absent: it begins with the summary. */
  readonly likeness?: string
  readonly remedy: string
  /** See `VerdictWords`. */
  readonly replaces?: Replaced
}

const AS_A_LABEL =
  'Show the label as an A-label, which begins with xn--, and follow it only if you know the site.'

/** What each warning says. */
export const WORDS: Readonly<Record<DomainWarningCode, WarningWords>> = {
  'invalid-a-label': {
    summary: 'A label starts with xn--, but is not a valid international name.',
    remedy: 'Show the label as it is, and do not decode it.',
    replaces: ['domain-to-ASCII'],
  },
  'restricted-character': {
    summary: 'A label has a character that is not meant for names, such as a symbol.',
    remedy: AS_A_LABEL,
    replaces: ['host-punctuation'],
  },
  'invisible-character': {
    summary: 'A label has a character that cannot be seen.',
    remedy: AS_A_LABEL,
  },
  'delimiter-lookalike': {
    summary: 'A label has a character that looks like a delimiter.',
    remedy: AS_A_LABEL,
  },
  'deceptive-mark': {
    summary: 'A label has a mark that repeats, piles up, crosses its letter or looks like its dot.',
    remedy: AS_A_LABEL,
  },
  'foreign-mark': {
    summary: 'A label has a mark on a character of a script that does not use it.',
    remedy: AS_A_LABEL,
  },
  'misplaced-kana': {
    summary: 'A label has a Japanese letter or mark where Japanese does not have it.',
    remedy: AS_A_LABEL,
  },
  'han-lookalike': {
    summary: 'A label has a Chinese character among others that looks like a letter or sign.',
    remedy: AS_A_LABEL,
  },
  'punctuation-lookalike': {
    summary: 'A label has a character that looks like a hyphen or a quotation mark.',
    remedy: AS_A_LABEL,
  },
  'registry-letter': {
    summary: 'A label has a letter that is not usual below its top-level domain.',
    remedy: AS_A_LABEL,
  },
  'mixed-script': {
    summary: 'A label mixes scripts that are not written together.',
    remedy: AS_A_LABEL,
  },
  'mixed-digits': {
    summary: 'A label mixes digits of two systems.',
    remedy: AS_A_LABEL,
  },
  'digit-lookalike': {
    summary: 'A label has only digits and what looks like digits.',
    likeness: 'A label has only digits and what looks like them. It reads like',
    remedy: AS_A_LABEL,
  },
  'whole-script-confusable': {
    summary: 'A label is written in one script and looks like a label in ASCII.',
    likeness: 'A label in another script looks like',
    remedy: AS_A_LABEL,
  },
  confusable: {
    summary: 'A part of the domain looks like an ASCII name.',
    likeness: 'A label looks like',
    remedy: AS_A_LABEL,
  },
  'resembles-known': {
    summary: 'The domain looks like a known domain.',
    likeness: 'The domain looks like',
    remedy: 'Show the whole domain as A-labels, and warn the reader before they go there.',
  },
}
