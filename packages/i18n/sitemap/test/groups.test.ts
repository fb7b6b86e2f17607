import {
  createSitemapFiles,
  createSplitter,
  type EarlierPart,
  MAX_SITEMAPS,
  parseSitemap,
  renameParts,
  type SitemapEntry,
  SitemapError,
  type SplitOptions,
} from '@waymark/sitemap'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { leastHits, runs } from '../../../../test/runs.ts'

const groupOf = ({ loc }: SitemapEntry): string => loc.split('/')[3]!
const page = (path: string): SitemapEntry => ({ loc: `https://a.example/${path}` })
const pages = (...paths: readonly string[]) => paths.map(page)

/** The paths of the pages of each file. */
async function filesOf(entries: readonly SitemapEntry[], options: SplitOptions = {}) {
  const files = await createSitemapFiles(entries, { groupOf, ...options })
  return Object.fromEntries(files.map(({ name, xml }) => [name, pathsIn(xml)]))
}

function pathsIn(xml: string): string {
  const paths = parseSitemap(xml).flatMap((item) =>
    item.type === 'url' || item.type === 'sitemap' ? [item.entry.loc.slice(18)] : [],
  )
  return paths.join(' ')
}

describe('a set with groups', () => {
  test('has files for each group, and lists them by their names', async () => {
    expect(await filesOf(pages('en/1', 'de/1', 'en/2'))).toEqual({
      'sitemap.xml': 'sitemap-de.xml sitemap-en.xml',
      'sitemap-de.xml': 'de/1',
      'sitemap-en.xml': 'en/1 en/2',
    })
  })

  test('has an index for its only group, so that the name of its file stays', async () => {
    expect(await filesOf(pages('en/1'))).toEqual({
      'sitemap.xml': 'sitemap-en.xml',
      'sitemap-en.xml': 'en/1',
    })
  })

  test('is one empty file without pages', async () => {
    expect(await filesOf([])).toEqual({ 'sitemap.xml': '' })
  })

  test('numbers the parts of a group from the second one, so that the first keeps its name', async () => {
    const six = pages('en/1', 'de/1', 'en/2', 'en/3', 'en/4', 'en/5')
    const options = { maxUrls: 2, extension: '.xml.gz', name: 'map' } as const
    expect(await filesOf(six, options)).toEqual({
      'map.xml.gz': 'map-de.xml.gz map-en.xml.gz map-en.2.xml.gz map-en.3.xml.gz',
      'map-de.xml.gz': 'de/1',
      'map-en.xml.gz': 'en/1 en/2',
      'map-en.2.xml.gz': 'en/3 en/4',
      'map-en.3.xml.gz': 'en/5',
    })
  })

  test('has no group whose name is that of a part', async () => {
    const paths = ['en/1', 'en/2', 'en-2/1', 'es-419/1', 'es/1', '2/1', 'con/1']
    const files = await filesOf(pages(...paths), { maxUrls: 1 })
    expect(Object.keys(files)).toHaveLength(paths.length + 1)
    expect(files).toMatchObject({ 'sitemap-en.2.xml': 'en/2', 'sitemap-en-2.xml': 'en-2/1' })
  })

  test.each(['', 'EN', 'a.b', 'a/b', '..', 'ü', '-a', '_a', 'a\n', 'a'.repeat(101), undefined, 1])(
    'refuses %j as the name of a group',
    async (name) => {
      const set = createSitemapFiles([page('1')], { groupOf: () => name as string })
      await expect(set).rejects.toThrow(SitemapError)
      await expect(set).rejects.toMatchObject({ code: 'invalid-entry' })
      const refused: unknown[] = []
      await createSitemapFiles([page('1')], {
        groupOf: () => name as string,
        onRefused: ({ code }) => refused.push(code),
      })
      expect(refused).toEqual(['invalid-entry'])
    },
  )

  test('says of each file which part of which group it is', async () => {
    const files = await createSitemapFiles(pages('en/1', 'en/2', 'de/1'), { groupOf, maxUrls: 1 })
    expect(files.map(({ part, group }) => [part, group])).toEqual([
      [0, undefined],
      [3, { name: 'de', number: 1 }],
      [1, { name: 'en', number: 1 }],
      [2, { name: 'en', number: 2 }],
    ])
    const renamed = renameParts(files, (part) => `x-${part}.xml`)
    expect(renamed.files.map(({ name }) => name)).toEqual([
      'sitemap.xml',
      'x-3.xml',
      'x-1.xml',
      'x-2.xml',
    ])
  })

  test('cannot have more files than an index names', { tags: 'slow' }, () => {
    const splitter = createSplitter({ groupOf, maxUrls: 1 })
    for (let number = 0; number < MAX_SITEMAPS; number++) splitter.add(page(`g${number}/`))
    expect(() => splitter.add(page('one-more/'))).toThrow(errorWith({ code: 'too-many-sitemaps' }))
  })
})

/** A set as the next run knows it. */
async function known(entries: readonly SitemapEntry[], options: SplitOptions) {
  const places = new Map<string, number>()
  const onPlaced = (href: string, part: number) => void places.set(href, part)
  const files = await createSitemapFiles(entries, { groupOf, ...options, onPlaced })
  const parts = files
    .filter(({ kind }) => kind === 'urlset')
    .map(({ part, entries: urls, bytes, group }): [number, EarlierPart] => {
      return [part, group === undefined ? { urls, bytes } : { urls, bytes, group }]
    })
  return {
    xml: new Map(files.map(({ name, xml }) => [name, xml])),
    earlier: { parts: new Map(parts), partOf: (href: string) => places.get(href) ?? 0 },
  }
}

const group = fc.constantFrom('en', 'de', 'fr')
const path = fc.tuple(group, fc.nat(30)).map(([name, number]) => `${name}/${number}`)
const sets = fc.tuple(
  fc.uniqueArray(path, { maxLength: 40 }),
  fc.uniqueArray(path, { maxLength: 10 }),
  fc.integer({ min: 1, max: 5 }),
)

test('every page is in one file, that of its group, and no file has more than the limit', async () => {
  await fc.assert(
    fc.asyncProperty(sets, async ([paths, , maxUrls]) => {
      const { 'sitemap.xml': index = '', ...files } = await filesOf(pages(...paths), { maxUrls })
      const all = Object.values(files).flatMap((text) => text.split(' '))
      expect(all.sort()).toEqual([...paths].sort())
      if (paths.length > 0) expect(index.split(' ')).toEqual(Object.keys(files))
      for (const [name, text] of Object.entries(files)) {
        const own = text.split(' ')
        expect(own.length).toBeLessThanOrEqual(maxUrls)
        for (const one of own) expect(name.split(/[-.]/)[1]).toBe(one.split('/')[0])
      }
    }),
    { numRuns: runs(200) },
  )
})

test('pages that are added change only files of their groups and the index', async () => {
  let kept = 0
  await fc.assert(
    fc.asyncProperty(sets, async ([paths, added, maxUrls]) => {
      fc.pre(paths.length > 0)
      const before = await known(pages(...paths), { maxUrls })
      const others = added.filter((one) => !paths.includes(one))
      const all = [...others, ...paths]
      const after = await known(pages(...all), { maxUrls, earlier: before.earlier })
      const groups = new Set(others.map((one) => one.slice(0, 2)))
      for (const [name, xml] of before.xml) {
        if (name === 'sitemap.xml' || groups.has(name.slice(8, 10))) continue
        kept++
        expect(after.xml.get(name)).toBe(xml)
      }
      // Names of files do not go when pages are added.
      expect([...after.xml.keys()]).toEqual(expect.arrayContaining([...before.xml.keys()]))
      const rest = [...after.xml].filter(([name]) => name !== 'sitemap.xml')
      expect(rest.flatMap(([, xml]) => pathsIn(xml).split(' ')).sort()).toEqual(all.sort())
    }),
    { numRuns: runs(200) },
  )
  expect(kept).toBeGreaterThan(leastHits(100))
})

test('a page whose group changes moves, and a part that nobody knows is left', async () => {
  const { earlier } = await known(pages('en/1', 'de/1'), {})
  const moved = { groupOf: () => 'fr', earlier }
  expect(await filesOf(pages('en/1', 'de/1'), moved)).toEqual({
    'sitemap.xml': 'sitemap-fr.xml',
    'sitemap-fr.xml': 'en/1 de/1',
  })
  // The same parts without their groups, as after a run without groups.
  const parts = new Map(
    [...earlier.parts].map(([part, { urls, bytes }]) => [part, { urls, bytes }]),
  )
  expect(
    Object.keys(await filesOf(pages('en/1', 'de/1'), { earlier: { ...earlier, parts } })),
  ).toEqual(['sitemap.xml', 'sitemap-de.xml', 'sitemap-en.xml'])
})

test('the order of pages of different groups makes no difference', async () => {
  const property = fc.asyncProperty(
    fc.uniqueArray(path, { minLength: 1, maxLength: 20 }),
    async (paths) => {
      const byGroup = ['de', 'en', 'fr'].flatMap((name) =>
        paths.filter((one) => one.startsWith(name)),
      )
      expect(await filesOf(pages(...byGroup), { maxUrls: 3 })).toEqual(
        await filesOf(pages(...paths), { maxUrls: 3 }),
      )
    },
  )
  await fc.assert(property, { numRuns: runs(100) })
})
