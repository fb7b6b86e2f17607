import type { DomainWarningCode } from '@waymark/display'
import type { DomainFaultReason } from '@waymark/explain'

/** Why a domain is refused, and what in it could deceive. */
export const en = {
  faults: {
    'ascii-character': 'Not a letter, digit or hyphen.',
    'disallowed-character': 'Disallowed in domains.',
    'forbidden-character': 'A forbidden domain code point.',
    'not-utf8': 'Percent-encoded bytes that are not UTF-8.',
    'nothing-left': 'The mapping leaves nothing.',
    'hyphen-at-start': 'A hyphen at the start of a label.',
    'hyphen-at-end': 'A hyphen at the end of a label.',
    'hyphens-in-third-and-fourth-place': 'Hyphens in the third and fourth place.',
    'empty-label': 'A label is empty.',
    'label-too-long': 'A label has more than 63 ASCII characters.',
    'domain-too-long': 'The domain has more than 253 ASCII characters.',
    'mark-at-start': 'A label cannot start with a combining mark.',
    joiner: 'Joiner rule (RFC 5892): there is nothing around it that it could join.',
    'punycode-not-ascii': 'An A-label has only ASCII characters.',
    'punycode-digit': 'Not a digit of Punycode.',
    'punycode-overflow': 'The Punycode breaks off or overflows.',
    'punycode-of-ascii': 'The A-label decodes to ASCII.',
    'punycode-not-normalized': 'The A-label decodes to text that is not in NFC.',
    'punycode-of-prefix': 'The A-label decodes to another one.',
    'label-not-encodable': 'The label has no Punycode.',
    'bidi-first-character':
      'Bidi rule 1 (RFC 5893): a label starts with a letter, left-to-right or right-to-left.',
    'bidi-right-to-left-character':
      'Bidi rule 2: a right-to-left label has no left-to-right letter.',
    'bidi-right-to-left-end':
      'Bidi rule 3: a right-to-left label ends with a letter or digit of its own.',
    'bidi-mixed-digits': 'Bidi rule 4: a label has European or Arabic digits, not both.',
    'bidi-left-to-right-character':
      'Bidi rule 5: a left-to-right label has no right-to-left letter.',
    'bidi-left-to-right-end': 'Bidi rule 6: a left-to-right label ends with a letter or digit.',
  } satisfies Record<DomainFaultReason, string>,
  warnings: {
    'invalid-a-label': 'Starts with xn-- and is not a valid A-label.',
    'restricted-character': 'Has a character that is not meant for names.',
    'invisible-character': 'Has a character that cannot be seen.',
    'delimiter-lookalike': 'Has a character that looks like a delimiter.',
    'deceptive-mark': 'Has a mark that hides or piles up.',
    'foreign-mark': 'Has a mark that its script does not use.',
    'misplaced-kana': 'Has a Japanese letter where Japanese has none.',
    'han-lookalike': 'Has a Chinese character that looks like a letter or sign.',
    'punctuation-lookalike': 'Has a character that looks like a hyphen or quotation mark.',
    'registry-letter': 'Has a letter that is not usual below this top-level domain.',
    'mixed-script': 'Mixes scripts that are not written together.',
    'mixed-digits': 'Mixes digits of two systems.',
    'digit-lookalike': 'Has only digits and what looks like digits.',
    'whole-script-confusable': 'In another script, it looks like a label in ASCII.',
    confusable: 'Looks like a label in ASCII.',
    'resembles-known': 'The domain looks like a known domain.',
    'near-known': 'The domain is almost a known domain.',
  } satisfies Record<DomainWarningCode, string>,
}

export type Reasons = Readonly<typeof en>
