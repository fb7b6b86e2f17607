import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createSitemapFiles,
  createSplitter,
  type EarlierParts,
  parseSitemap,
  type SitemapEntry,
  type SplitOptions,
} from '@waymark/sitemap'
import { images } from '@waymark/sitemap/extensions'
import { PartFiles } from '@waymark/sitemap/files/node'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'

const page = (number: number): SitemapEntry => ({ loc: `https://a.example/${number}` })

/** The parts of a set, with their pages by number. */
async function partsOf(
  pages: readonly SitemapEntry[],
  options: SplitOptions,
): Promise<{ parts: Map<number, number[]>; earlier: EarlierParts; xml: Map<number, string> }> {
  const places = new Map<string, number>()
  const onPlaced = (href: string, part: number) => void places.set(href, part)
  const files = await createSitemapFiles(pages, { ...options, onPlaced })
  const parts = new Map<number, number[]>()
  for (const { loc } of pages) {
    const part = places.get(loc)!
    parts.set(part, [...(parts.get(part) ?? []), Number(loc.slice(loc.lastIndexOf('/') + 1))])
  }
  const sizes = files
    .filter(({ kind }) => kind === 'urlset')
    .map(({ part, entries: urls, bytes }) => [part, { urls, bytes }] as const)
  const earlier = { parts: new Map(sizes), partOf: (href: string) => places.get(href) ?? 0 }
  return { parts, earlier, xml: new Map(files.map(({ part, xml }) => [part, xml])) }
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => page(first + i))

test('the same pages give the same bytes, whether parts are written one by one or all at a time', async () => {
  const entry = fc.record(
    {
      loc: fc.nat(99).map((number) => `https://a.example/${number}`),
      lastmod: fc.constant('2024-01-01'),
      alternates: fc.constant([{ lang: 'de', loc: 'https://a.example/de' }]),
      images: fc.constant([{ loc: 'https://a.example/i.png' }]),
    },
    { requiredKeys: ['loc'] },
  )
  const property = fc.asyncProperty(
    fc.uniqueArray(entry, { selector: ({ loc }) => loc, minLength: 1, maxLength: 60 }),
    fc.integer({ min: 1, max: 9 }),
    async (pages, maxUrls) => {
      const options = { maxUrls, extensions: [images] }
      const first = await partsOf(pages, options)
      const second = await partsOf(pages, { ...options, earlier: first.earlier })
      expect(second.xml).toEqual(first.xml)
      expect(second.parts).toEqual(first.parts)
    },
  )
  await fc.assert(property, { numRuns: runs(100) })
})

test('the header is the same for a part of several mebibytes, whatever comes after the first', async () => {
  const long = (number: number) => ({ loc: `https://a.example/${'x'.repeat(1900)}/${number}` })
  const pages = Array.from({ length: 1500 }, (_, number): SitemapEntry => {
    const links = number > 1400 ? { alternates: [{ lang: 'de', loc: 'https://a.example/de' }] } : {}
    return { ...long(number), ...links }
  })
  const first = await partsOf(pages, { maxUrls: 1400 })
  const second = await partsOf(pages, { maxUrls: 1400, earlier: first.earlier })
  expect(second.xml).toEqual(first.xml)
})

test('a new page takes no room that the pages of the part need', async () => {
  const { earlier } = await partsOf(range(1, 8), { maxUrls: 5 })
  const { parts } = await partsOf([...range(101, 104), ...range(1, 8)], { maxUrls: 5, earlier })
  expect([...parts]).toEqual([
    [2, [101, 102, 6, 7, 8]],
    [3, [103, 104]],
    [1, [1, 2, 3, 4, 5]],
  ])
})

test('a part is composed of its entries in their order, whatever came between them', async () => {
  const folder = temporaryFolder()
  const pathOf = (part: number) => join(folder, String(part))
  const files = new PartFiles(folder, { gzip: false, pathOf, isKnown: null })
  for (const [part, text] of [
    [1, 'a'],
    [1, 'b'],
    [2, 'x'],
    [1, 'c'],
    [2, 'y'],
  ] as const) {
    await files.add({ type: 'entries', part, text })
  }
  for (const part of [1, 2]) await files.add({ type: 'frame', part, start: '<', end: '>' })
  await files.close()
  const texts = await Promise.all([1, 2].map((part) => readFile(pathOf(part), 'utf8')))
  expect(texts).toEqual(['<abc>', '<xy>'])
})

test('text of thousands of parts is not held until the end', { tags: 'slow' }, () => {
  const count = 3000
  const parts = new Map(Array.from({ length: count }, (_, i) => [i + 1, { urls: 1, bytes: 1 }]))
  const earlier = { parts, partOf: (href: string) => (Number(href.split('/').at(-1)) % count) + 1 }
  const splitter = createSplitter({ earlier })
  let added = 0
  let taken = 0
  let most = 0
  for (let number = 0; number < 30_000; number++) {
    const loc = `https://a.example/${'x'.repeat(1900)}/${number}`
    added += loc.length
    for (const event of splitter.add({ loc })) {
      if (event.type === 'entries') taken += event.text.length
    }
    most = Math.max(most, added - taken)
  }
  expect(added).toBeGreaterThan(50_000_000)
  expect(most).toBeLessThan(36_000_000)
  for (const event of splitter.end()) if (event.type === 'entries') taken += event.text.length
  expect(taken).toBeGreaterThan(added)
})

test('a change of 1 % of neighbouring pages changes at most 5 % of the parts', async () => {
  const pages = range(1, 10_000)
  const first = await partsOf(pages, { maxUrls: 100 })
  const next = pages.flatMap((entry, i) => {
    if (i >= 5030 && i < 5060) return []
    return i >= 5060 && i < 5130 ? [{ ...entry, lastmod: '2024-01-01' }] : [entry]
  })
  next.unshift(...range(20_001, 20_030))
  const second = await partsOf(next, { maxUrls: 100, earlier: first.earlier })
  const changed = [...second.xml].filter(([part, xml]) => part > 0 && first.xml.get(part) !== xml)
  expect(changed.length).toBeLessThanOrEqual(5)
  expect(changed.length).toBeGreaterThan(0)
})

test('an empty set has one empty part', async () => {
  const { earlier } = await partsOf(range(1, 8), { maxUrls: 5 })
  const files = await createSitemapFiles([], { earlier })
  expect(files).toMatchObject([{ name: 'sitemap.xml', entries: 0 }])
  const items = parseSitemap(files[0]!.xml)
  expect([...items].some(({ type }) => type === 'url')).toBe(false)
})

test('a part that keeps none of its pages is left out, the newest one too', async () => {
  const { earlier } = await partsOf(range(1, 4), { maxUrls: 2 })
  for (const [pages, parts] of [
    [range(1, 3), [1, 2]],
    [range(3, 4), [2]],
    [range(1, 2), [1]],
    // The newest part was full, and loses all its pages: the new page does not find room in it.
    [
      [page(1), page(2), page(9)],
      [1, 3],
    ],
  ] as const) {
    const files = await createSitemapFiles(pages, { maxUrls: 2, earlier })
    const urlsets = files.filter(({ kind }) => kind === 'urlset')
    expect(urlsets.map(({ part }) => part)).toEqual(parts)
    expect(urlsets.every(({ entries }) => entries > 0)).toBe(true)
  }
  const full = await partsOf(range(1, 2), { maxUrls: 1 })
  const files = await createSitemapFiles([page(3)], { maxUrls: 1, earlier: full.earlier })
  expect(files.filter(({ kind }) => kind === 'urlset').map(({ entries }) => entries)).toEqual([1])
})

test('with as many parts as an index can name, new pages go where there is room', () => {
  const parts = new Map(Array.from({ length: 50_000 }, (_, i) => [i + 1, { urls: 2, bytes: 300 }]))
  parts.set(7, { urls: 1, bytes: 200 })
  const places: number[] = []
  const splitter = createSplitter({
    maxUrls: 2,
    earlier: { parts, partOf: () => 0 },
    onPlaced: (_, part) => places.push(part),
  })
  splitter.add(page(1))
  expect(places).toEqual([7])
  expect(() => splitter.add(page(2))).toThrow('50,000')
})

test('the last part that an index can name is begun, and then there is room in it', () => {
  const parts = new Map(Array.from({ length: 49_999 }, (_, i) => [i + 1, { urls: 2, bytes: 300 }]))
  parts.set(9, { urls: 1, bytes: 200 })
  const places: number[] = []
  const splitter = createSplitter({
    maxUrls: 2,
    earlier: { parts, partOf: () => 0 },
    onPlaced: (_, part) => places.push(part),
  })
  for (let number = 0; number < 3; number++) splitter.add(page(number))
  expect(places).toEqual([9, 50_000, 50_000])
  expect(() => splitter.add(page(3))).toThrow('50,000')
})
