import { expect, test } from 'vitest'
import { type Refuse, tokenize } from '../src/tokenizer.ts'

const strict: Refuse = (name, start, end) => {
  throw new Error(`${name} ${start}-${end}`)
}
const tokens = (input: string, refuse: Refuse | null = strict) =>
  tokenize(input, refuse).map(({ type, value }) => (type === 'end' ? type : `${type} ${value}`))

test.each([
  ['', ['end']],
  ['a🍅', ['char a', 'char 🍅', 'end']],
  ['*+?', ['asterisk *', 'other-modifier +', 'other-modifier ?', 'end']],
  ['{a}', ['open {', 'char a', 'close }', 'end']],
  ['\\:\\🍅', ['escaped-char :', 'escaped-char 🍅', 'end']],
  [':id.', ['name id', 'char .', 'end']],
  [':$_1é\u200d', ['name $_1é\u200d', 'end']],
  [':𝒳x', ['name 𝒳x', 'end']],
  ['(\\d+)?', ['regexp \\d+', 'other-modifier ?', 'end']],
  ['((?:a|(?:b))\\))', ['regexp (?:a|(?:b))\\)', 'end']],
])('%j has these tokens', (input, expected) => {
  expect(tokens(input)).toEqual(expected)
})

test('a token has its offset, in code units', () => {
  expect(tokenize('🍅:id(a)', strict).map(({ index, end }) => [index, end])).toEqual([
    [0, 2],
    [2, 5],
    [5, 8],
    [8, 8],
  ])
})

test.each([
  ['a\\', 'escape-incomplete 1-2', ['char a', 'invalid-char \\', 'end']],
  [':1', 'name-missing 0-1', ['invalid-char :', 'char 1', 'end']],
  ['(a', 'regexp-unclosed 0-2', ['invalid-char (', 'char a', 'end']],
  ['(a\\', 'regexp-unclosed 0-3', ['invalid-char (', 'char a', 'invalid-char \\', 'end']],
  ['(a(', 'regexp-unclosed 0-3', ['invalid-char (', 'char a', 'invalid-char (', 'end']],
  ['()', 'regexp-empty 0-2', ['invalid-char (', 'char )', 'end']],
  ['(é)', 'regexp-not-ascii 1-2', ['invalid-char (', 'char é', 'char )', 'end']],
  ['(\\é)', 'regexp-not-ascii 1-2', ['invalid-char (', 'escaped-char é', 'char )', 'end']],
  [
    '(?a)',
    'regexp-question-mark 1-2',
    ['invalid-char (', 'other-modifier ?', 'char a', 'char )', 'end'],
  ],
  ['(a(b))', 'regexp-capturing 2-3', ['invalid-char (', 'char a', 'regexp b', 'char )', 'end']],
])(
  '%j is refused under the policy strict, and has invalid tokens under lenient',
  (input, error, all) => {
    expect(() => tokenize(input, strict)).toThrow(error)
    expect(tokens(input, null)).toEqual(all)
  },
)
