import { SITEMAP_NAMESPACE, XHTML_NAMESPACE } from '@waymark/sitemap'
import { images, news, type SitemapExtension, videos } from '@waymark/sitemap/extensions'
import { parseUrl } from '@waymark/url-parser'
import { describe, expect, test } from 'vitest'
import { parseW3cDate } from '../src/protocol/w3c-date.ts'
import type { WrittenEntry } from '../src/write/entry-writer.ts'
import { PartWriter, PIECE } from '../src/write/part-writer.ts'

const url = parseUrl('https://a.example/')!
const ALL = { maxUrls: 50_000, maxBytes: 52_428_800 }
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const FOOTER = '</urlset>\n'
const LOOK_AHEAD = 1_048_576

const declare = ({ prefix, namespace }: Pick<SitemapExtension, 'prefix' | 'namespace'>) =>
  ` xmlns:${prefix}="${namespace}"`
const LINKS = declare({ prefix: 'xhtml', namespace: XHTML_NAMESPACE })
const root = (...declarations: readonly string[]) =>
  `${XML}<urlset xmlns="${SITEMAP_NAMESPACE}"${declarations.join('')}>\n`

interface Given {
  readonly length?: number
  readonly links?: number
  readonly extensions?: readonly (readonly [SitemapExtension, number])[]
  readonly date?: string
}

/** An entry of a length, as if it were written. */
function entryOf({ length = 20, links = 0, extensions = [], date }: Given): WrittenEntry {
  const xml = `<url>${'x'.repeat(length - '<url></url>\n'.length)}</url>\n`
  const parsed = date === undefined ? null : parseW3cDate(date)
  return { xml, links, extensions: new Map(extensions), url, href: '', date: parsed }
}

function writerOf(
  entries: readonly Given[],
  limits = ALL,
  extensions = [images, news],
): PartWriter {
  const writer = new PartWriter({ limits, extensions })
  for (const given of entries) {
    const before = writer.bytes
    const entry = entryOf(given)
    const isAdded = writer.add(entry, given.date ?? null)
    expect(isAdded).toBe(true)
    expect(writer.bytes).toBeGreaterThanOrEqual(before + entry.xml.length)
  }
  return writer
}

test('an empty part has its root', () => {
  const writer = writerOf([])
  expect(writer).toMatchObject({ urls: 0, links: 0, lastmod: null, held: 0 })
  const { bytes } = writer
  expect(writer.end()).toBe(root() + FOOTER)
  expect(bytes).toBe((root() + FOOTER).length)
})

describe('the root declares what entries use, in one order', () => {
  test.each<[readonly Given[], readonly string[]]>([
    [[{}], []],
    [[{ links: 2 }], [LINKS]],
    [[{}, { extensions: [[images, 1]] }, {}], [declare(images)]],
    [
      [{ extensions: [[news, 1]] }, { extensions: [[images, 3]] }, { links: 1 }],
      [LINKS, declare(images), declare(news)],
    ],
    [
      [
        {
          extensions: [
            [news, 1],
            [images, 1],
          ],
        },
      ],
      [declare(images), declare(news)],
    ],
  ])('of %j', (entries, declarations) => {
    const writer = writerOf(entries)
    const text =
      root(...declarations) + entries.map((given) => entryOf(given).xml).join('') + FOOTER
    const { bytes, urls, links } = writer
    expect([urls, links]).toEqual([
      entries.length,
      entries.reduce((sum, each) => sum + (each.links ?? 0), 0),
    ])
    expect(bytes).toBe(text.length)
    expect(writer.take()).toBe('')
    expect(writer.end()).toBe(text)
    expect(writer.bytes).toBe(text.length)
  })

  test('or its frame does, with the entries apart', () => {
    const writer = writerOf([{ links: 1 }])
    const xml = entryOf({}).xml
    expect(writer.held).toBe(xml.length)
    expect(writer.takeEntries()).toBe(xml)
    expect([writer.held, writer.takeEntries()]).toEqual([0, ''])
    writer.add(entryOf({ extensions: [[images, 1]] }), null)
    expect(writer.takeEntries()).toBe(xml)
    const frame = { start: root(LINKS, declare(images)), end: FOOTER }
    expect(writer.frame()).toEqual(frame)
    expect(writer.bytes).toBe(frame.start.length + 2 * xml.length + FOOTER.length)
    // Once it is given, it stays.
    writer.add(entryOf({ extensions: [[news, 1]] }), null)
    expect(writer.takeEntries()).toBe(xml.replace('<url', `<url${declare(news)}`))
    expect(writer.frame()).toEqual(frame)
  })
})

describe('a mebibyte of entries without a namespace', () => {
  const use: Given = { links: 1, extensions: [[images, 1]] }

  test('is held, and no more', () => {
    for (const isTooMuch of [false, true]) {
      const half = LOOK_AHEAD / 2
      const first: Given[] = [{ length: half }, { length: half - (isTooMuch ? 0 : 1) }]
      const writer = writerOf([...first, use, use])
      const xml = entryOf(use).xml
      const inRoot = [LINKS, declare(images)]
      const body = first.map((given) => entryOf(given).xml).join('')
      const uses = isTooMuch
        ? xml.replace('<url', `<url${inRoot.join('')}`).repeat(2)
        : xml.repeat(2)
      const text = root(...(isTooMuch ? [] : inRoot)) + body + uses + FOOTER
      expect(writer.bytes).toBe(text.length)
      expect(writer.end()).toBe(text)
    }
  })

  test('counts what has been taken, too', () => {
    const writer = writerOf([{ length: LOOK_AHEAD - 1 }])
    writer.takeEntries()
    expect(writer.add(entryOf({}), null)).toBe(true)
    writer.add(entryOf(use), null)
    expect(writer.frame().start).toBe(root())
  })

  test('is taken in pieces as soon as the root is certain', () => {
    const small = { length: PIECE - 1 }
    const writer = writerOf([small], ALL, [images])
    expect(writer.take()).toBe('')
    writer.add(entryOf({ length: 20 }), null)
    // Links and images may follow.
    expect(writer.take()).toBe('')
    writer.add(entryOf({ links: 1 }), null)
    expect(writer.take()).toBe('')
    writer.add(entryOf({ extensions: [[images, 1]] }), null)
    const start = root(LINKS, declare(images))
    const first = writer.take()
    expect(first.startsWith(start)).toBe(true)
    expect(first).toHaveLength(start.length + PIECE - 1 + 3 * 20)
    expect(writer.held).toBe(0)
    writer.add(entryOf(small), null)
    expect(writer.take()).toBe('')
    writer.add(entryOf({ length: 20 }), null)
    expect(writer.take()).toBe(entryOf(small).xml + entryOf({}).xml)
    expect(writer.end()).toBe(FOOTER)

    const plain = writerOf([{ length: LOOK_AHEAD }])
    expect(plain.take()).toBe(root() + entryOf({ length: LOOK_AHEAD }).xml)
    plain.add(entryOf({}), null)
    expect(plain.end()).toBe(entryOf({}).xml + FOOTER)
  })
})

describe('an entry that does not fit is not added', () => {
  const state = ({ urls, links, bytes, held, lastmod }: PartWriter) => ({
    urls,
    links,
    bytes,
    held,
    lastmod,
  })

  test.each<
    [
      what: string,
      given: Given,
      limits: { maxBytes?: number; maxUrls?: number },
      fits: boolean,
      hasRoomForArticle: boolean,
      declaresImages: boolean,
    ]
  >([
    ['the last byte', {}, { maxBytes: 0 }, true, true, false],
    ['one byte too much', {}, { maxBytes: -1 }, false, true, false],
    [
      'the last byte, with a declaration',
      { links: 1 },
      { maxBytes: LINKS.length },
      true,
      true,
      false,
    ],
    [
      'a byte too much, with a declaration',
      { links: 1 },
      { maxBytes: LINKS.length - 1 },
      false,
      true,
      false,
    ],
    ['the last page', {}, { maxUrls: 2 }, true, true, false],
    ['a page too much', {}, { maxUrls: 1 }, false, true, false],
    ['the last article', { extensions: [[news, 700]] }, {}, true, false, false],
    ['an article too much', { extensions: [[news, 701]] }, {}, false, true, false],
    [
      'images beside too many articles',
      {
        extensions: [
          [images, 5],
          [news, 701],
        ],
      },
      {},
      false,
      true,
      false,
    ],
    ['any number of images', { extensions: [[images, 5_000]] }, {}, true, true, true],
  ])('%s', (_what, given, limits, fits, hasRoomForArticle, declaresImages) => {
    const writer = writerOf([{ date: '2026', extensions: [[news, 300]] }])
    const before = state(writer)
    const entry = entryOf({ date: '2027', ...given })
    const maxBytes =
      limits.maxBytes === undefined ? 99_999 : writer.bytes + entry.xml.length + limits.maxBytes
    const most = { maxUrls: limits.maxUrls ?? 99, maxBytes }
    expect(writer.add(entry, '2027', most)).toBe(fits)
    if (!fits) expect(state(writer)).toEqual(before)
    // Its declarations and its count are not kept either.
    expect(writer.add(entryOf({ extensions: [[news, 1]] }), null)).toBe(hasRoomForArticle)
    const text = writer.end()
    expect(text.includes(declare(images))).toBe(declaresImages)
    expect(writer.bytes).toBe(text.length)
  })

  test('by the limits of the part, if no others are given', () => {
    const size = (root() + entryOf({}).xml + FOOTER).length
    const isAdded = (limits: typeof ALL) =>
      new PartWriter({ limits, extensions: [] }).add(entryOf({}), null)
    expect(isAdded({ maxUrls: 1, maxBytes: size })).toBe(true)
    expect(isAdded({ maxUrls: 1, maxBytes: size - 1 })).toBe(false)
    expect(isAdded({ maxUrls: 0, maxBytes: size })).toBe(false)
  })
})

test('the date of a part is the newest of its entries, as the first of them wrote it', () => {
  const dates = ['2025', '2026-01-01T01:00+01:00', '2026', '2026-01-01T00:00Z', '2025-12-31']
  expect(writerOf(dates.map((date) => ({ date }))).lastmod).toBe('2026-01-01T01:00+01:00')
  expect(writerOf([{}, { date: '2026' }, {}]).lastmod).toBe('2026')
  const next = '2026-01-01T00:00:01Z'
  expect(writerOf([{ date: '2026' }, { date: next }, { date: '2026' }]).lastmod).toBe(next)
  const writer = new PartWriter({ limits: ALL, extensions: [videos] })
  writer.add(entryOf({}), '2026')
  writer.add(entryOf({ date: '2026' }), null)
  expect(writer.lastmod).toBe(null)
})
