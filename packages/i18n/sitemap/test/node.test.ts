import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import {
  findSitemapFile,
  findSitemapFiles,
  type SitemapEntry,
  SitemapError,
  type SitemapItem,
} from '@waymark/sitemap'
import {
  followSitemapIndex,
  listSitemapFiles,
  readSitemapFile,
  readSitemapFolder,
  readSitemapStream,
  writeSitemapFolder,
} from '@waymark/sitemap/node'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { collect } from './written.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})

const pages = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, n) => ({ loc: `https://a.example/${n}`, lang: 'en' }))
const urlset = (...paths: string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>https://a.example/${path}</loc></url>`).join('')}</urlset>`

const locs = (items: readonly SitemapItem[]) =>
  items.flatMap((item) => (item.type === 'url' || item.type === 'sitemap' ? [item.entry.loc] : []))
const codes = (items: readonly SitemapItem[]) =>
  items.flatMap((item) => (item.type === 'problem' ? [item.code] : []))
const names = async () => (await readdir(folder)).sort()

describe('reading', () => {
  function* cut(bytes: Uint8Array, size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }

  test.each([1, 3, 1_000, 1_000_000])(
    'gzip is known by its first bytes, in pieces of %i',
    async (size) => {
      const xml = Buffer.from(urlset(...Array.from({ length: 500 }, (_, n) => `ä${n}`)))
      const plain = await collect(readSitemapStream(cut(xml, size)))
      expect(locs(plain)).toHaveLength(500)
      expect(await collect(readSitemapStream(cut(gzipSync(xml), size)))).toEqual(plain)
    },
  )

  test.each<[string, Uint8Array, readonly string[]]>([
    ['one byte', Uint8Array.of(0x1f), ['not-well-formed']],
    ['nothing', new Uint8Array(0), ['empty']],
    ['a mark alone', Uint8Array.of(0x1f, 0x8b), ['truncated-gzip']],
    ['another method', Uint8Array.of(0x1f, 0x8b, 9, 0, 0, 0, 0, 0, 0, 0, 0), ['corrupt-gzip']],
    ['nothing, compressed', gzipSync(''), ['empty']],
    ['gzip in gzip', gzipSync(gzipSync(urlset('1'))), ['invalid-encoding']],
    ['zeros behind the end', Buffer.concat([gzipSync(urlset('1')), Buffer.alloc(9_000)]), []],
    [
      'text behind the end',
      Buffer.concat([gzipSync(urlset('1')), Buffer.from('x'.repeat(9_000))]),
      ['corrupt-gzip'],
    ],
  ])('%s', async (_name, bytes, expected) => {
    expect(codes(await collect(readSitemapStream([bytes])))).toEqual(expected)
    expect(codes(await collect(readSitemapStream(cut(bytes, 1))))).toEqual(expected)
  })

  test('entries before a break of the compression are given', async () => {
    const paths = Array.from({ length: 20_000 }, (_, i) => String((i * 0.6180339887498949) % 1))
    const whole = gzipSync(urlset(...paths))
    const short = await collect(readSitemapStream([whole.subarray(0, -100)]))
    expect(codes(short)).toEqual(['truncated-gzip'])
    expect(locs(short).length).toBeGreaterThan(15_000)
    const damaged = Buffer.from(whole)
    damaged.fill(0xff, whole.length - 2_000, whole.length - 1_000)
    const broken = await collect(readSitemapStream([damaged]))
    expect(codes(broken).at(-1)).toMatch(/corrupt-gzip|not-well-formed|invalid-encoding/)
    expect(locs(broken).length).toBeGreaterThan(15_000)
  })

  test('of a short file nearly all entries before a break are given', async () => {
    const whole = gzipSync(urlset(...Array.from({ length: 1_000 }, (_, i) => String(i))))
    const damaged = Buffer.from(whole)
    // The checksum stands in the last eight bytes.
    damaged.writeUInt32LE(0, whole.length - 8)
    for (const size of [100, 1_000_000]) {
      const items = await collect(readSitemapStream(cut(damaged, size)))
      expect(codes(items)).toEqual(['corrupt-gzip'])
      expect(locs(items).length).toBeGreaterThan(900)
    }
  })

  test('a bomb is read as far as the limit on the size', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, ' '))
    expect(bomb.length).toBeLessThan(25_000)
    const items = await collect(readSitemapStream([bomb], { maxBytes: 4_000_000 }))
    expect(codes(items)).toEqual(['file-too-large'])
    expect(items.at(-1)).toMatchObject({ bytes: 4_000_000 })
  })

  test('a file that is not there is the file system’s error', async () => {
    await expect(collect(readSitemapFile(join(folder, 'none.xml')))).rejects.toMatchObject({
      code: 'ENOENT',
    })
    await expect(collect(readSitemapFile(folder))).rejects.toMatchObject({ code: 'EISDIR' })
  })

  test('a reader that leaves early closes the file', async () => {
    await writeFile(join(folder, 's.xml'), urlset('1', '2'))
    for await (const item of readSitemapFile(join(folder, 's.xml'))) if (item.type === 'url') break
  })

  test('a folder gives its files in order, by their paths', async () => {
    await mkdir(join(folder, 'b/c'), { recursive: true })
    await mkdir(join(folder, '.git'))
    await writeFile(join(folder, 'b/c/s.xml.gz'), gzipSync(urlset('1')))
    await writeFile(join(folder, 'b/s.XML'), urlset('2'))
    await writeFile(join(folder, 'a.xml'), '<html/>')
    await writeFile(join(folder, 'a.txt'), 'x')
    await writeFile(join(folder, '.git/x.xml'), urlset('3'))
    expect(await listSitemapFiles(folder)).toEqual(['a.xml', 'b/c/s.xml.gz', 'b/s.XML'])
    const ends = (await collect(readSitemapFolder(folder))).flatMap(({ path, item }) =>
      item.type === 'end' ? [[path, item.kind, item.entries]] : [],
    )
    expect(ends).toEqual([
      ['a.xml', null, 0],
      ['b/c/s.xml.gz', 'urlset', 1],
      ['b/s.XML', 'urlset', 1],
    ])
  })
})

describe.skipIf(process.platform === 'win32')('a symbolic link', () => {
  test('to a file is a file, and to anything else nothing', async () => {
    await mkdir(join(folder, 'real'))
    await mkdir(join(folder, 'public'))
    await writeFile(join(folder, 'real/s.xml'), urlset('1'))
    const links = {
      'sitemap.xml': '../real/s.xml',
      'chain.xml': 'sitemap.xml',
      'dangling.xml': 'none.xml',
      'loop.xml': 'loop.xml',
      'folder.xml': '../real',
      folder: '../real',
      up: '..',
    }
    for (const [name, target] of Object.entries(links)) {
      await symlink(target, join(folder, 'public', name))
    }
    expect(await listSitemapFiles(join(folder, 'public'))).toEqual(['chain.xml', 'sitemap.xml'])
    const items = await collect(followSitemapIndex(join(folder, 'public')))
    expect(locs(items.map(({ item }) => item))).toEqual(['https://a.example/1'])
  })
})

describe('following an index', () => {
  const index = (...sitemaps: string[]) =>
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`

  test('URLs lead to files by the ends of their paths', async () => {
    await mkdir(join(folder, 'en'))
    await writeFile(join(folder, 'en/sitemap.xml.gz'), gzipSync(urlset('en')))
    await writeFile(join(folder, 'a b.xml'), urlset('a'))
    await writeFile(join(folder, 'other.xml'), urlset('other'))
    await writeFile(join(folder, 'nested.xml'), index('https://a.example/other.xml'))
    await writeFile(
      join(folder, 'sitemap.xml'),
      index(
        'https://a.example/docs/en/sitemap.xml',
        'https://a.example/docs/a%20b.xml?v=1',
        'https://a.example/docs/en/sitemap.xml',
        'https://a.example/fr/sitemap.xml',
        'https://a.example/sitemap.xml',
        'https://a.example/..%2F..%2Fetc%2Fpasswd',
        'https://a.example/nested.xml',
      ),
    )
    const items = await collect(followSitemapIndex(folder))
    expect(items.flatMap(({ path, item }) => (item.type === 'root' ? [path] : []))).toEqual([
      'sitemap.xml',
      'en/sitemap.xml.gz',
      'a b.xml',
      'nested.xml',
    ])
    expect(items.flatMap(({ item }) => (item.type === 'url' ? [item.entry.loc] : []))).toEqual([
      'https://a.example/en',
      'https://a.example/a',
    ])
    const found = items.flatMap(({ item }) =>
      item.type === 'problem' ? [[item.code, item.value]] : [],
    )
    expect(found).toEqual([
      ['sitemap-not-found', 'https://a.example/fr/sitemap.xml'],
      ['nested-index', 'https://a.example/sitemap.xml'],
      ['sitemap-not-found', 'https://a.example/..%2F..%2Fetc%2Fpasswd'],
      ['nested-index', undefined],
    ])
  })

  test('a single URL is looked up alone', () => {
    const files = new Set(['en/sitemap.xml', 'sitemap.xml.gz'])
    const found = (loc: string, taken?: ReadonlySet<string>) => findSitemapFile(loc, files, taken)
    expect(found('https://a.example/maps/en/sitemap.xml')).toBe('en/sitemap.xml')
    expect(found('/de/sitemap.xml')).toBe('sitemap.xml.gz')
    expect(found('/de/sitemap.xml', new Set(['sitemap.xml.gz']))).toBe(null)
    expect(found('mailto:a@a.example')).toBe(null)
  })

  test.each([
    [['en/sitemap.xml', 'sitemap.xml'], ['sitemap.xml'], [null, 'sitemap.xml']],
    [['sitemap.xml', 'en/sitemap.xml'], ['sitemap.xml'], ['sitemap.xml', null]],
    [['maps/en/sitemap.xml', 'maps/sitemap.xml'], ['sitemap.xml'], [null, 'sitemap.xml']],
    [['a.xml', 'a.xml.gz'], ['a.xml.gz'], [null, 'a.xml.gz']],
    [['a.xml.gz', 'a.xml'], ['a.xml'], [null, 'a.xml']],
    [
      ['a.xml.gz', 'a.xml'],
      ['a.xml', 'a.xml.gz'],
      ['a.xml.gz', 'a.xml'],
    ],
    [
      ['b/a.xml', 'a.xml'],
      ['a.xml', 'a.xml.gz'],
      [null, 'a.xml'],
    ],
    [
      ['a.xml.gz', 'b/a.xml.gz'],
      ['a.xml', 'a.xml.gz'],
      ['a.xml.gz', null],
    ],
    [['b/a.xml', 'b/a.xml'], ['a.xml'], ['a.xml', null]],
    [
      ['x/b/a.xml', 'y/b/a.xml'],
      ['a.xml', 'b/a.xml'],
      ['b/a.xml', 'a.xml'],
    ],
  ])('of %j in %j the URL that shares more of the path gets the file', (paths, files, expected) => {
    const locs = paths.map((path) => `https://a.example/${path}`)
    expect(findSitemapFiles(locs, new Set(files))).toEqual(expected)
  })

  test('a missing sitemap is reported, not one that is there', async () => {
    await writeFile(join(folder, 'sitemap.xml'), urlset('1'))
    const named = ['https://a.example/en/sitemap.xml', 'https://a.example/sitemap.xml']
    await writeFile(join(folder, 'index.xml'), index(...named))
    const items = (await collect(followSitemapIndex(folder, { index: 'index.xml' }))).map(
      ({ item }) => item,
    )
    expect(items.flatMap((item) => (item.type === 'problem' ? [item.value] : []))).toEqual([
      named[0],
    ])
    expect(locs(items)).toContain('https://a.example/1')
  })

  test('what was written is followed', async () => {
    await writeSitemapFolder(folder, pages(25), { maxUrls: 10, gzip: true })
    const items = await collect(followSitemapIndex(folder))
    expect(items.flatMap(({ item }) => (item.type === 'url' ? [item.entry.loc] : []))).toEqual(
      pages(25).map(({ loc }) => loc),
    )
  })

  test('a folder without an index is an error', async () => {
    await expect(collect(followSitemapIndex(folder))).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('writing a folder', () => {
  test('one file, and no index', async () => {
    const below = join(folder, 'new/deep')
    const { files, urls, stale } = await writeSitemapFolder(below, pages(3))
    expect(await readdir(below)).toEqual(['sitemap.xml'])
    const bytes = await readFile(join(below, 'sitemap.xml'))
    expect(files).toMatchObject([{ name: 'sitemap.xml', bytes: bytes.length, size: bytes.length }])
    expect([urls, stale]).toEqual([3, []])
  })

  test('parts and index, compressed or not, hold the same', async () => {
    const plain = await writeSitemapFolder(folder, pages(25), { maxUrls: 10 })
    expect(await names()).toEqual([
      'sitemap-1.xml',
      'sitemap-2.xml',
      'sitemap-3.xml',
      'sitemap.xml',
    ])
    const packed = await writeSitemapFolder(join(folder, 'gz'), pages(25), {
      maxUrls: 10,
      gzip: true,
    })
    expect(packed.urls).toBe(25)
    for (const [i, file] of packed.files.entries()) {
      expect(file.name).toBe(`${plain.files[i]!.name}.gz`)
      const bytes = await readFile(join(folder, 'gz', file.name))
      expect(bytes.length).toBe(file.size)
      if (i === 0) expect(String(gunzipSync(bytes))).toContain('/sitemap-1.xml.gz</loc>')
      else expect(gunzipSync(bytes)).toEqual(await readFile(join(folder, plain.files[i]!.name)))
    }
  })

  test('large files go through in pieces', { tags: 'slow' }, async () => {
    const { files } = await writeSitemapFolder(folder, pages(60_000), { gzip: true })
    expect(files.map(({ entries }) => entries)).toEqual([2, 50_000, 10_000])
    const items = await collect(readSitemapFolder(folder))
    expect(items.filter(({ item }) => item.type === 'url')).toHaveLength(60_000)
    expect(items.filter(({ item }) => item.type === 'problem')).toEqual([])
  })

  test('an entry that cannot be written leaves the folder as it was', async () => {
    await writeSitemapFolder(folder, pages(25), { maxUrls: 10 })
    const before = await Promise.all(
      (await names()).map((name) => readFile(join(folder, name), 'utf8')),
    )
    const bad = [...pages(500), { loc: '/relative' }]
    for (const gzip of [false, true]) {
      await expect(writeSitemapFolder(folder, bad, { maxUrls: 7, gzip })).rejects.toThrow(
        SitemapError,
      )
    }
    expect(await names()).toHaveLength(4)
    const after = await Promise.all(
      (await names()).map((name) => readFile(join(folder, name), 'utf8')),
    )
    expect(after).toEqual(before)
  })

  test('a source that breaks off leaves nothing', async () => {
    const source = (async function* () {
      yield* pages(2_000)
      throw new Error('gone')
    })()
    await expect(writeSitemapFolder(folder, source)).rejects.toThrow('gone')
    expect(await names()).toEqual([])
  })

  test('a name that cannot be taken gives back those that were', async () => {
    await writeSitemapFolder(folder, pages(5), { maxUrls: 2 })
    const first = await readFile(join(folder, 'sitemap-1.xml'), 'utf8')
    await rm(join(folder, 'sitemap-3.xml'))
    await mkdir(join(folder, 'sitemap-3.xml'))
    await writeFile(join(folder, 'sitemap-3.xml/keep'), '')
    await expect(writeSitemapFolder(folder, pages(40), { maxUrls: 10 })).rejects.toThrow()
    expect(await names()).toEqual([
      'sitemap-1.xml',
      'sitemap-2.xml',
      'sitemap-3.xml',
      'sitemap.xml',
    ])
    expect(await readFile(join(folder, 'sitemap-1.xml'), 'utf8')).toBe(first)
  })

  test('files of an earlier run are named, and removed when that is asked for', async () => {
    await writeSitemapFolder(folder, pages(50), { maxUrls: 10 })
    await writeFile(join(folder, 'sitemap-news.xml'), '')
    await writeFile(join(folder, 'sitemap-9.txt'), '')
    const kept = await writeSitemapFolder(folder, pages(30), { maxUrls: 10 })
    expect(kept.stale).toEqual(['sitemap-4.xml', 'sitemap-5.xml'])
    expect(await names()).toContain('sitemap-5.xml')
    const removed = await writeSitemapFolder(folder, pages(3), { gzip: true, stale: 'remove' })
    expect(removed.stale).toHaveLength(6)
    expect(await names()).toEqual(['sitemap-9.txt', 'sitemap-news.xml', 'sitemap.xml.gz'])
  })

  test('a way with stale files that there is not is the caller’s mistake', async () => {
    const { stale } = JSON.parse('{"stale":"delete"}')
    await expect(writeSitemapFolder(folder, pages(3), { stale })).rejects.toThrow(
      expect.objectContaining({ option: 'stale', code: 'option-wrong' }),
    )
  })
})
