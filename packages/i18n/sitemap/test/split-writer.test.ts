import {
  createSitemapFiles,
  createSplitter,
  renameParts,
  type SitemapEntry,
  SitemapError,
  type SplitEvent,
  type SplitOptions,
  splitSitemap,
  type WriterProblem,
  writeSitemap,
} from '@waymark/sitemap'
import { describe, expect, test } from 'vitest'
import { collect, END, page, START, urlOf } from './written.ts'

const pages = (count: number) => Array.from({ length: count }, (_, i) => page(i + 1))

test('a splitter gives the text and the end of each part, then the set', async () => {
  const events: SplitEvent[] = await collect(splitSitemap(pages(3), { maxUrls: 2 }))
  const [first, second] = [START + urlOf(1) + urlOf(2) + END, START + urlOf(3) + END]
  const index = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap>
  <loc>https://a.example/sitemap-1.xml</loc>
</sitemap>
<sitemap>
  <loc>https://a.example/sitemap-2.xml</loc>
</sitemap>
</sitemapindex>
`
  const part = (number: number, entries: number, bytes: number) => ({
    name: `sitemap-${number}.xml`,
    kind: 'urlset',
    part: number,
    loc: `https://a.example/sitemap-${number}.xml`,
    entries,
    links: 0,
    bytes,
    lastmod: null,
  })
  expect(events).toEqual([
    { type: 'text', part: 1, text: first },
    { type: 'part', part: 1, urls: 2, bytes: first.length },
    { type: 'text', part: 2, text: second },
    { type: 'part', part: 2, urls: 1, bytes: second.length },
    {
      type: 'end',
      files: [
        {
          name: 'sitemap.xml',
          kind: 'sitemapindex',
          part: 0,
          loc: 'https://a.example/sitemap.xml',
          entries: 2,
          links: 0,
          bytes: index.length,
          lastmod: null,
        },
        part(1, 2, first.length),
        part(2, 1, second.length),
      ],
      index,
    },
  ])
})

test('a part ends when an entry comes that it cannot hold, and not before', () => {
  const splitter = createSplitter({ maxUrls: 2 })
  expect([splitter.add(page(1)), splitter.add(page(2))]).toEqual([[], []])
  const types = (events: readonly SplitEvent[]) => events.map(({ type }) => type)
  expect(types(splitter.add(page(3)))).toEqual(['text', 'part'])
  expect(splitter.add(page(4))).toEqual([])
  expect(types(splitter.end())).toEqual(['text', 'part', 'end'])
})

test('a single file has no index, and a set without entries and without a base no URL', () => {
  const endOf = (entries: readonly SitemapEntry[], options: SplitOptions = {}) => {
    const splitter = createSplitter(options)
    for (const entry of entries) splitter.add(entry)
    return splitter.end().at(-1)
  }
  const file = {
    name: 'sitemap.xml',
    kind: 'urlset',
    part: 1,
    loc: null,
    entries: 0,
    links: 0,
    bytes: (START + END).length,
    lastmod: null,
  }
  expect(endOf([])).toEqual({ type: 'end', files: [file], index: null })
  expect(endOf([], { baseUrl: 'https://b.example/x/' })).toEqual({
    type: 'end',
    files: [{ ...file, loc: 'https://b.example/x/sitemap.xml' }],
    index: null,
  })
  const dated = { ...page(1), lastmod: '2026', lang: 'en' }
  expect(endOf([dated], { name: 'pages', extension: '.xml.gz' })).toMatchObject({
    files: [
      {
        name: 'pages.xml.gz',
        loc: 'https://a.example/pages.xml.gz',
        entries: 1,
        links: 1,
        lastmod: '2026',
      },
    ],
  })
})

test.each([
  ['https://b.example/maps/', 'https://b.example/maps/'],
  ['https://b.example/maps', 'https://b.example/'],
  ['https://b.example/maps/x?y#z', 'https://b.example/maps/'],
  ['HTTPS://B.example:443', 'https://b.example/'],
])('the base %s is the folder %s', async (baseUrl, folder) => {
  const files = await createSitemapFiles(pages(2), { baseUrl, maxUrls: 1, name: 'a' })
  expect(files.map(({ loc }) => loc)).toEqual(
    ['a', 'a-1', 'a-2'].map((name) => `${folder}${name}.xml`),
  )
})

test('each page that is written is said with its part', () => {
  const placed: unknown[] = []
  const options: SplitOptions = {
    maxUrls: 2,
    onPlaced: (href, part) => placed.push([href, part]),
    onRefused: () => {},
  }
  const splitter = createSplitter(options)
  for (const entry of [page('ä'), { loc: '/x' }, page(2), page(3)]) splitter.add(entry)
  expect(placed).toEqual([
    ['https://a.example/%C3%A4', 1],
    ['https://a.example/2', 1],
    ['https://a.example/3', 2],
  ])
})

test('a page out of the place of the sitemap is written with a warning as a whole', () => {
  const warned: unknown[] = []
  const onWarning: SplitOptions['onWarning'] = (problem, entry) => warned.push([problem, entry])
  const splitter = createSplitter({ onWarning, baseUrl: 'https://a.example/maps/' })
  const entries = ['https://a.example/maps/1', 'https://a.example/ä', 'https://b.example/'].map(
    (loc) => ({ loc }),
  )
  for (const entry of entries) splitter.add(entry)
  const warning = (code: string, severity: string, data: object, entry: number): WriterProblem =>
    ({
      code,
      severity,
      message: expect.any(String),
      data,
      remedy: expect.stringMatching(/^Name the sitemap in /),
      start: 0,
      end: entries[entry]!.loc.length,
      entry,
      pointer: '/loc',
      value: entries[entry]!.loc,
    }) as WriterProblem
  expect(warned).toEqual([
    [warning('other-folder', 'info', { folder: 'https://a.example/maps/' }, 1), entries[1]],
    [warning('other-host', 'warning', { origin: 'https://a.example' }, 2), entries[2]],
  ])
})

test('an entry that no part can hold is named with its size', () => {
  const alternates = Array.from({ length: 40 }, (_, i) => ({
    lang: 'de',
    loc: `https://a.example/${i}`,
  }))
  const refused: WriterProblem[] = []
  const splitter = createSplitter({
    maxBytes: 1_024,
    onRefused: (problem) => refused.push(problem),
  })
  const large = { ...page(1), alternates }
  expect([splitter.add(page(0)), splitter.add(large), splitter.add(page(2))]).toEqual([[], [], []])
  const [text] = splitter.end()
  expect(text).toMatchObject({ text: START + urlOf(0) + urlOf(2) + END })
  const link = (i: number) =>
    `  <xhtml:link rel="alternate" hreflang="de" href="https://a.example/${i}"/>\n`.length
  const bytes = urlOf(1).length + alternates.reduce((sum, _, i) => sum + link(i), 0)
  expect(refused).toEqual([
    {
      code: 'entry-too-large',
      severity: 'error',
      message: expect.any(String),
      data: { length: bytes, most: 1_024 },
      remedy: expect.any(String),
      entry: 1,
      pointer: '',
    },
  ])
})

describe('one file', () => {
  const write = (count: number, options = {}) => collect(writeSitemap(pages(count), options))

  test('is given in pieces', async () => {
    const long = (i: number) => `${i}${'x'.repeat(1_900)}`
    const entries = Array.from({ length: 700 }, (_, i) => page(long(i)))
    const pieces = await collect(writeSitemap(entries))
    expect(pieces.join('')).toBe(START + entries.map((_, i) => urlOf(long(i))).join('') + END)
    // The first waits for what the root must declare, for a mebibyte.
    expect(pieces.map(({ length }) => Math.floor(length / 262_144))).toEqual([4, 1, 0])
  })

  test('has all that fits, and refuses what does not', async () => {
    const all = START + [1, 2, 3].map(urlOf).join('') + END
    expect((await write(3, { maxUrls: 3 })).join('')).toBe(all)
    const refusal = async (count: number, options: object) => {
      const error = await write(count, options).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(SitemapError)
      const { code, problem } = error as SitemapError
      expect(problem.entry).toBe(undefined)
      return [code, problem.data]
    }
    expect(await refusal(4, { maxUrls: 3 })).toEqual(['too-many-urls', { most: 3 }])
    expect(await refusal(50_001, {})).toEqual(['too-many-urls', { most: 50_000 }])
    expect(await refusal(30, { maxBytes: 1_024, maxUrls: 30 })).toEqual([
      'file-too-large',
      { most: 1_024 },
    ])
    const left: WriterProblem[] = []
    const entries = [page(1), { loc: '/x' }, page(2)]
    const written = await collect(
      writeSitemap(entries, { onRefused: (problem) => left.push(problem), maxUrls: 2 }),
    )
    expect(written.join('')).toBe(START + urlOf(1) + urlOf(2) + END)
    expect(left.map(({ code, entry }) => [code, entry])).toEqual([['loc-relative', 1]])
  })
})

test('files in memory are those of the events', async () => {
  const entries = [...pages(3), { ...page(4), lang: 'de', lastmod: '2026' }]
  for (const maxUrls of [1, 3, 9]) {
    const events = await collect(splitSitemap(entries, { maxUrls }))
    const files = await createSitemapFiles(entries, { maxUrls })
    const end = events.at(-1)
    const textOf = (part: number) =>
      events
        .map((event) => (event.type === 'text' && event.part === part ? event.text : ''))
        .join('')
    expect(
      end?.type === 'end' &&
        end.files.map((file) => ({
          ...file,
          xml: file.part === 0 ? end.index : textOf(file.part),
        })),
    ).toEqual(files)
  }
})

describe('other names for the parts', () => {
  test('are in the index, and all else stays', async () => {
    const entries = [{ ...page(1), lastmod: '2026-01-02', lang: 'en' }, page(2)]
    const [index, ...parts] = await createSitemapFiles(entries, {
      maxUrls: 1,
      baseUrl: 'https://b.example/x/',
      name: 'map',
    })
    const files = [index!, ...parts].map(({ xml: _, ...file }) => file)
    const asked: number[] = []
    const renamed = renameParts(files, (part) => {
      asked.push(part)
      return `old-${part * 10}.xml`
    })
    expect(asked).toEqual([1, 2])
    const expected = files.map((file, i) =>
      i === 0
        ? { ...file, bytes: renamed.index!.length }
        : { ...file, name: `old-${i * 10}.xml`, loc: `https://b.example/x/old-${i * 10}.xml` },
    )
    expect(renamed.files).toEqual(expected)
    expect(renamed.index).toBe(index!.xml.replace('map-1', 'old-10').replace('map-2', 'old-20'))
  })

  test('are not asked for of a single file', async () => {
    const files = await createSitemapFiles([page(1)])
    const name = () => {
      throw new Error('asked')
    }
    expect(renameParts(files, name)).toEqual({ files, index: null })
    expect(renameParts([], name)).toEqual({ files: [], index: null })
  })
})
