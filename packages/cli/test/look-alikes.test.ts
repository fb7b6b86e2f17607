import { expect, test } from 'vitest'
import { lookAlikeNote } from '../src/terminal/look-alikes.ts'

test.each([
  ['\u0430bc', 'abc', 'U+0430 and U+0061'],
  ['abc', 'ab\u0441', 'U+0063 and U+0441'],
  ['\u0430b\u0441d', 'abcd', 'U+0430 U+0062 U+0441 and U+0061 U+0062 U+0063'],
  ['e\u0301', '\u00e9', 'U+0065 U+0301 and U+00E9'],
  ['\u00e9', 'e\u0301', 'U+00E9 and U+0065 U+0301'],
  ['x\u0301', 'x\u0300', 'U+0301 and U+0300'],
  ['\u304b\u3099', '\u304c', 'U+304B U+3099 and U+304C'],
  ['\u{1d5ba}', 'a', 'U+1D5BA and U+0061'],
  ['\u{1d5ba}\u{1d5bb}\u{1d5bc}', 'abc', 'U+1D5BA U+1D5BB U+1D5BC and U+0061 U+0062 U+0063'],
])('%s and %s could look the same', (a, b, note) => {
  expect(lookAlikeNote(a, b)).toBe(note)
})

test.each([
  ['a', 'b'],
  ['\u007f', 'a'],
  ['\u0080', 'a'],
  ['', '\u0430'],
  ['\u0430', ''],
  ['', '\u0301'],
  ['x\u0301', 'x'],
  ['\u0430', 'aa'],
  ['\u65e5', '\u76ee'],
  ['\u{1f600}', 'a'],
  ['\u0430b\u0441\u0435', 'abce'],
  ['\u{1d5ba}\u{1d5bb}\u{1d5bc}\u{1d5bd}', 'abcd'],
])('%s and %s differ for everybody to see, or in too much', (a, b) => {
  expect(lookAlikeNote(a, b)).toBeNull()
})
