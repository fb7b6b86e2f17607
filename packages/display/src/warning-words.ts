import { type Sentence, sentence } from '@waymark/infra/internal'
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
  | 'near-known'

/**
 * How a domain is near a known one: `typo`, a slip or two away; `joined`, the same letters with other dots or hyphens, or with its
 * `www` or its suffix as letters; `added-word`, its name and other words; `other-suffix`, its name below another suffix.
 */
export type Likeness = 'typo' | 'joined' | 'added-word' | 'other-suffix'

export interface WarningWords {
  readonly summary: string
  /** The message if it is known what the label or domain looks like. Otherwise the summary is the message. */
  readonly sentenceOn?: (resembles: string, likeness?: Likeness) => Sentence
  readonly remedy: string
  /** See `VerdictWords`. */
  readonly replaces?: Replaced
}

const AS_A_LABEL =
  'Show the label as an A-label, which begins with xn--, and follow it only if you know the site.'

/** What each warning says. */
export const WORDS: Readonly<Record<DomainWarningCode, WarningWords>> = /* @__PURE__ */ (() => ({
  'invalid-a-label': {
    summary: sentence('A label starts with xn--, but is not a valid international name.').text,
    remedy: 'Show the label as it is, and do not decode it.',
    replaces: ['domain-to-ASCII'],
  },
  'restricted-character': {
    summary: sentence('A label has a character that is not meant for names, such as a symbol.')
      .text,
    remedy: AS_A_LABEL,
    replaces: ['host-punctuation'],
  },
  'invisible-character': {
    summary: sentence('A label has a character that cannot be seen.').text,
    remedy: AS_A_LABEL,
  },
  'delimiter-lookalike': {
    summary: sentence('A label has a character that looks like a delimiter.').text,
    remedy: AS_A_LABEL,
  },
  'deceptive-mark': {
    summary: sentence(
      'A label has a mark that is repeated, stacked, drawn across its letter or like the dot of its letter.',
    ).text,
    remedy: AS_A_LABEL,
  },
  'foreign-mark': {
    summary: sentence('A label has a mark on a character of a script that does not use it.').text,
    remedy: AS_A_LABEL,
  },
  'misplaced-kana': {
    summary: sentence('A label has a Japanese letter or mark where Japanese does not use it.').text,
    remedy: AS_A_LABEL,
  },
  'han-lookalike': {
    summary: sentence(
      'A label mixes other characters with a Chinese character that looks like a letter or sign.',
    ).text,
    remedy: AS_A_LABEL,
  },
  'punctuation-lookalike': {
    summary: sentence('A label has a character that looks like a hyphen or a quotation mark.').text,
    remedy: AS_A_LABEL,
  },
  'registry-letter': {
    summary: sentence('A label has a letter that is not usual below its top-level domain.').text,
    remedy: AS_A_LABEL,
  },
  'mixed-script': {
    summary: sentence('A label mixes scripts that are not written together.').text,
    sentenceOn: (resembles) =>
      sentence(
        'A label mixes scripts that are not written together: it looks like {resembles:name100}.',
        { resembles },
      ),
    remedy: AS_A_LABEL,
  },
  'mixed-digits': {
    summary: sentence('A label mixes digits of two systems.').text,
    remedy: AS_A_LABEL,
  },
  'digit-lookalike': {
    summary: sentence('A label has only digits and characters that look like digits.').text,
    sentenceOn: (resembles) =>
      sentence(
        'A label has only digits and characters that look like digits. It reads like {resembles:name100}.',
        { resembles },
      ),
    remedy: AS_A_LABEL,
  },
  'whole-script-confusable': {
    summary: sentence('A label is written in one script and looks like a label in ASCII.').text,
    sentenceOn: (resembles) =>
      sentence('A label in another script looks like {resembles:name100}.', { resembles }),
    remedy: AS_A_LABEL,
  },
  confusable: {
    summary: sentence('A part of the domain looks like an ASCII name.').text,
    sentenceOn: (resembles) => sentence('A label looks like {resembles:name100}.', { resembles }),
    remedy: AS_A_LABEL,
  },
  'resembles-known': {
    summary: sentence('The domain looks like a known domain.').text,
    sentenceOn: (resembles) =>
      sentence('The domain looks like {resembles:name100}.', { resembles }),
    remedy: 'Show the whole domain as A-labels, and warn the reader before they go there.',
  },
  'near-known': {
    summary: sentence('The domain is almost a known domain.').text,
    sentenceOn: (resembles, likeness) => {
      const facts = { resembles, likeness: likeness! }
      switch (likeness) {
        case 'joined':
          return sentence('Dots and hyphens aside, the domain is {resembles:name100}.', facts)
        case 'added-word':
          return sentence(
            'The domain has other words beside the name of {resembles:name100}.',
            facts,
          )
        case 'other-suffix':
          return sentence('Except for its end, the domain is {resembles:name100}.', facts)
        default:
          return sentence('The domain is spelt almost like {resembles:name100}.', facts)
      }
    },
    remedy: 'Show the reader where it differs before they go there: many such domains are honest.',
  },
}))()
