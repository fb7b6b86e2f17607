import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { section } from '../sections.ts'

const bidi = section('https://www.rfc-editor.org/rfc/rfc5893#section-2', 'error')

const BIDI =
  'The Bidi rule prevents domains whose characters would be displayed in a confusing order.'

export const bidiFirstCharacter: Cause = {
  ...bidi(
    'bidi-first-character',
    ['domain-to-ASCII'],
    [
      'In a domain with right-to-left letters, a label must begin with a letter.',
      BIDI,
      'Begin the label with a letter.',
    ],
    ['https://1\u05d0.com/', '1', 'https://\u05d01.com/'],
    ['https://\u05d0.1a.com/', '1', 'https://\u05d0.a1.com/'],
    ['https://\u05d0.-a/', '-', 'https://\u05d0.a/'],
  ),
  fault: {
    reasons: ['bidi-first-character'],
    rule: (character) =>
      sentence(
        'In a domain with letters that run from right to left, such as Hebrew or Arabic ones, each part must begin with a letter, and not with {character:phrase} (condition 1 of the Bidi rule).',
        { character },
      ),
  },
}

export const bidiRightToLeftCharacter: Cause = {
  ...bidi(
    'bidi-right-to-left-character',
    ['domain-to-ASCII'],
    [
      'A right-to-left label contains a left-to-right letter.',
      BIDI,
      'Put the letters of the other direction into a label of their own.',
    ],
    ['https://\u05d0a\u05d1.com/', 'a', 'https://\u05d0\u05d1.a.com/'],
    ['https://\u0627b.com/', 'b', 'https://\u0627.b.com/'],
    ['https://\u05d0\u4f8b\u05d1.com/', '\u4f8b', 'https://\u05d0\u05d1.\u4f8b.com/'],
  ),
  fault: {
    reasons: ['bidi-right-to-left-character'],
    rule: (character) =>
      sentence(
        'A part of a domain that begins with a right-to-left letter cannot contain {character:phrase}, which runs from left to right (condition 2 of the Bidi rule).',
        { character },
      ),
  },
}

export const bidiRightToLeftEnd: Cause = {
  ...bidi(
    'bidi-right-to-left-end',
    ['domain-to-ASCII'],
    [
      'A right-to-left label must end with a letter or a digit.',
      BIDI,
      'Remove what is after the last letter or digit.',
    ],
    ['https://\u05d0!.com/', '!', 'https://\u05d0.com/'],
    ['https://\u05d0+.com/', '+', 'https://\u05d0.com/'],
    ['https://\u0627-.com/', '-', 'https://\u0627.com/'],
  ),
  fault: {
    reasons: ['bidi-right-to-left-end'],
    rule: (character) =>
      sentence(
        'A part of a domain in right-to-left letters must end with a letter or a digit, and not with {character:phrase} (condition 3 of the Bidi rule).',
        { character },
      ),
  },
}

export const bidiMixedDigits: Cause = {
  ...bidi(
    'bidi-mixed-digits',
    ['domain-to-ASCII'],
    [
      'A right-to-left label has both European and Arabic digits.',
      BIDI,
      'Use only one kind of digits.',
    ],
    ['https://\u06271\u0661.com/', '\u0661', 'https://\u062711.com/'],
    ['https://\u0627\u06611.com/', '1', 'https://\u0627\u0661\u0661.com/'],
    ['https://\u05d02\u0662.com/', '\u0662', 'https://\u05d022.com/'],
  ),
  fault: {
    reasons: ['bidi-mixed-digits'],
    rule: (character) =>
      sentence(
        'A part of a domain has digits of two kinds, 0 to 9 and Arabic ones; the second kind begins with {character:phrase} (condition 4 of the Bidi rule).',
        { character },
      ),
  },
}

export const bidiLeftToRightCharacter: Cause = {
  ...bidi(
    'bidi-left-to-right-character',
    ['domain-to-ASCII'],
    [
      'In a domain with right-to-left letters, a left-to-right label contains a letter or digit of the other direction.',
      BIDI,
      'Put the letters of the other direction into a label of their own.',
    ],
    ['https://a\u05d0.com/', '\u05d0', 'https://a.\u05d0.com/'],
    ['https://a\u0627b.com/', '\u0627', 'https://ab.\u0627.com/'],
    ['https://b\u0661.com/', '\u0661', 'https://b1.com/'],
  ),
  fault: {
    reasons: ['bidi-left-to-right-character'],
    rule: (character) =>
      sentence(
        'In a domain with letters that run from right to left, such as Hebrew or Arabic ones, a part that begins with a left-to-right letter cannot contain {character:phrase} (condition 5 of the Bidi rule).',
        { character },
      ),
  },
}

export const bidiLeftToRightEnd: Cause = {
  ...bidi(
    'bidi-left-to-right-end',
    ['domain-to-ASCII'],
    [
      'In a domain with right-to-left letters, a left-to-right label must end with a letter or a digit.',
      BIDI,
      'Remove what is after the last letter or digit.',
    ],
    ['https://\u05d0.a!/', '!', 'https://\u05d0.a/'],
    ['https://a-.\u05d0/', '-', 'https://a.\u05d0/'],
    ['https://a+.\u0627/', '+', 'https://a.\u0627/'],
  ),
  fault: {
    reasons: ['bidi-left-to-right-end'],
    rule: (character) =>
      sentence(
        'In a domain with letters that run from right to left, such as Hebrew or Arabic ones, a part in left-to-right letters must end with a letter or a digit, and not with {character:phrase} (condition 6 of the Bidi rule).',
        { character },
      ),
  },
}
