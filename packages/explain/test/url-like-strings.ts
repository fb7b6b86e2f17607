import fc from 'fast-check'

const piece = fc.constantFrom(
  ...[
    'http',
    'https:',
    'file:',
    'foo:',
    '://',
    '//',
    '/',
    '\\',
    ':',
    '@',
    '?',
    '#',
    '.',
    '..',
    '-',
  ],
  ...[
    'a',
    'xn--',
    'xn--a',
    'xn--9ca',
    'é',
    'א',
    'ا',
    '١',
    '\u0301',
    '\u200d',
    '\u00ad',
    '℀',
    '％',
    '。',
  ],
  ...[
    '1',
    '0x',
    '08',
    '256',
    '4294967296',
    '99999',
    '[',
    ']',
    '::',
    '::1',
    '%',
    '%20',
    '%FF',
    '%C3%A9',
  ],
  ...[' ', '\t', '\n', '\0', '\x7f', '|', '<', '^', 'c|', '\ud800', '\u{1f4a9}', '\ufffe', '１'],
)
const starts = fc.constantFrom('https://', 'http://1.2.', 'https://[', 'foo://', 'file://', '')
/** Strings that look like URLs, with every kind of error. */
export const urlLikeStrings: fc.Arbitrary<string> = fc
  .tuple(starts, fc.array(piece, { maxLength: 9 }))
  .map(([start, pieces]) => start + pieces.join(''))
