import {
  createSplitter,
  type EarlierPart,
  type SitemapSplitter,
  type SplitOptions,
} from '@waymark/sitemap'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { END, locOf, page, START, urlOf } from './written.ts'

/** A splitter with parts of an earlier set, and the part of each page that it has placed. */
function splitterOf(
  sizes: Readonly<Record<number, EarlierPart>>,
  known: Readonly<Record<string, number>> = {},
  options: SplitOptions = {},
) {
  const places: number[] = []
  const parts = new Map(Object.entries(sizes).map(([part, size]) => [Number(part), size]))
  const splitter = createSplitter({
    ...options,
    earlier: { parts, partOf: (href) => known[href.slice(locOf('').length)] ?? 0 },
    onPlaced: (_, part) => places.push(part),
  })
  return { splitter, places }
}

const size = (urls: number, bytes = urls * 100): EarlierPart => ({ urls, bytes })

describe('a new page', () => {
  const add = (count: number, ...args: Parameters<typeof splitterOf>) => {
    const { splitter, places } = splitterOf(...args)
    for (let n = 0; n < count; n++) splitter.add(page(`new${n}`))
    return places
  }

  test('goes to the newest part, then to the emptiest, then to a new one', () => {
    const sizes = { 1: size(4), 2: size(1), 3: size(2), 4: size(3) }
    expect(add(12, sizes, {}, { maxUrls: 4 })).toEqual([4, 2, 2, 2, 3, 3, 5, 5, 5, 5, 6, 6])
  })

  test('goes only to a part at least half of which is free, in pages and in bytes', () => {
    const of = (one: EarlierPart) =>
      add(1, { 1: one, 2: size(4) }, {}, { maxUrls: 4, maxBytes: 2_048 })
    expect(of(size(2))).toEqual([1])
    expect(of(size(3))).toEqual([3])
    expect(of(size(0, 1_024))).toEqual([1])
    expect(of(size(0, 1_025))).toEqual([3])
  })

  test('goes to the part with the highest number first, whatever the order of the parts is', () => {
    const sizes = new Map([
      [3, size(1)],
      [1, size(4)],
      [2, size(4)],
    ])
    const places: number[] = []
    const splitter = createSplitter({
      maxUrls: 4,
      earlier: { parts: sizes, partOf: () => 0 },
      onPlaced: (_, part) => places.push(part),
    })
    for (let n = 0; n < 4; n++) splitter.add(page(n))
    expect(places).toEqual([3, 3, 3, 4])
  })

  test('leaves room for the pages of its part that have not come yet', () => {
    const known = { a: 1, b: 1 }
    const run = (...paths: readonly string[]) => {
      const { splitter, places } = splitterOf({ 1: size(2) }, known, { maxUrls: 3 })
      for (const path of paths) splitter.add(page(path))
      return places
    }
    expect(run('x', 'y', 'a', 'b')).toEqual([1, 2, 1, 1])
    expect(run('a', 'x', 'y', 'b')).toEqual([1, 1, 2, 1])
    expect(run('a', 'b', 'x', 'y')).toEqual([1, 1, 1, 2])
    // A page that has left makes no room in this run.
    expect(run('a', 'x', 'y')).toEqual([1, 1, 2])
  })

  test('leaves room for their bytes, too', () => {
    const rest = START.length + END.length
    const bytes = rest + urlOf('a').length + urlOf('b').length
    const run = (maxBytes: number, ...paths: readonly string[]) => {
      const { splitter, places } = splitterOf(
        { 1: { urls: 2, bytes } },
        { a: 1, b: 1 },
        { maxBytes },
      )
      for (const path of paths) splitter.add(page(path))
      return places
    }
    const long = 'x'.repeat(900)
    const fits = bytes + rest + urlOf(long).length
    expect(run(fits, long, 'a', 'b')).toEqual([1, 1, 1])
    expect(run(fits - 1, long, 'a', 'b')).toEqual([2, 1, 1])
  })
})

test('a page that no longer fits in its part is treated as a new one', () => {
  const { splitter, places } = splitterOf(
    { 1: size(2), 2: size(1) },
    { a: 1, b: 1, c: 1, d: 2 },
    { maxUrls: 2 },
  )
  for (const path of ['a', 'b', 'c', 'd']) splitter.add(page(path))
  expect(places).toEqual([1, 1, 2, 2])
})

test('an entry that is too large for any part is refused', () => {
  const { splitter, places } = splitterOf({ 1: size(1) }, { a: 1 }, { maxBytes: 1_024 })
  const alternates = Array.from({ length: 40 }, (_, n) => ({ lang: 'de', loc: locOf(n) }))
  expect(() => splitter.add({ ...page('a'), alternates })).toThrow(
    errorWith({ code: 'entry-too-large', problem: { entry: 0, pointer: '' } }),
  )
  splitter.add(page('b'))
  expect(places).toEqual([1])
})

test('the events are the entries of parts, then their frames in order, then the set', () => {
  const frame = (part: number, start = START) => ({ type: 'frame', part, start, end: END })
  const bytes = (length: number) => START.length + length + END.length
  const linked = START.replace('">\n', '" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n')
  const again = splitterOf({ 1: size(1), 2: size(2) }, { a: 2, b: 1 }, { maxUrls: 2 }).splitter
  for (const entry of [page('a'), page('b')]) expect(again.add(entry)).toEqual([])
  expect(again.end().slice(0, -1)).toEqual([
    { type: 'entries', part: 1, text: urlOf('b') },
    frame(1),
    { type: 'part', part: 1, urls: 1, bytes: bytes(urlOf('b').length) },
    { type: 'entries', part: 2, text: urlOf('a') },
    frame(2),
    { type: 'part', part: 2, urls: 1, bytes: bytes(urlOf('a').length) },
  ])
  const alone = splitterOf({ 7: size(1) }, { c: 7 }).splitter
  alone.add({ ...page('c'), lang: 'de', lastmod: '2026' })
  const events = alone.end()
  expect(events[1]).toEqual(frame(7, linked))
  expect(events.at(-1)).toMatchObject({
    files: [{ name: 'sitemap.xml', part: 7, entries: 1, links: 1, lastmod: '2026' }],
    index: null,
  })
})

test('the text of a part is handed over in pieces', () => {
  const { splitter } = splitterOf({ 1: size(0) })
  const long = 'x'.repeat(1_900)
  const pieces: number[] = []
  for (let n = 0; n < 300; n++) {
    for (const event of splitter.add(page(`${long}${n}`))) {
      if (event.type === 'entries') pieces.push(event.text.length)
    }
  }
  expect(pieces.length).toBe(2)
  for (const length of pieces) {
    expect(length).toBeGreaterThanOrEqual(262_144)
    expect(length).toBeLessThan(262_144 + 2_000)
  }
})

describe('text is held', () => {
  const PIECE = 262_144
  const MOST = 33_554_432
  /** Checked and written once, because all entries have the same list. */
  const alternates = Array.from({ length: 105 }, (_, n) => {
    return { lang: 'de', loc: locOf('x'.repeat(1_900) + n) }
  })
  const linkOf = ({ lang, loc }: (typeof alternates)[number]) =>
    `  <xhtml:link rel="alternate" hreflang="${lang}" href="${loc}"/>\n`
  const linksLength = alternates.map(linkOf).join('').length

  /** A splitter with parts that are named by the first segment of a path. */
  const withParts = (count: number) => {
    const parts = Array.from({ length: count }, (_, i) => [i + 1, size(0)] as const)
    const partOf = (href: string) => Number(href.split('/')[3])
    return createSplitter({ earlier: { parts: new Map(parts), partOf } })
  }

  /** Adds entries of a length to a part, and says how much of which parts is handed over. */
  const fill = (splitter: SitemapSplitter, part: number, length: number) => {
    const handed: [part: number, length: number][] = []
    for (let left = length; left > 0; ) {
      const isLinked = left > linksLength + 100
      const rest = isLinked ? left - linksLength : left
      const own = rest > 2_000 ? 1_900 : rest
      const entry = page(`${part}/`.padEnd(own - urlOf('').length, 'x'))
      for (const event of splitter.add(isLinked ? { ...entry, alternates } : entry)) {
        if (event.type === 'entries') handed.push([event.part, event.text.length])
      }
      left -= own + (isLinked ? linksLength : 0)
    }
    return handed
  }

  test('of one part until it is a piece', () => {
    const splitter = withParts(2)
    expect(fill(splitter, 1, PIECE - 1)).toEqual([])
    expect(fill(splitter, 2, PIECE)).toEqual([[2, PIECE]])
  })

  test.each([
    ['32 MiB', MOST, false],
    ['a byte more', MOST + 1, true],
    ['a number of bytes of which one part has exactly half of the average', MOST + 128, true],
  ])('of all parts until it is more than 32 MiB: %s', (_, total, isTooMuch) => {
    const splitter = withParts(160)
    // Entries declare a namespace themselves after a mebibyte in which none has used it.
    const plain = page(`1/${'x'.repeat(PIECE / 256 - 2 - urlOf('').length)}`)
    for (let n = 0; n < 1024; n++) splitter.add(plain)
    for (let n = 0; n < 10; n++) expect(fill(splitter, 1, PIECE - 40)).toHaveLength(1)
    const lengths = [104_858, 104_857, ...Array.from({ length: 156 }, () => 212_300)]
    lengths.push(total - lengths.reduce((a, b) => a + b))
    const handed = lengths.flatMap((length, i) => fill(splitter, i + 2, length))
    const larger = lengths.map((length, i) => [i + 2, length]).filter(([part]) => part !== 3)
    expect(handed).toEqual(isTooMuch ? larger : [])
    const rest = splitter.end().flatMap((event) => (event.type === 'entries' ? event.part : []))
    expect(rest).toEqual(isTooMuch ? [3] : lengths.map((_length, i) => i + 2))
  })
})

test('parts without pages are left out, and a set without pages has one part', () => {
  const { splitter } = splitterOf({ 1: size(1), 2: size(1), 3: size(1) }, { a: 2 }, { maxUrls: 1 })
  splitter.add(page('a'))
  expect(splitter.end().at(-1)).toMatchObject({ files: [{ part: 2, name: 'sitemap.xml' }] })
  const none = splitterOf({ 2: size(1), 3: size(1) }).splitter
  expect(none.end()).toEqual([
    { type: 'frame', part: 3, start: START, end: END },
    { type: 'part', part: 3, urls: 0, bytes: START.length + END.length },
    expect.objectContaining({ type: 'end', index: null }),
  ])
})
