import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { findSitemapFile, findSitemapFiles, SitemapError } from '@waymark/sitemap'
import { digestFile, PartFiles, TextDigest } from '@waymark/sitemap/files/node'
import {
  followSitemapIndex,
  listSitemapFiles,
  unpack,
  writeSitemapFolder,
} from '@waymark/sitemap/node'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { segmentsOf } from '../src/read/sitemap-files.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})
const listAll = async () => (await readdir(folder)).sort()

describe('the file that a URL means', () => {
  test.each([
    ['https://a.example/a/b.xml', ['a', 'b.xml']],
    ['https://a.example', ['']],
    ['/a/b.xml?x#y', ['a', 'b.xml']],
    ['b.xml', ['b.xml']],
    ['https://a.example/a%20b/%ff', ['a b', '%ff']],
    ['https://a.example/..%2Fx', ['../x']],
    ['mailto:a', []],
    ['https://[', []],
  ])('has the path of %s', (loc, segments) => {
    expect(segmentsOf(loc)).toEqual(segments)
  })

  test('is below the folder by the last 64 segments at the most', () => {
    const path = (folders: number) => `${'f/'.repeat(folders)}s.xml`
    const found = (folders: number, file: string) =>
      findSitemapFile(`https://a.example/x/${path(folders)}`, new Set([file]))
    expect(found(63, path(63))).toBe(path(63))
    expect(found(64, path(64))).toBe(null)
    expect(found(64, path(63))).toBe(path(63))
  })

  test('is looked for under its name, then compressed, then not compressed', () => {
    const names = ['s.xml.gz', 's.xml.gz.gz', 's.xml']
    for (const [i, name] of names.entries()) {
      expect(findSitemapFile('/s.xml.gz', new Set(names.slice(i)))).toBe(name)
    }
    expect(findSitemapFile('/s.xml', new Set(['s.xml.gz']))).toBe('s.xml.gz')
    expect(findSitemapFile('/s.xml', new Set(['s.xml.gz']), new Set(['s.xml.gz']))).toBe(null)
    expect(findSitemapFile('/s.gzx', new Set(['sx']))).toBe(null)
    expect(findSitemapFiles([], new Set(['s.xml']))).toEqual([])
  })

  test('is not asked for anything but paths below the folder', () => {
    const asked: string[] = []
    const files = { has: (path: string) => asked.push(path) === 0 }
    findSitemapFiles(['/a/s.xml', '/s.xml.gz'], files)
    expect(asked).toEqual([
      'a/s.xml',
      's.xml.gz',
      'a/s.xml.gz',
      's.xml.gz.gz',
      'a/s.xml',
      's.xml',
      's.xml',
      's.xml.gz',
      's.xml',
    ])
  })
})

describe('an index that is followed', () => {
  const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  const index = (...locs: readonly string[]) =>
    `<sitemapindex ${NS}>\n${locs.map((loc) => `<sitemap><loc>https://a.example/${loc}</loc></sitemap>`).join('\n')}</sitemapindex>`

  test('says what is wrong where its line is, and reads each file once', async () => {
    await writeFile(
      join(folder, 'sitemap_index.xml'),
      index('none.xml', 'sitemap_index.xml', 'b.xml', 'b.xml', 'c.xml'),
    )
    await writeFile(join(folder, 'b.xml'), `<urlset ${NS}/>`)
    await writeFile(join(folder, 'c.xml'), index('b.xml'))
    const found: unknown[] = []
    for await (const { path, item } of followSitemapIndex(folder)) {
      if (item.type === 'root') found.push([path, item.kind])
      if (item.type === 'problem')
        found.push([path, item.code, item.data ?? {}, item.value, item.line])
    }
    const url = (name: string) => `https://a.example/${name}`
    expect(found).toEqual([
      ['sitemap_index.xml', 'sitemapindex'],
      ['sitemap_index.xml', 'sitemap-not-found', {}, url('none.xml'), 2],
      ['sitemap_index.xml', 'nested-index', { detail: 'itself' }, url('sitemap_index.xml'), 3],
      ['b.xml', 'urlset'],
      ['b.xml', 'no-entries', { detail: 'urlset' }, undefined, 1],
      ['c.xml', 'sitemapindex'],
      ['c.xml', 'nested-index', { detail: 'nested' }, undefined, 1],
    ])
  })

  test('is the first of four names, or the one that is given', async () => {
    const names = ['sitemap.xml', 'sitemap.xml.gz', 'sitemap_index.xml', 'sitemap_index.xml.gz']
    const first = async (options = {}) => {
      for await (const { path } of followSitemapIndex(folder, options)) return path
      return null
    }
    for (const name of [...names].reverse()) {
      await writeFile(join(folder, name), `<urlset ${NS}/>`)
      expect(await first()).toBe(name)
    }
    expect(await first({ index: 'sitemap_index.xml' })).toBe('sitemap_index.xml')
  })

  test('and its folder list files by their UTF-16 units', async () => {
    for (const name of [
      'b.xml',
      'B.XML.GZ',
      'a.xml.gz',
      'a.xmlx',
      'a.xml.gz2',
      'axml',
      '.c.xml',
      '\u{1f600}.xml',
      '\uff5e.xml',
    ]) {
      await writeFile(join(folder, name), '')
    }
    expect(await listSitemapFiles(folder)).toEqual([
      'B.XML.GZ',
      'a.xml.gz',
      'b.xml',
      '\u{1f600}.xml',
      '\uff5e.xml',
    ])
  })
})

describe('compressed bytes', () => {
  const collect = async (source: Iterable<Uint8Array>) => {
    const parts: Buffer[] = []
    for await (const bytes of unpack(source)) parts.push(Buffer.from(bytes))
    return Buffer.concat(parts)
  }
  const cut = (bytes: Uint8Array, size: number) =>
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    )
  const text = Buffer.from(Array.from({ length: 20_000 }, (_, i) => (i * i * 2_654_435_761) % 251))

  test.each([1, 2, 127, 128, 129, 4_095, 4_097, 1_000_000])(
    'in pieces of %i are unpacked, plain ones passed on',
    async (size) => {
      const packed = gzipSync(text)
      if (size > 100) {
        expect(packed.length).toBeGreaterThan(8_192)
        expect((await collect(cut(packed, size))).equals(text)).toBe(true)
        expect((await collect(cut(Buffer.concat([packed, packed]), size))).length).toBe(
          2 * text.length,
        )
      }
      const short = gzipSync('<urlset/>')
      expect(String(await collect(cut(short, size)))).toBe('<urlset/>')
      const plain = Buffer.from('\u001f<urlset/>')
      expect((await collect(cut(plain, size))).equals(plain)).toBe(true)
      expect(await collect([Uint8Array.of(0x1f)])).toEqual(Buffer.of(0x1f))
      expect((await collect([new Uint8Array(0), ...cut(short, size)])).toString()).toBe('<urlset/>')
    },
  )

  test('that end early or are damaged are told apart', async () => {
    const errorOf = (bytes: Uint8Array) => collect([bytes]).catch((error: unknown) => error)
    const packed = gzipSync(text)
    const short = await errorOf(packed.subarray(0, -1))
    expect(short).toBeInstanceOf(SitemapError)
    expect(short).toMatchObject({
      code: 'truncated-gzip',
    })
    const damaged = Buffer.from(packed)
    damaged.writeUInt32LE(0, packed.length - 8)
    expect(await errorOf(damaged)).toMatchObject({
      code: 'corrupt-gzip',
      message: expect.any(String),
    })
  })
})

describe('the digest of a text', () => {
  const digestOf = (...pieces: readonly string[]) => {
    const digest = new TextDigest()
    for (const piece of pieces) digest.add(Buffer.from(piece))
    return digest.end()
  }
  const START = 'first\nsecond\n'
  const REST = 'third\nfourth'

  test('does not depend on its pieces, nor on when its first two lines come', () => {
    const whole = digestOf(START + REST)
    expect(whole).toMatch(/^[0-9a-f]{32}$/)
    const text = START + REST
    for (let at = 0; at <= text.length; at++) {
      expect(digestOf(text.slice(0, at), text.slice(at))).toBe(whole)
    }
    expect(digestOf(...text)).toBe(whole)
    const late = new TextDigest()
    late.addRest(Buffer.from(REST.slice(0, 3)))
    late.addRest(Buffer.from(REST.slice(3)))
    expect(late.end(Buffer.from(START))).toBe(whole)
  })

  test('tells texts apart', () => {
    const texts = [
      '',
      '\n',
      '\n\n',
      START,
      REST,
      START + REST,
      REST + START,
      `${START}\n${REST}`,
      'first',
      'first\nsecond',
      `first${START}`,
    ]
    expect(new Set(texts.map((text) => digestOf(text))).size).toBe(texts.length)
  })

  test('of a file is that of what is compressed in it', async () => {
    const [plain, packed, broken] = ['a', 'b', 'c'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    await writeFile(plain, START + REST)
    await writeFile(packed, gzipSync(START + REST))
    await writeFile(broken, gzipSync(START + REST).subarray(0, 20))
    const whole = digestOf(START + REST)
    expect([await digestFile(plain), await digestFile(packed)]).toEqual([whole, whole])
    expect([await digestFile(broken), await digestFile(join(folder, 'none'))]).toEqual([null, null])
  })
})

describe('parts', () => {
  const TEXT = 'a\nb\nc'

  test('are written, and said with their size and digest', async () => {
    const pathOf = (part: number) => join(folder, `${part}.tmp`)
    for (const gzip of [false, true]) {
      const files = new PartFiles(folder, { gzip, pathOf, isKnown: null })
      await files.add({ type: 'text', part: 1, text: 'a\nb' })
      await files.add({ type: 'text', part: 1, text: '\nc' })
      await files.add({ type: 'part', part: 1, urls: 1, bytes: TEXT.length })
      const index = await files.write('index')
      await files.close()
      const size = (await readFile(pathOf(1))).length
      if (!gzip) expect(size).toBe(TEXT.length)
      const digest = new TextDigest()
      digest.add(Buffer.from(TEXT))
      expect([...files.parts]).toEqual([
        [1, { path: pathOf(1), size, digest: digest.end() }],
        [0, index],
      ])
      expect(index.path).toBe(pathOf(0))
      expect(await digestFile(pathOf(1))).toBe(files.parts.get(1)!.digest)
      await files.abandon()
      expect(await listAll()).toEqual([])
    }
  })

  test('that are known are not written', async () => {
    const asked: unknown[] = []
    const files = new PartFiles(folder, {
      gzip: false,
      pathOf: (part) => join(folder, String(part)),
      isKnown: (part, digest) => asked.push([part, digest]) === 1,
    })
    for (const part of [1, 2]) await files.add({ type: 'entries', part, text: `e${part}` })
    expect(await listAll()).toHaveLength(1)
    for (const part of [1, 2]) {
      await files.add({ type: 'frame', part, start: 'a\nb\n', end: 'c' })
      await files.add({ type: 'part', part, urls: 1, bytes: 7 })
    }
    await files.close()
    await files.close()
    expect(await listAll()).toEqual(['2'])
    expect(await readFile(join(folder, '2'), 'utf8')).toBe('a\nb\ne2c')
    const [first, second] = [files.parts.get(1)!, files.parts.get(2)!]
    expect(first).toMatchObject({ path: null, size: 0 })
    expect(second).toMatchObject({ path: join(folder, '2'), size: 7 })
    expect(asked).toEqual([
      [1, first.digest],
      [2, second.digest],
    ])
    expect(await digestFile(join(folder, '2'))).toBe(second.digest)
  })

  test('of a run that fails are removed, with what they are composed of', async () => {
    const files = new PartFiles(folder, {
      gzip: true,
      pathOf: (part) => join(folder, String(part)),
      isKnown: null,
    })
    await files.add({ type: 'entries', part: 2, text: 'x' })
    await files.write('index')
    await files.add({ type: 'text', part: 1, text: 'x' })
    expect(await listAll()).toHaveLength(3)
    await files.abandon()
    expect(await listAll()).toEqual([])
  })

  test('in a folder are counted, and those of earlier runs are listed or removed', async () => {
    const pages = Array.from({ length: 3 }, (_, n) => ({ loc: `https://a.example/${n}` }))
    const kept = [
      'sitemap-0.xml',
      'sitemap-123456.xml',
      'sitemap-x.xml',
      'sitemap.xml.bak',
      'my-sitemap.xml',
      'sitemap-1.xm',
    ]
    const old = ['sitemap-12345.xml', 'sitemap-9.xml.gz', 'sitemap.xml.gz']
    for (const name of [...kept, ...old]) await writeFile(join(folder, name), '')
    const first = await writeSitemapFolder(folder, pages, { maxUrls: 2 })
    expect([first.urls, first.stale]).toEqual([3, old])
    expect(first.files.map(({ name, size, bytes }) => [name, size === bytes])).toEqual([
      ['sitemap.xml', true],
      ['sitemap-1.xml', true],
      ['sitemap-2.xml', true],
    ])
    const second = await writeSitemapFolder(folder, pages, { stale: 'remove' })
    expect(second.stale).toEqual([
      'sitemap-1.xml',
      ...old.slice(0, 1),
      'sitemap-2.xml',
      ...old.slice(1),
    ])
    expect(await listAll()).toEqual([...kept, 'sitemap.xml'].sort())
  })
})
