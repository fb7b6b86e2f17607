import { createPageReader, type PageFacts } from '@waymark/pages'
import { expect, test } from 'vitest'

/** Reads a text that is repeated, without making one string of it. */
function readRepeated(start: string, unit: string, times: number, end = ''): PageFacts {
  const reader = createPageReader({ onLink: () => {}, onText: () => {} })
  reader.write(start)
  const piece = unit.repeat(Math.ceil(65_536 / unit.length))
  const count = piece.length / unit.length
  for (let i = 0; i < times; i += count) reader.write(piece)
  reader.write(end)
  return reader.end()
}

test('a value over 65,536 code units is cut, and told', () => {
  const { canonicals, titles, limits } = readRepeated(
    '<title>t</title>\n<link rel=canonical href="',
    'a',
    70_000,
    '">',
  )
  expect(canonicals[0]?.href).toHaveLength(65_536)
  expect(titles).toHaveLength(1)
  expect(limits).toEqual([{ limit: 'value', line: 2, column: 1 }])
  expect(readRepeated('<title>', 'a', 70_000, '</title>').limits).toMatchObject([
    { limit: 'value' },
  ])
  expect(readRepeated('<title>', ' ', 65_536, '</title>').limits).toEqual([])
})

test('each limit is told once, where it is first met', () => {
  const long = 'a'.repeat(65_537)
  const { limits } = readRepeated(
    `<title>t</title>\n<link rel=canonical href=${long}>\n<noscript>`,
    ' ',
    1_100_000,
    `</noscript>\n<link rel=canonical href=${long}>\n<link rel=canonical href=${long}>`,
  )
  expect(limits).toEqual([
    { limit: 'value', line: 2, column: 1 },
    { limit: 'noscript', line: 3, column: 11 },
  ])
})

test.each([
  ...[
    '<option>',
    '<optgroup>',
    '<li>',
    '<dd>',
    '<dt><dd>',
    '<p>',
    '<a>',
    '<nobr>',
    '<button>',
    '<h1>',
  ],
  ...[
    '<h1></h2>',
    '<h2></h1>',
    '<table><tr><td></td></tr></table>',
    '<table><td></table>',
    '<div></div>',
  ],
])('what ends where the next one begins is not nested: %s', (unit) => {
  const { titles } = readRepeated(
    '<body>',
    unit,
    600,
    '<svg><title>s</title></svg><title>t</title>',
  )
  expect(titles.map(({ text }) => text)).toEqual(['t'])
})

test('what comes late in a noscript is not looked at, and told', () => {
  const { canonicals, limits } = readRepeated(
    '<noscript>',
    ' ',
    1_100_000,
    '<link rel=canonical href=/></noscript>',
  )
  expect(canonicals).toEqual([])
  expect(limits).toEqual([{ limit: 'noscript', line: 1, column: 11 }])
})

test('10,000 facts of a kind are kept, and all links are handed over', () => {
  let links = 0
  const reader = createPageReader({ onLink: () => links++ })
  for (let i = 0; i < 10_001; i++) reader.write('<link rel=canonical href=/>\n')
  for (let i = 0; i < 10_001; i++) reader.write('<a href=/>')
  const { canonicals, limits } = reader.end()
  expect(canonicals).toHaveLength(10_000)
  expect(limits).toEqual([{ limit: 'facts', line: 10_001, column: 1 }])
  expect(links).toBe(10_001)
})

test('elements are nested 512 deep, as in Chromium', () => {
  const { titles } = readRepeated(
    '<svg>',
    '<g>',
    2_000,
    `${'</g>'.repeat(511)}</svg><title>t</title>`,
  )
  expect(titles).toMatchObject([{ text: 't' }])
})

test('names that are very long are no names', () => {
  const html = `<link ${'a'.repeat(300)}=1 rel=canonical href=/><${'b'.repeat(300)}><link rel=canonical href=/>`
  const reader = createPageReader()
  reader.write(html)
  expect(reader.end().canonicals.map(({ section }) => section)).toEqual(['head', 'body'])
})

/** 100 MB each. */
const HUGE = [
  ['unclosed tags', '', '<div ', ''],
  ['nested elements', '', '<div>', ''],
  ['nested SVG', '<svg>', '<g>', ''],
  ['nested formatting', '', '<b><p>', ''],
  ['end tags of elements that are not open', '<b>'.repeat(600), '</x>', ''],
  ['an attribute', '<link rel=canonical href="', 'a', '">'],
  ['attributes', '<link ', 'a=1 ', '>'],
  ['a name', '<', 'a', '>'],
  ['a comment', '<!--', '- ', ''],
  ['links', '', '<a href=/>', ''],
  ['alternates', '', '<link rel=alternate hreflang=de href=/>', ''],
  ['templates', '', '<template>', ''],
  ['scripts', '', '<script></script>', ''],
  ['a script with comments', '<script>', '<!--<script>', ''],
  ['end tags with attributes', '', '</p a>', ''],
  ['CDATA', '', '<![CDATA[', ''],
  ['a title', '<title>', '&amp', '</title>'],
  ['a noscript', '<noscript>', '<a href=/>', ''],
  ['text', '<p>', 'a b\r', ''],
  ['zeros', '', '\0', ''],
  ['lone surrogates', '<title>', '\ud800', '</title>'],
] as const

test.each(HUGE)(
  '100 MB of %s are read within little memory',
  { tags: ['slow', 'night'], timeout: 300_000 },
  (_, start, unit, end) => {
    const before = process.memoryUsage().rss
    readRepeated(start, unit, 100_000_000 / unit.length, end)
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000)
  },
)
