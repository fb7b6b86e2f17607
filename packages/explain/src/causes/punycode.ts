import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { section } from '../sections.ts'

const punycode = section('https://www.rfc-editor.org/rfc/rfc3492#section-6.2', 'error')

const A_LABEL =
  'A label that begins with `xn--` must be exactly the form that IDNA defines for a name in another script.'

export const punycodeNotAscii: Cause = {
  ...punycode(
    'punycode-not-ascii',
    ['domain-to-ASCII'],
    [
      'A name that begins with xn-- cannot contain non-ASCII characters.',
      A_LABEL,
      'Write the whole name in its own script.',
    ],
    ['https://xn--\u00e9.com/', '\u00e9', 'https://\u00e9.com/'],
    ['https://xn--a\u00fc.com/', '\u00fc', 'https://a\u00fc.com/'],
    ['https://xn--\u4f8b.jp/', '\u4f8b', 'https://\u4f8b.jp/'],
  ),
  fault: {
    reasons: ['punycode-not-ascii'],
    rule: (character) =>
      sentence(
        'A name that begins with `xn--` is a name in another script, written in ASCII, so it cannot contain {character:phrase} as well.',
        { character },
      ),
  },
}

export const punycodeDigit: Cause = {
  ...punycode(
    'punycode-digit',
    ['domain-to-ASCII'],
    [
      'After the last hyphen, a name that begins with xn-- has only letters and digits.',
      A_LABEL,
      'Check the spelling, or write the name in its own script.',
    ],
    ['https://xn--9c_a.com/', '_', 'https://\u00e9.com/'],
    ['https://xn--td!a.com/', '!', 'https://\u00fc.com/'],
    ['https://xn--mnchen-3y*.de/', '*', 'https://m\u00fcnchen.de/'],
  ),
  fault: {
    reasons: ['punycode-digit'],
    rule: (character) =>
      sentence(
        'A name that begins with `xn--` is a name in another script, written in ASCII with letters and digits (Punycode), and cannot contain {character:phrase}.',
        { character },
      ),
  },
}

export const punycodeOverflow: Cause = {
  ...punycode(
    'punycode-overflow',
    ['domain-to-ASCII'],
    [
      'The Punycode name (xn--…) does not end in a whole character: it is cut off or misspelt.',
      A_LABEL,
      'Check the spelling, or write the name in its own script.',
    ],
    ['https://xn--mnchen-3y.de/', 'xn--mnchen-3y', 'https://m\u00fcnchen.de/'],
    ['https://xn--bcher-kv.example/', 'xn--bcher-kv', 'https://b\u00fccher.example/'],
    ['https://xn--caf-99999999.fr/', 'xn--caf-99999999', 'https://caf\u00e9.fr/'],
  ),
  fault: { reasons: ['punycode-overflow'] },
}

export const punycodeOfAscii: Cause = {
  ...punycode(
    'punycode-of-ascii',
    ['domain-to-ASCII'],
    [
      'A name begins with xn--, but decodes to ASCII or to nothing.',
      A_LABEL,
      'Write the name without xn--.',
    ],
    ['https://xn--.com/', 'xn--', 'https://example.com/'],
    ['https://xn--abc-.com/', 'xn--abc-', 'https://abc.com/'],
    ['https://a.xn--b-.com/', 'xn--b-', 'https://a.b.com/'],
  ),
  fault: { reasons: ['punycode-of-ascii'] },
}

export const punycodeNotNormalized: Cause = {
  ...punycode(
    'punycode-not-normalized',
    ['domain-to-ASCII'],
    [
      'A label begins with xn--, but decodes to text that is not in Normalization Form C.',
      A_LABEL,
      'Write the name itself, in its own script.',
    ],
    ['https://xn--u-ccb.com/', 'xn--u-ccb', 'https://u\u0308.com/'],
    ['https://xn--e-xbb.com/', 'xn--e-xbb', 'https://e\u0301.com/'],
    ['https://b.xn--u-ccb/', 'xn--u-ccb', 'https://b.u\u0308/'],
  ),
  fault: { reasons: ['punycode-not-normalized'] },
}

export const punycodeOfPrefix: Cause = {
  ...punycode(
    'punycode-of-prefix',
    ['domain-to-ASCII'],
    [
      'A label begins with xn--, and so does its decoded form.',
      A_LABEL,
      'Check the spelling, or choose another name.',
    ],
    ['https://\u00e9.xn--xn---epa/', 'xn--xn---epa', 'https://\u00e9.\u00e9/'],
    ['https://\u00fc.xn--xn---epa.com/', 'xn--xn---epa', 'https://\u00fc.\u00e9.com/'],
    ['https://xn--xn---epa.\u4f8b/', 'xn--xn---epa', 'https://\u00e9.\u4f8b/'],
  ),
  replacesInside: ['hyphens-third-fourth'],
  fault: { reasons: ['punycode-of-prefix'] },
}
