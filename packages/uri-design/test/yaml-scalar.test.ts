import { expect, test } from 'vitest'
import { scalarOffsets, writeScalar } from '../src/lint/yaml-scalar.ts'

test.each([
  ['abc', 'abc', [0, 1, 2, 3]],
  ['', '', [0]],
  ["'abc'", 'abc', [1, 2, 3, 4]],
  ["'a''b'", "a'b", [1, 2, 4, 5]],
  ["''", '', [1]],
  ['"abc"', 'abc', [1, 2, 3, 4]],
  ['"a\\tb"', 'a\tb', [1, 2, 4, 5]],
  ['"a\\x41b"', 'aAb', [1, 2, 6, 7]],
  ['"a\\u0041b"', 'aAb', [1, 2, 8, 9]],
  ['"a\\U00000041b"', 'aAb', [1, 2, 12, 13]],
  ['"a\\U0001f600b"', 'a\u{1f600}b', [1, 2, 2, 12, 13]],
  ['"a\\U0000ffffb"', 'a\uffffb', [1, 2, 12, 13]],
  ['"\u{1f600}b"', '\u{1f600}b', [1, 2, 3, 4]],
  ['"a\\\\b"', 'a\\b', [1, 2, 4, 5]],
  ['"a\nb"', 'a b', [0, 5, 5, 5]],
  ['|\n a', 'a', [0, 4]],
  ['abc', 'ab', [0, 3, 3]],
  ['"ab"', 'abc', [0, 4, 4, 4]],
])('the characters of %j, which means %j, are at %j', (source, value, offsets) => {
  expect(scalarOffsets(source, value)).toEqual(offsets)
})

test.each([
  ['abc', 'a-b/c.d~e%20_', 'a-b/c.d~e%20_'],
  ['abc', '', ''],
  ['abc', 'a b', null],
  ['abc', 'a:b', null],
  ['abc', '#', null],
  ["'abc'", "it's", "it''s"],
  ["'abc'", 'a: b"', 'a: b"'],
  ['"abc"', 'a"\\\n', 'a\\"\\\\\\n'],
  ['"abc"', "a'", "a'"],
  ['"a\nb"', 'a', null],
  ['a\nb', 'a', null],
  ['|', 'a', null],
  ['>', 'a', null],
])('in %j, %j is written as %j', (source, text, written) => {
  expect(writeScalar(source, text)).toBe(written)
})
