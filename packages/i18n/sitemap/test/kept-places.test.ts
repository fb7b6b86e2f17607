import { createSplitter, type EarlierPart, type SplitOptions } from '@waymark/sitemap'
import { describe, expect, test } from 'vitest'
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
  expect(() => splitter.add({ ...page('a'), alternates })).toThrow('does not fit into a file')
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
