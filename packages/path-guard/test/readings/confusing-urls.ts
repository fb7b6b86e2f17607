import fc from 'fast-check'

const SCHEMES = ['http', 'https', 'https', 'http', 'HTTP', 'ftp', 'ws', 'foo', '', 'java+x', 'file']
const SLASHES = ['://', '://', '://', ':/', ':', ':///', ':\\\\', ':/\\', ':\\/', ':////', '//']
const USERS = [
  ...['', '', '', 'u@', 'u:p@', 'a:b:c@', 'u%40v@', 'u@v@', 'u/v@', 'u#v@', 'u?v@', '@', ':@'],
  ...['é@', 'u[v@', 'u]v@', 'u\\v@'],
]
const HOSTS = [
  ...['good.example', 'evil.example', 'GOOD.Example', '127.0.0.1', '127.1', '0x7f.1', '2130706433'],
  ...['0177.0.0.1', '[::1]', '[::ffff:10.0.0.1]', '[fe80::1%25eth0]', '[::1', '::1', 'faß.de'],
  ...['bücher.de', '%67ood.example', 'a%2eb.example', 'a%00b', 'a_b.example', '-a.example', 'a..b'],
  ...['.a', 'a.', 'good.example.', '', 'ex ample', 'goo\td.example', 'good.example%40evil.example'],
  ...[
    'good%2F.example',
    '℀.example',
    'good．example',
    'ｇｏｏｄ.example',
    'a℅b.example',
    '1.2.3.4.5',
  ],
  ...['1.2.3', '256.1.1.1', 'a,b.example', 'a;b.example', 'a!b', "a'b", '{a}', 'a|b', 'a^b'],
  ...['[v1.x]', '[1.2.3.4]', 'localhost', 'xn--a', '１２７.0.0.1', 'a\u00ad.b', 'a\u200db.example'],
]
const BETWEEN = [
  ...[
    '@',
    ':',
    '/',
    '\\',
    '#',
    '?',
    ';',
    '%40',
    '%23',
    '%2f',
    '%5c',
    '&',
    '[',
    ']',
    '.',
    ' ',
    '\t',
  ],
  ...['\n', '\u0000', '％', '＠', '／', '：', '@@', ':@', '\\@', '/@', '#@', '?@', ';@', ':80@'],
  ...[':80:90', ':80', ':080', ':0', ':65536', ':99999999999', ':a', ':-1', ':+1', ': 80', ':８０'],
  ...[
    '::',
    ' &@',
    '[@',
    ']@',
    '%',
    '%zz',
    '"',
    '<',
    '`',
    '^',
    '|',
    '{',
    '\u00a0',
    '\u007f',
    '\u0085',
  ],
]
const PORTS = ['', '', '', '', ':80', ':443', ':8080', ':', ':a', ':0080', ':65536', ':-1', ':8 0']
const TAILS = [
  ...[
    '',
    '/',
    '/a/../b',
    '/a',
    '?q',
    '#f',
    '/a?b#c',
    '\\a',
    '/%zz',
    '/a b',
    '?a@b',
    '#@evil.example',
  ],
  ...['/é', '//x', ';a', '/a?b@c/d', '?', '#', '/\\x', '/a:b@c'],
]
const OUTER = ['', '', '', '', '', '', ' ', '\t', '\u0001', '\n', '\u00a0']

/** URLs as attacks on programs with two parsers have them, and many that are only wrong. */
export const confusingUrls: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...OUTER),
    fc.constantFrom(...SCHEMES),
    fc.constantFrom(...SLASHES),
    fc.constantFrom(...USERS),
    fc.constantFrom(...HOSTS),
    fc.array(fc.tuple(fc.constantFrom(...BETWEEN), fc.constantFrom('', '', ...HOSTS)), {
      maxLength: 2,
    }),
    fc.constantFrom(...PORTS),
    fc.constantFrom(...TAILS),
    fc.constantFrom(...OUTER),
  )
  .map((pieces) => pieces.flat(3).join(''))
