import { expect, test } from 'vitest'
import { hasDotSegment } from '../src/compile-template.ts'
import { encodeReserved } from '../src/expand-template.ts'
import { checkString, PLAIN } from '../src/value-check.ts'

const OPERATORS = ['', '+', '#', '.', ';', '?'] as const

/** Why each operator refuses a string, without `value-`; empty where it does not. */
function codesOf(text: string, policy: 'strict' | 'contained'): string[] {
  return OPERATORS.map((operator) => {
    const code = checkString(text, operator, 'string', policy)
    expect(checkString(text, '/', 'string', policy)).toBe(checkString(text, '', 'string', policy))
    expect(checkString(text, '&', 'string', policy)).toBe(checkString(text, '?', 'string', policy))
    return code?.replace('value-', '') ?? ''
  })
}

test.each<[string, string[], string[]]>([
  ['', ['empty', 'empty', '', 'empty', '', ''], ['empty', 'empty', '', 'empty', '', '']],
  ['a', ['', '', '', '', '', ''], ['', '', '', '', '', '']],
  ['.', ['', '', '', 'separator', '', ''], ['', '', '', 'separator', '', '']],
  ['..', ['', '', '', 'separator', '', ''], ['', '', '', 'separator', '', '']],
  ['...', ['', '', '', 'separator', '', ''], ['', '', '', 'separator', '', '']],
  ['a.b', ['', '', '', 'separator', '', ''], ['', '', '', 'separator', '', '']],
  ['.a', ['', '', '', 'separator', '', ''], ['', '', '', 'separator', '', '']],
  ['a b', ['', '', '', '', '', ''], ['', '', '', '', '', '']],
  [' ', ['', '', '', '', '', ''], ['', '', '', '', '', '']],
  [
    '. ',
    ['dots-and-spaces', 'dots-and-spaces', '', 'separator', 'dots-and-spaces', ''],
    ['', '', '', 'separator', '', ''],
  ],
  [
    'a/b',
    ['separator', '', '', 'separator', 'separator', ''],
    ['separator', '', '', 'separator', 'separator', ''],
  ],
  [
    'a\\b',
    ['separator', 'separator', '', 'separator', 'separator', ''],
    ['separator', 'separator', '', 'separator', 'separator', ''],
  ],
  ['%', ['', '', '', '', '', ''], ['', '', '', '', '', '']],
  ['%4', ['', '', '', '', '', ''], ['', '', '', '', '', '']],
  [
    '%41',
    ['', 'percent-encoded', 'percent-encoded', '', '', ''],
    ['', 'percent-encoded', 'percent-encoded', '', '', ''],
  ],
  [
    '%2e',
    [
      'multiple-encoding',
      'percent-encoded',
      'percent-encoded',
      'multiple-encoding',
      'multiple-encoding',
      '',
    ],
    ['', 'percent-encoded', 'percent-encoded', '', '', ''],
  ],
  [
    '%2f',
    [
      'multiple-encoding',
      'percent-encoded',
      'percent-encoded',
      'multiple-encoding',
      'multiple-encoding',
      '',
    ],
    ['', 'percent-encoded', 'percent-encoded', '', '', ''],
  ],
  [
    '%252e',
    [
      'multiple-encoding',
      'percent-encoded',
      'percent-encoded',
      'multiple-encoding',
      'multiple-encoding',
      '',
    ],
    ['', 'percent-encoded', 'percent-encoded', '', '', ''],
  ],
  [
    '..;',
    [
      'dot-segment-parameter',
      'dot-segment-parameter',
      '',
      'separator',
      'dot-segment-parameter',
      '',
    ],
    ['', '', '', 'separator', '', ''],
  ],
  [
    '..;x',
    [
      'dot-segment-parameter',
      'dot-segment-parameter',
      '',
      'separator',
      'dot-segment-parameter',
      '',
    ],
    ['', '', '', 'separator', '', ''],
  ],
  [
    'x/..;y',
    ['separator', 'dot-segment-parameter', '', 'separator', 'separator', ''],
    ['separator', '', '', 'separator', 'separator', ''],
  ],
  ['a\u0000', ['control', 'control', '', 'control', 'control', ''], ['', '', '', '', '', '']],
  ['a\u001f', ['control', 'control', '', 'control', 'control', ''], ['', '', '', '', '', '']],
  ['a ', ['', '', '', '', '', ''], ['', '', '', '', '', '']],
  ['a\u007f', ['control', 'control', '', 'control', 'control', ''], ['', '', '', '', '', '']],
  ['a\u0080', ['control', 'control', '', 'control', 'control', ''], ['', '', '', '', '', '']],
  ['a\u009f', ['control', 'control', '', 'control', 'control', ''], ['', '', '', '', '', '']],
  ['a\u00a0', ['', '', '', '', '', ''], ['', '', '', '', '', '']],
  [
    '\ud800',
    [
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
    ],
    [
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
    ],
  ],
  [
    'a\udfff',
    [
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
    ],
    [
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
      'lone-surrogate',
    ],
  ],
  ['\ud83d\ude00', ['', '', '', '', '', ''], ['', '', '', '', '', '']],
  ['a?b', ['', 'delimiter', '', '', '', ''], ['', 'delimiter', '', '', '', '']],
  ['a#b', ['', 'delimiter', 'delimiter', '', '', ''], ['', 'delimiter', 'delimiter', '', '', '']],
  ['a,b', ['', '', '', '', '', ''], ['', '', '', '', '', '']],
  ['a=b', ['', '', '', '', '', ''], ['', '', '', '', '', '']],
  ['a&b', ['', '', '', '', '', ''], ['', '', '', '', '', '']],
  ['a;b', ['', '', '', '', '', ''], ['', '', '', '', '', '']],
  ['!', ['', '', '', '', '', ''], ['', '', '', '', '', '']],
  [
    'x/\t',
    ['separator', 'control', '', 'separator', 'separator', ''],
    ['separator', '', '', 'separator', 'separator', ''],
  ],
  ['é', ['', '', '', '', '', ''], ['', '', '', '', '', '']],
])('%j is refused by %j, or contained by %j', (text, strict, contained) => {
  expect(codesOf(text, 'strict')).toEqual(strict)
  expect(codesOf(text, 'contained')).toEqual(contained)
})

test('members of lists and records have no comma where commas are copied, and records may have empty ones', () => {
  const codes = (text: string) =>
    OPERATORS.map((operator) =>
      (['list', 'record'] as const).map((kind) => checkString(text, operator, kind, 'strict')),
    )
  const [none, both] = [
    [null, null],
    ['value-delimiter', 'value-delimiter'],
  ]
  expect(codes('a,b')).toEqual([none, both, both, none, none, none])
  expect(codes('')).toEqual([
    ['value-empty', null],
    ['value-empty', 'value-empty'],
    none,
    ['value-empty', null],
    none,
    none,
  ])
})

test.each<[string, boolean]>([
  ['a', true],
  ['', false],
  ['.a', false],
  ['a.b', true],
  ['~-_.', true],
  ['-', true],
  ['~', true],
  ['a b', false],
  ['a%', false],
  ['a/', false],
  ['é', false],
  ['a\n', false],
])('%j is plain: %s', (text, expected) => {
  expect(PLAIN.test(text)).toBe(expected)
})

test.each<[string, boolean]>([
  ['', false],
  ['.', true],
  ['..', true],
  ['a', false],
  ['./a', true],
  ['../a', true],
  ['a/.', true],
  ['a/..', true],
  ['a/./b', true],
  ['a/.b', false],
  ['.a', false],
  ['a/...', false],
  ['%2e', true],
  ['%2E/a', true],
  ['a/%2e%2e', true],
  ['a/%2ea', false],
  ['a/%2f', false],
  ['?.', false],
  ['?/./', false],
  ['a?/../b', false],
  ['a#/../b', false],
  ['a/.?b', true],
  ['a/..#b', true],
  ['%', false],
  ['a%2e', false],
  ['x:..', false],
  ['x:/..', true],
  ['//../a', true],
  ['.%2e', true],
])('%j has a dot segment in its path: %s', (uri, expected) => {
  expect(hasDotSegment(uri)).toBe(expected)
})

test.each<[string, string]>([
  ['a b', 'a%20b'],
  ['%41', '%41'],
  ['%4', '%254'],
  ['%', '%25'],
  ['%zz%41', '%25zz%41'],
  ['a%41 b%42', 'a%41%20b%42'],
  ['é%C3', '%C3%A9%C3'],
  ['<>"{}|\\^`', '%3C%3E%22%7B%7D%7C%5C%5E%60'],
  ["!#$&'()*+,/:;=?@[]-._~", "!#$&'()*+,/:;=?@[]-._~"],
  ['%%41', '%25%41'],
  ['%41%', '%41%25'],
])('%j with reserved characters is %s', (text, expected) => {
  expect(encodeReserved(text)).toBe(expected)
})
