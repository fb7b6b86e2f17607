import { expect, test } from 'vitest'
import { changeExcerpt } from '../src/terminal/change-excerpt.ts'
import { bytes, duration } from '../src/terminal/figures.ts'
import { piecesOf } from '../src/terminal/pieces.ts'
import { printedLine, printedText } from '../src/terminal/printed-text.ts'
import {
  escapeCodeUnits,
  layOut,
  quoted,
  safePath,
  safeText,
  shownText,
  widthOf,
} from '../src/terminal/safe-text.ts'
import { section } from '../src/terminal/section.ts'
import { plain } from '../src/terminal/style.ts'

test.each([
  ['\b', '\\b'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\f', '\\f'],
  ['\r', '\\r'],
])('%j has the short escape of JSON', (character, shown) => {
  expect(safeText(character)).toBe(shown)
})

test('what is not seen, or seen as a space, is escaped', () => {
  const hidden = [
    0x00, 0x1f, 0x7f, 0x85, 0x9f, 0xa0, 0xad, 0x34f, 0x378, 0x115f, 0x1160, 0x1680, 0x17b4, 0x17b5,
    0x180b, 0x180d, 0x180e, 0x180f, 0x2060, 0xfe00, 0xfe0f, 0x2000, 0x200a, 0x200b, 0x2028, 0x2029,
    0x202f, 0x205f, 0x2800, 0x3000, 0x3164, 0xe000, 0xfeff, 0xffa0,
  ]
  for (const code of hidden) {
    const shown = `\\u${code.toString(16).padStart(4, '0')}`
    expect(safeText(`a${String.fromCharCode(code)}b`)).toBe(`a${shown}b`)
  }
  expect(safeText('a\u{e0100}\u{e01ef}')).toBe('a\\udb40\\udd00\\udb40\\uddef')
  for (const seen of [' ', '!', '~', '\u00a1', '\u00e9', '\u65e5'])
    expect(safeText(seen)).toBe(seen)
})

test('cells have the offsets of code units and the columns of a terminal', () => {
  const cells = layOut('a\u0301\t\u{1f600}\u65e5\u0301~')
  expect(cells).toEqual([
    { start: 0, end: 1, shown: 'a', width: 1, escaped: false },
    { start: 1, end: 2, shown: '\u0301', width: 0, escaped: false },
    { start: 2, end: 3, shown: '\\t', width: 2, escaped: true },
    { start: 3, end: 5, shown: '\u{1f600}', width: 2, escaped: false },
    { start: 5, end: 6, shown: '\u65e5', width: 2, escaped: false },
    { start: 6, end: 7, shown: '\u0301', width: 0, escaped: false },
    { start: 7, end: 8, shown: '~', width: 1, escaped: false },
  ])
  expect(widthOf(cells)).toBe(8)
  expect(layOut('\u0301')).toEqual([
    { start: 0, end: 1, shown: '\u25cc\u0301', width: 1, escaped: false },
  ])
  expect(layOut('\u007f')).toEqual([
    { start: 0, end: 1, shown: '\\u007f', width: 6, escaped: true },
  ])
})

test('300 code units are shown unless another number is given, and the middle of a longer text is cut', () => {
  expect(safeText('a'.repeat(300))).toBe('a'.repeat(300))
  expect(safeText('a'.repeat(301))).toContain('\u2026')
  expect(safeText('abcdefghij', 10)).toBe('abcdefghij')
  expect(safeText('abcdefghij', 5)).toBe('ab\u2026ij')
})

test('an empty text has a word, an empty path has quotation marks', () => {
  expect([shownText(''), shownText('a\u200b'), shownText('abcdefghij', 5)]).toEqual([
    '(empty)',
    'a\\u200b',
    'ab\u2026ij',
  ])
  expect([safePath(''), safePath('a\tb'), safePath('x'.repeat(2000))]).toEqual([
    '""',
    'a\\tb',
    'x'.repeat(2000),
  ])
})

test('a quotation has no password, no control and at most so many characters', () => {
  expect(quoted('"\u202e')).toBe('"\\"\\u202e"')
  expect(quoted('http://u:secret@h/')).toBe('"http://u:***@h/"')
  expect(quoted('abcdefghij', 5)).toBe('"ab\u2026ij"')
})

test('each code unit is an escape of four digits', () => {
  expect(escapeCodeUnits('\u0001\u{1f600}')).toBe('\\u0001\\ud83d\\ude00')
  expect(escapeCodeUnits('')).toBe('')
})

test('what is between backticks stays on one line', () => {
  const texts = piecesOf('as `\uff1a`, `\uff05`. \u65e5`a\uff0fb`\u672c').map(({ text }) => text)
  expect(texts).toEqual(['as', '`\uff1a`,', '`\uff05`.', '\u65e5', '`a\uff0fb`', '\u672c'])
})

test('pieces of a line are words, and characters of Japanese with what belongs to them', () => {
  expect(piecesOf('ab\uff08\u300c\u65e5\u672c\u300d\u3002\u30ab\u30fc a\u65e5b')).toEqual([
    { text: 'ab', width: 2, gap: ' ' },
    { text: '\uff08\u300c\u65e5', width: 6, gap: '' },
    { text: '\u672c\u300d\u3002', width: 6, gap: '' },
    { text: '\u30ab\u30fc', width: 4, gap: '' },
    { text: 'a', width: 1, gap: ' ' },
    { text: '\u65e5', width: 2, gap: '' },
    { text: 'b', width: 1, gap: '' },
  ])
})

test('an excerpt has the context on both sides, and marks what is cut', () => {
  const step = { before: 'abcdefghij', after: 'abcXYfghij', start: 3, end: 5 }
  expect(changeExcerpt(step, { context: 2, most: 100 })).toEqual([
    '\u2026bcdefg\u2026',
    '\u2026bcXYfg\u2026',
  ])
  expect(changeExcerpt(step, { context: 3, most: 100 })).toEqual([
    'abcdefgh\u2026',
    'abcXYfgh\u2026',
  ])
  expect(changeExcerpt(step, { context: 5, most: 100 })).toEqual(['abcdefghij', 'abcXYfghij'])
  expect(changeExcerpt(step, { context: 4, most: 5 })).toEqual([
    'ab\u2026hi\u2026',
    'ab\u2026hi\u2026',
  ])
  const removed = { before: 'abcdefghij', after: 'abcfghij', start: 3, end: 5 }
  expect(changeExcerpt(removed, { context: 1, most: 50 })).toEqual([
    '\u2026cdef\u2026',
    '\u2026cf\u2026',
  ])
})

test.each([
  [999, '999 B'],
  [1000, '1.0 kB'],
  [99_949, '99.9 kB'],
  [99_950, '100 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [99_949_999, '99.9 MB'],
  [99_950_000, '100 MB'],
  [999_499_999, '999 MB'],
  [999_500_000, '1.0 GB'],
  [999_499_999_999, '999 GB'],
  [999_500_000_000, '1.0 TB'],
  [5e15, '5000 TB'],
])('%d bytes are %s', (value, text) => {
  expect(bytes(value)).toBe(text)
})

test.each([
  [0, '0 ms'],
  [84.6, '85 ms'],
  [999, '999 ms'],
  [999.4, '999 ms'],
  [999.5, '1.0 s'],
  [1000, '1.0 s'],
  [59_949, '59.9 s'],
  [59_950, '1 min 00 s'],
  [61_400, '1 min 01 s'],
  [119_499, '1 min 59 s'],
  [119_500, '2 min 00 s'],
  [3_599_600, '60 min 00 s'],
])('%d milliseconds are %s', (value, text) => {
  expect(duration(value)).toBe(text)
})

test('a section has a title, lines with an indent of two, what is folded with four, and an empty line', () => {
  const io = { paint: plain, columns: 16 } as Parameters<typeof section>[2]
  expect(section('Title', ['one two three four', 'x'], io)).toEqual([
    'Title',
    '  one two',
    '    three four',
    '  x',
    '',
  ])
  expect(section('Title', [], io)).toEqual([])
})

test('printed text keeps line ends and styles, and escapes everything else', () => {
  const styles = '\u001b[1mb\u001b[22m\u001b[2md\u001b[22m\u001b[31mr\u001b[39m'
  expect(printedText(`${styles}\r\n\n`, true)).toBe(`${styles}\r\n\n`)
  expect(printedText('\u00e9\u001b[3m\u001b[4m\u001b[23m\u001b[40m\t\r', true)).toBe(
    '\u00e9\\u001b[3m\\u001b[4m\\u001b[23m\\u001b[40m\\u0009\\u000d',
  )
  expect(printedText('a\r\nb\u202e\n', false)).toBe('a\r\nb\\u202e\n')
  expect(printedLine('\u001b[1ma\r\n\u001b[22m', true)).toBe('\u001b[1ma\\r\\n\u001b[22m')
  expect(printedLine('\u001b[1ma', false)).toBe('\\u001b[1ma')
})
