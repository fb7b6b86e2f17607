import { expect, test } from 'vitest'
import { drawCarets, drawPlaces } from '../src/terminal/carets.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

test.each([
  [0, 0, 'abcdefghijkl…', '^'],
  [0, 1, 'abcdefghijkl…', '^'],
  [3, 5, 'abcdefghijkl…', '   ^^'],
  [4, 6, 'abcdefghijkl…', '    ^^'],
  [5, 6, '…bcdefghijklm…', '     ^'],
  [10, 12, '…ghijklmnopqr…', '     ^^'],
  [20, 22, '…qrstuvwxyz', '     ^^'],
  [25, 26, '…vwxyz', '     ^'],
  [26, 26, '…wxyz', '     ^'],
  [2, 20, 'abcdefghijkl…', '  ^^^^^^^^^^'],
  [0, 26, 'abcdefghijkl…', '^^^^^^^^^^^^'],
])(
  'of 26 letters, 12 columns show the part from %d to %d, a third of them before it',
  (start, end, line, carets) => {
    expect(drawCarets(LETTERS, start, end, 12)).toEqual({ line, carets })
  },
)

test('a string as wide as the window is whole, and one column more is cut', () => {
  expect(drawCarets('abcdefghijkl', 11, 12, 12)).toEqual({
    line: 'abcdefghijkl',
    carets: '           ^',
  })
  expect(drawCarets('abcdefghijklm', 3, 4, 12)).toEqual({ line: 'abcdefghijkl…', carets: '   ^' })
  const wide = 'x'.repeat(96)
  expect(drawCarets(wide, 0, 1).line).toBe(wide)
  expect(drawCarets(`${wide}x`, 0, 1).line).toBe(`${wide}…`)
})

test('an empty string has one caret', () => {
  expect(drawCarets('', 0, 0, 12)).toEqual({ line: '', carets: '^' })
})

test('a window neither begins inside a surrogate pair nor breaks a wide character', () => {
  const text = `${'x'.repeat(40)}\u{1f600}${'y'.repeat(40)}`
  expect(drawCarets(text, 40, 42, 9)).toEqual({ line: '…xxx\u{1f600}yyyy…', carets: '    ^^' })
  // The pair is where the laid out part would begin: 12 before the part.
  expect(drawCarets(text, 53, 54, 12)).toEqual({ line: '…yyyyyyyyyyyy…', carets: '     ^' })
  const marked = `${'x'.repeat(40)}\u{1f600}${'\u0301'.repeat(11)}${'y'.repeat(40)}`
  expect(drawCarets(marked, 53, 54, 12)).toEqual({
    line: `…\u{1f600}${'\u0301'.repeat(11)}${'y'.repeat(10)}…`,
    carets: '   ^',
  })
  expect(drawCarets(`ab\u{1f600}${'y'.repeat(9)}`, 6, 7, 3)).toEqual({
    line: '…yyy…',
    carets: '  ^',
  })
})

test('marks take no columns: four code units for each column are laid out at once', () => {
  const text = `e${'\u0301'.repeat(47)}`
  expect(drawCarets(text, 1, 2, 12)).toEqual({ line: text, carets: ' ^' })
  expect(drawCarets(`${text}\u0301`, 1, 2, 12).line).toBe(`e${'\u0301'.repeat(13)}…`)
})

test('several parts are under one line if the same excerpt shows them', () => {
  const places = (...starts: number[]) => starts.map((start) => ({ start, end: start + 1 }))
  expect(drawPlaces('a b c d', places(1, 3, 5), 20)).toEqual([
    { line: 'a b c d', carets: ' ^ ^ ^' },
  ])
  expect(drawPlaces('abc', places(2, 0))).toEqual([{ line: 'abc', carets: '^ ^' }])
  expect(drawPlaces('abc', places(0, 2))).toEqual([{ line: 'abc', carets: '^ ^' }])
  expect(drawPlaces(LETTERS, places(1, 3, 24), 12)).toEqual([
    { line: 'abcdefghijkl…', carets: ' ^ ^' },
    { line: '…uvwxyz', carets: '     ^' },
  ])
  expect(drawPlaces(LETTERS, places(24, 1, 3), 12)).toEqual([
    { line: '…uvwxyz', carets: '     ^' },
    { line: 'abcdefghijkl…', carets: ' ^ ^' },
  ])
  expect(drawPlaces('abc', [])).toEqual([])
  expect(drawPlaces('x'.repeat(97), places(0))[0]?.line).toBe(`${'x'.repeat(96)}…`)
})
