import { expect, test } from 'vitest'
import { characterAt, isValidNameCodePoint } from '../src/name-code-points.ts'

test('of ASCII, names have letters, digits, the underscore and the dollar; digits not first', () => {
  const ascii = Array.from({ length: 0x80 }, (_, unit) => String.fromCharCode(unit))
  const letters = '$ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
  expect(ascii.filter((one) => isValidNameCodePoint(one, true)).join('')).toBe(letters)
  expect(ascii.filter((one) => isValidNameCodePoint(one, false)).join('')).toBe(
    `$0123456789${letters.slice(1)}`,
  )
})

test.each([
  ['', false, false],
  ['\u0080', false, false],
  ['\u00aa', true, true],
  ['\u00b7', false, true],
  ['\u00e9', true, true],
  ['\u0300', false, true],
  ['\u0661', false, true],
  ['\u200b', false, false],
  ['\u200c', false, true],
  ['\u200d', false, true],
  ['\u200e', false, false],
  ['\u2118', true, true],
  ['\u203f', false, true],
  ['\ud835', false, false],
  ['\u{1d4b3}', true, true],
  ['\u{1f345}', false, false],
  ['\u{e0100}', false, true],
  ['\u00e9\u00e9', false, false],
])('%j begins a name: %j, is in one: %j', (codePoint, begins, continues) => {
  expect(isValidNameCodePoint(codePoint, true)).toBe(begins)
  expect(isValidNameCodePoint(codePoint, false)).toBe(continues)
})

test('a character is a whole code point, and the empty string at the end', () => {
  const at = (text: string) =>
    Array.from({ length: text.length + 2 }, (_, i) => characterAt(text, i))
  expect(at('')).toEqual(['', ''])
  expect(at('a\u{1f345}b')).toEqual(['a', '\u{1f345}', '\udf45', 'b', '', ''])
  expect(at('\ud83c')).toEqual(['\ud83c', '', ''])
})
