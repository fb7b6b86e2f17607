import { existsSync, writeFileSync } from 'node:fs'
import { cp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type PublishSiteOptions, type WrittenSite, writeSite } from '@waymark/site/node'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { databaseOfPages, entriesOf, namesOf, readFolder, type TestPage } from './set-folder.ts'
import { sourceOf } from './sources.ts'

const pages = (first: number, last: number): TestPage[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({ path: `p${first + i}` }))

/** A folder with a database, in which runs follow each other. */
function createSite(base: PublishSiteOptions = {}) {
  const root = temporaryFolder()
  const out = join(root, 'public')
  const state = join(root, 'db.state')
  const run = async (list: readonly TestPage[], options: PublishSiteOptions = {}) => {
    await writeFile(join(root, 'db.json'), databaseOfPages(list))
    return await writeSite(join(root, 'db.json'), out, { maxUrls: 10, state, ...base, ...options })
  }
  return { root, out, state, run, files: async () => await readFolder(out) }
}

/** The pages of each part, without the rest of their URLs. */
async function partsOf(site: ReturnType<typeof createSite>): Promise<Record<number, string>> {
  const entries = entriesOf(await site.files())
  return Object.fromEntries(
    [...entries].map(([part, list]) => [
      part,
      list.map((xml) => /example\/([^<]*)</.exec(xml)![1]).join(' '),
    ]),
  )
}

const changes = ({ files }: WrittenSite) =>
  Object.fromEntries(files.map(({ name, change }) => [name, change]))

describe.each([
  ['with a state', true],
  ['from the published files', false],
])('parts are kept: %s', (_, hasState) => {
  const create = () => createSite(hasState ? {} : { state: undefined })

  test('a new page at the front moves nothing, and goes to the newest part', async () => {
    const site = create()
    await site.run(pages(1, 25))
    const before = await site.files()
    const report = await site.run([{ path: 'new' }, ...pages(1, 25)])
    expect(await partsOf(site)).toEqual({
      1: 'p1 p2 p3 p4 p5 p6 p7 p8 p9 p10',
      2: 'p11 p12 p13 p14 p15 p16 p17 p18 p19 p20',
      3: 'new p21 p22 p23 p24 p25',
    })
    expect(changes(report)).toEqual({
      'sitemap.xml': 'written',
      'sitemap-1.xml': 'kept',
      'sitemap-2.xml': 'kept',
      'sitemap-3b.xml': 'written',
    })
    const after = await site.files()
    for (const name of ['sitemap-1.xml', 'sitemap-2.xml']) {
      expect(after.get(name)).toEqual(before.get(name))
    }
    // Only a run that left a state is known to have written the file.
    expect(report.removed).toEqual(hasState ? ['sitemap-3.xml'] : [])
    expect(after.has('sitemap-3.xml')).toBe(!hasState)
    await site.run(pages(1, 25))
    expect(namesOf((await site.files()).get('sitemap.xml')!.text)).toContain('sitemap-3.xml')
  })

  test('the newest part is filled before the next one begins, and half-empty parts before that', async () => {
    const site = create()
    await site.run(pages(1, 25))
    const more = [...pages(1, 25), ...pages(26, 33)]
    await site.run(more)
    expect(Object.keys(await partsOf(site))).toEqual(['1', '2', '3', '4'])
    // Half of part 2 is free, a little of part 1.
    const fewer = more.filter(({ path }) => !/^p(?:1|1[1-6])$/.test(path))
    await site.run(fewer)
    await site.run([...pages(101, 115), ...fewer])
    const parts = await partsOf(site)
    expect(parts[1]).toBe('p2 p3 p4 p5 p6 p7 p8 p9 p10')
    expect(parts[2]?.split(' ')).toHaveLength(10)
    expect(parts[4]?.split(' ')).toHaveLength(10)
    expect(parts[5]).toBe('p114 p115')
  })

  test('a page whose part has become too large moves to the newest part', async () => {
    const site = create()
    await site.run(pages(1, 22), { maxBytes: 1024, maxUrls: 50 })
    const before = await partsOf(site)
    expect(before[1]?.split(' ').length).toBeGreaterThan(5)
    const long = pages(1, 22).map((page, i) => (i < 5 ? { ...page, changefreq: 'monthly' } : page))
    await site.run(long, { maxBytes: 1024, maxUrls: 50 })
    const after = await partsOf(site)
    const moved = Object.keys(before).filter((part) => before[+part] !== after[+part])
    expect(moved).toContain('1')
    expect(Object.values(after).join(' ').split(' ').sort()).toEqual(
      pages(1, 22)
        .map(({ path }) => path)
        .sort(),
    )
    expect(moved.length).toBeLessThan(Object.keys(before).length)
  })

  test('a set that shrinks to one file has no index, and gets one again', async () => {
    const site = create()
    await site.run(pages(1, 25))
    await site.run(pages(11, 14))
    expect((await site.files()).get('sitemap.xml')!.text).toContain('<urlset')
    await site.run(pages(11, 34))
    expect(
      Object.values(await partsOf(site))
        .join(' ')
        .split(' '),
    ).toHaveLength(24)
    if (hasState) expect([...(await site.files()).keys()]).toHaveLength(4)
  })

  test('a part that was the only file is the same under its new name, and back', async () => {
    const site = create()
    await site.run(pages(1, 10))
    const only = (await site.files()).get('sitemap.xml')!.text
    await site.run(pages(1, 15))
    const parts = await site.files()
    expect(parts.get('sitemap-1.xml')?.text).toBe(only)
    expect(namesOf(parts.get('sitemap.xml')!.text)).toEqual(['sitemap-1.xml', 'sitemap-2.xml'])
    await site.run(pages(1, 10))
    expect((await site.files()).get('sitemap.xml')?.text).toBe(only)
  })

  test('a run that changes nothing leaves no other file', async () => {
    const site = create()
    for (const last of [25, 5]) {
      await site.run(pages(1, last))
      const names = (await readdir(site.out)).sort()
      await site.run(pages(1, last), { onProblem: () => {} })
      expect((await readdir(site.out)).sort()).toEqual(names)
    }
  })

  test('a rebuilt set is as a first one, under names that the old index does not have', async () => {
    const site = create()
    await site.run(pages(1, 25))
    await site.run([{ path: 'new' }, ...pages(1, 25)])
    await site.run([{ path: 'new' }, ...pages(1, 25)], { parts: 'rebuild' })
    const fresh = createSite()
    await fresh.run([{ path: 'new' }, ...pages(1, 25)])
    expect(entriesOf(await site.files())).toEqual(entriesOf(await fresh.files()))
  })
})

test('a first run writes what a run without any of this writes', async () => {
  const site = createSite({ state: undefined })
  await site.run(pages(1, 25))
  expect([...(await site.files()).keys()]).toEqual([
    'sitemap-1.xml',
    'sitemap-2.xml',
    'sitemap-3.xml',
    'sitemap.xml',
  ])
})

test('the index has the date of the newest page of each part', async () => {
  const site = createSite()
  await site.run(pages(1, 15))
  const list = pages(1, 15).map((page, i) =>
    i === 12 ? { ...page, lastmod: '2024-05-05T00:00:00Z' } : page,
  )
  await site.run(list)
  const index = (await site.files()).get('sitemap.xml')!.text
  expect([...index.matchAll(/<lastmod>(.*)<\/lastmod>/g)].map(([, date]) => date)).toEqual([
    '2024-01-01T00:00:00Z',
    '2024-05-05T00:00:00Z',
  ])
})

test('compressed sets are kept too', async () => {
  const site = createSite({ gzip: true })
  await site.run(pages(1, 25))
  const before = await site.files()
  const report = await site.run([{ path: 'new' }, ...pages(1, 25)])
  const after = await site.files()
  expect(after.get('sitemap-1.xml.gz')).toEqual(before.get('sitemap-1.xml.gz'))
  expect(report.removed).toEqual(['sitemap-3.xml.gz'])
  expect([...entriesOf(after, 'sitemap.xml.gz').values()].flat()).toHaveLength(26)
})

describe('a run in which nothing changed', () => {
  test('writes nothing and has the report of the run before', async () => {
    const site = createSite()
    const list = [...pages(1, 25), { path: '../x y', lastmod: 'yesterday' }]
    const first = await site.run(list)
    const before = await site.files()
    const state = await readFile(site.state)
    const second = await site.run(list)
    expect(second).toEqual({
      ...first,
      files: first.files.map((file) => ({ ...file, change: 'kept' })),
      isUnchanged: true,
    })
    expect(second.counts.problems.error).toBeGreaterThan(0)
    expect(await site.files()).toEqual(before)
    expect((await readFile(site.state)).equals(state)).toBe(true)
  })

  test('also after the published files were copied, so that their times differ', async () => {
    const site = createSite()
    await site.run(pages(1, 25))
    await cp(site.out, `${site.out}2`, { recursive: true })
    await rm(site.out, { recursive: true })
    await cp(`${site.out}2`, site.out, { recursive: true })
    expect((await site.run(pages(1, 25))).isUnchanged).toBe(true)
  })

  test.each([
    ['an option differs', { config: { allowedProtocols: ['https'] } }],
    ['the problems are listed', { onProblem: () => {} }],
    ['another program asks', { generator: 'other 1' }],
    ['it is rebuilt', { parts: 'rebuild' }],
  ] satisfies [string, PublishSiteOptions][])('is not assumed if %s', async (_, options) => {
    const site = createSite()
    await site.run(pages(1, 25))
    const report = await site.run(pages(1, 25), options)
    expect(report.isUnchanged).toBe(false)
    expect(new Set(report.files.map(({ change }) => change))).toEqual(new Set(['kept']))
  })

  test('is not assumed if a published file has been changed or removed, which is mended', async () => {
    const site = createSite()
    await site.run(pages(1, 25))
    const whole = await partsOf(site)
    await writeFile(join(site.out, 'sitemap-2.xml'), 'x')
    expect((await site.run(pages(1, 25))).isUnchanged).toBe(false)
    expect(await partsOf(site)).toEqual(whole)
    await rm(join(site.out, 'sitemap-1.xml'))
    expect((await site.run(pages(1, 25))).isUnchanged).toBe(false)
    expect(await partsOf(site)).toEqual(whole)
  })

  test('is not assumed when a date in the future is one no longer', async () => {
    const site = createSite()
    const list = [{ path: 'a', lastmod: '2024-03-10T00:00:00Z' }]
    const at = async (date: string) => await site.run(list, { now: Date.parse(date) })
    const codes = ({ kinds }: WrittenSite) => kinds.map(({ code }) => code)
    expect(codes(await at('2024-03-08T00:00:00Z'))).toContain('FUTURE_DATE_TIME')
    expect(await at('2024-03-08T23:59:00Z')).toMatchObject({ isUnchanged: true })
    const later = await at('2024-03-09T00:00:00Z')
    expect(later.isUnchanged).toBe(false)
    expect(codes(later)).toEqual([])
    expect((await at('2030-01-01T00:00:00Z')).isUnchanged).toBe(true)
    expect((await at('2024-03-01T00:00:00Z')).isUnchanged).toBe(false)
  })

  test('is not assumed of what is not a file that can be read again', async () => {
    const site = createSite()
    const text = databaseOfPages(pages(1, 5))
    const write = async (database: Parameters<typeof writeSite>[0], stdin?: Readable) =>
      (await writeSite(database, site.out, { state: site.state, ...(stdin && { stdin }) }))
        .isUnchanged
    await site.run(pages(1, 5), { maxUrls: undefined })
    expect(await write(sourceOf(text))).toBe(false)
    expect(await write(sourceOf(text))).toBe(false)
    const list = [join(site.root, 'db.json')]
    expect([await write(list), await write(list), await write(list[0]!)]).toEqual([
      false,
      true,
      true,
    ])
    expect(await write([...list, sourceOf(text)])).toBe(false)
    expect(await write([...list, sourceOf(text)])).toBe(false)
    for (const _ of [1, 2]) expect(await write('-', Readable.from([text]))).toBe(false)
    // Standard input is not read if it is not the database.
    expect(await write(list)).toBe(false)
    expect(await write(list, Readable.from(['none']))).toBe(true)
  })

  test('is not assumed of a database that changed while it was read', async () => {
    const site = createSite()
    const path = join(site.root, 'db.json')
    const { atime, mtime } = await site.run(pages(1, 5)).then(async () => await stat(path))
    await rm(site.state)
    let isFirst = true
    await site.run(pages(1, 5), {
      listen() {
        if (isFirst) writeFileSync(path, databaseOfPages(pages(2, 6)))
        isFirst = false
        return { add() {}, end() {} }
      },
    })
    await writeFile(path, databaseOfPages(pages(1, 5)))
    await utimes(path, atime, mtime)
    expect((await site.run(pages(1, 5))).isUnchanged).toBe(false)
    expect(await partsOf(site)).toEqual({ 1: 'p1 p2 p3 p4 p5' })
  })

  test('is not assumed with a damaged state, which is replaced', async () => {
    const site = createSite()
    await site.run(pages(1, 25))
    const whole = await readFile(site.state)
    for (const at of [0, 16, 20, 24, 200, whole.length - 60, whole.length - 1]) {
      const bytes = Buffer.from(whole)
      bytes[at]! ^= 1
      await writeFile(site.state, bytes)
      expect((await site.run(pages(1, 25))).isUnchanged).toBe(false)
      expect((await site.run(pages(1, 25))).isUnchanged).toBe(true)
    }
    for (const length of [0, 10, 24, 100, whole.length - 1]) {
      await writeFile(site.state, whole.subarray(0, length))
      expect((await site.run(pages(1, 25))).isUnchanged).toBe(false)
    }
  })
})

test('a run that fails leaves everything as it was', async () => {
  const site = createSite()
  await site.run(pages(1, 25))
  const before = await site.files()
  await writeFile(join(site.root, 'db.json'), databaseOfPages(pages(1, 30)).slice(0, -5))
  await expect(
    writeSite(join(site.root, 'db.json'), site.out, { state: site.state }),
  ).rejects.toThrow('db.json')
  expect(await site.files()).toEqual(before)
  expect((await readdir(site.out)).length).toBe(before.size)
  expect((await readdir(site.root)).sort()).toEqual(['db.json', 'db.state', 'public'])
})

describe('files of others', () => {
  test('are never removed, nor a file of this program that somebody has changed', async () => {
    const site = createSite()
    await site.run(pages(1, 35))
    await writeFile(join(site.out, 'sitemap-9.xml'), 'mine')
    await writeFile(join(site.out, 'sitemap-4.xml'), 'mine too')
    const report = await site.run(pages(1, 15))
    expect(report.removed).toEqual(['sitemap-2.xml', 'sitemap-3.xml'])
    expect([...(await site.files()).keys()]).toEqual([
      'sitemap-1.xml',
      'sitemap-2b.xml',
      'sitemap-4.xml',
      'sitemap-9.xml',
      'sitemap.xml',
    ])
  })

  test('an index of another program is replaced, and its files stay', async () => {
    const site = createSite()
    await site.run(pages(1, 5))
    const index = `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://a.example/posts.xml</loc></sitemap><sitemap><loc>https://a.example/sitemap-1.xml</loc></sitemap></sitemapindex>`
    await writeFile(join(site.out, 'sitemap.xml'), index)
    await writeFile(join(site.out, 'sitemap-1.xml'), 'of the index')
    await site.run(pages(1, 15))
    expect(namesOf((await site.files()).get('sitemap.xml')!.text)).toEqual([
      'sitemap-1b.xml',
      'sitemap-2.xml',
    ])
    expect(await readFile(join(site.out, 'sitemap-1.xml'), 'utf8')).toBe('of the index')
  })

  test('a database without a usable entry leaves everything as it is', async () => {
    const site = createSite()
    await site.run(pages(1, 25))
    const before = await site.files()
    await site.run([])
    expect(await site.files()).toEqual(before)
  })
})

test('the state has no URL of a page', async () => {
  const site = createSite()
  await site.run(pages(1, 25))
  expect(existsSync(site.state)).toBe(true)
  expect((await readFile(site.state, 'latin1')).includes('p17')).toBe(false)
})
