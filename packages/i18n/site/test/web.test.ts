import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type CountedPage, checkSite, type SiteProblem } from '@waymark/site'
import { diskFiles, fixDatabase } from '@waymark/site/node'
import { blobFiles, repairDatabase } from '@waymark/site/web'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { databaseOf, HEAD, LASTMOD } from './databases.ts'
import { NOW } from './fixed.ts'

type Contents = Readonly<Record<string, string | Buffer>>

const filesOf = (contents: Contents) =>
  blobFiles(
    Object.entries(contents).map(([path, content]) => ({
      path,
      blob: new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
    })),
  )

/** What is found in files of a page, and in the same files on the disk. */
async function bothWays(contents: Contents, paths: readonly string[]) {
  const folder = temporaryFolder()
  for (const [path, content] of Object.entries(contents)) {
    writeFileSync(join(folder, path), content)
  }
  const found = async (files: ReturnType<typeof blobFiles>, start: string) => {
    const problems: string[] = []
    for await (const event of checkSite(
      paths.map((path) => start + path),
      files,
      { now: NOW },
    )) {
      if (event.type === 'problem') problems.push(JSON.stringify(event.problem))
      if (event.type === 'failure') problems.push(JSON.stringify(event.error.problem))
    }
    return problems.map((text) => text.replaceAll(start === '' ? '\n' : start, ''))
  }
  const inPage = await found(filesOf(contents), '')
  expect(inPage).toEqual(await found(diskFiles(), `${folder}/`))
  return inPage.map((text) => (JSON.parse(text) as SiteProblem).code)
}

const urlset = (...urls: readonly string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('\n')}</urlset>`

describe('files of a page are checked as files on the disk', () => {
  const sitemap = urlset('https://a.example/a', 'https://a.example/a', 'http://localhost/')

  test.each([
    ['a sitemap', { 'a.xml': sitemap }, ['a.xml']],
    ['a sitemap in gzip', { 'a.xml.gz': gzipSync(sitemap) }, ['a.xml.gz']],
    ['two sitemaps', { 'a.xml': sitemap, 'b.xml': sitemap }, ['a.xml', 'b.xml']],
    [
      'a table',
      { 'a.csv': 'url,lang\nhttps://a.example/,jp\nhttps://a.example/b,en\n' },
      ['a.csv'],
    ],
    ['a table with a wrong quote', { 'a.csv': 'url,lang\nhttps://a.example/,j"p\n' }, ['a.csv']],
    [
      'a table that is not UTF-8',
      { 'a.csv': Buffer.from('url,lang\nhttps://a.example/\xfc,de\n', 'latin1') },
      ['a.csv'],
    ],
    [
      'a database',
      { 'a.json': databaseOf([{ loc: '/a', lastmod: LASTMOD, lang: 'jp' }], 2) },
      ['a.json'],
    ],
    ['an empty file', { 'a.json': '' }, ['a.json']],
    ['a binary file', { 'a.xml': Buffer.from([1, 0, 255, 254, 0, 3]) }, ['a.xml']],
    ['an incomplete sitemap', { 'a.xml': sitemap.slice(0, -20) }, ['a.xml']],
    ['gzip that ends too early', { 'a.xml.gz': gzipSync(sitemap).subarray(0, 60) }, ['a.xml.gz']],
    [
      'damaged gzip',
      { 'a.xml.gz': Buffer.concat([gzipSync(sitemap).subarray(0, 12), Buffer.alloc(50, 255)]) },
      ['a.xml.gz'],
    ],
    ['UTF-32', { 'a.xml': Buffer.from('<\0\0\0u\0\0\0', 'latin1') }, ['a.xml']],
    ['no such file', {}, ['a.xml']],
  ] as const)('%s', async (_, contents, paths) => {
    expect((await bothWays(contents, paths)).length).toBeGreaterThan(0)
  })

  test('a folder with an index', async () => {
    const index =
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://a.example/s/a.xml</loc></sitemap><sitemap><loc>https://a.example/s/b.xml</loc></sitemap></sitemapindex>'
    const files = filesOf({
      'site/index.xml': index,
      'site/s/a.xml': sitemap,
      'site/s/.hidden.xml': sitemap,
      'site/notes.txt': 'notes',
    })
    const read: string[] = []
    const codes: string[] = []
    for await (const event of checkSite(['site'], files, { now: NOW })) {
      if (event.type === 'input') read.push(event.name)
      if (event.type === 'problem') codes.push(event.problem.code)
    }
    expect(read).toEqual(['site/index.xml', 'site/s/a.xml'])
    expect(codes).toContain('sitemap-not-found')
  })

  test('zstd is refused, because browsers cannot read it', async () => {
    const files = filesOf({ 'a.xml.zst': Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 1, 2]) })
    const codes: string[] = []
    for await (const event of checkSite(['a.xml.zst'], files)) {
      if (event.type === 'failure') codes.push(event.error.problem.code)
    }
    expect(codes).toEqual(['file-compression-unsupported'])
  })

  test('a file that can no longer be read fails, and the others are checked', async () => {
    const stream = () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.error(new Error('gone')),
      })
    const files = blobFiles([
      { path: 'gone.xml', blob: { stream } },
      { path: 'a.xml', blob: new Blob([sitemap]) },
    ])
    const found: string[] = []
    for await (const event of checkSite(['gone.xml', 'a.xml'], files)) {
      if (event.type === 'failure') found.push(event.error.problem.code)
      if (event.type === 'input') found.push(event.name)
    }
    expect(found).toEqual(['file-system-error', 'a.xml'])
  })
})

test('the bytes that are read are counted before decompression', async () => {
  const packed = gzipSync(urlset('https://a.example/'))
  let length = 0
  const blob = new Blob([new Uint8Array(packed)])
  const files = blobFiles([{ path: 'a.xml.gz', blob }], { listen: (more) => (length += more) })
  for await (const _ of checkSite(['a.xml.gz'], files)) {
    // Only the bytes count.
  }
  expect(length).toBe(packed.length)
})

test('each page is told of, with its language', async () => {
  const pages: CountedPage[] = []
  const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>https://a.example/</loc><xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/"/><xhtml:link rel="alternate" hreflang="en" href="https://a.example/"/></url></urlset>`
  const database = databaseOf([{ loc: '/a', lang: 'de' }, { lang: 'no URL' }])
  const onPage = (page: CountedPage) => pages.push(page)
  for (const [path, text] of [
    ['a.xml', xml],
    ['a.json', database],
  ] as const) {
    for await (const _ of checkSite([path], filesOf({ [path]: text }), { onPage })) {
      // Only the pages count.
    }
  }
  expect(pages.map(({ loc, lang }) => [loc, lang])).toEqual([
    ['https://a.example/', 'en'],
    ['/a', 'de'],
  ])
})

describe('a database is corrected in memory as on the disk', () => {
  const links = (lang: string) => [{ lang, loc: 'https://a.example/b' }]
  const urls = [
    { loc: 'https://a.example/a', lastmod: '2024-1-2', lang: 'jp', alternates: links('en') },
    { loc: 'https://a.example/b', lastmod: LASTMOD, lang: 'en' },
    { loc: 'https://a.example/b', lastmod: LASTMOD, lang: 'en' },
  ]
  const lines = [HEAD, ...urls].map((value) => `${JSON.stringify(value)}\n`).join('')
  const table =
    'group,lang,url,lastmod\n1,jp,https://a.example/a,2024-1-2\n1,en,https://a.example/b,\n'

  test.each([
    ['db.json', databaseOf(urls, 2)],
    ['db.ndjson', lines],
    ['db.csv', table],
    ['db.json.gz', gzipSync(databaseOf(urls))],
  ])('%s', async (name, content) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, name), content)
    const [output, patch] = [join(folder, 'out'), join(folder, 'patch')]
    const onDisk = await fixDatabase(join(folder, name), { now: NOW, output, patch })
    const repaired = await repairDatabase(name, filesOf({ [name]: content }), { now: NOW })
    expect(repaired.fixed.length).toBeGreaterThan(0)
    expect(repaired.fixed.map(({ code, count }) => [code, count])).toEqual(
      onDisk.fixed.map(({ code, count }) => [code, count]),
    )
    for (const [made, path] of [
      [repaired.database, onDisk.output],
      [repaired.patch, onDisk.patch],
    ] as const) {
      expect(made!.name).toMatch(/^db\.fixed\./)
      expect(Buffer.concat(made!.chunks).toString()).toBe(readFileSync(path!, 'utf8'))
    }
  })

  test('nothing is written if nothing is wrong', async () => {
    const text = databaseOf([{ loc: 'https://a.example/b', lastmod: LASTMOD, lang: 'en' }])
    const repaired = await repairDatabase('db.json', filesOf({ 'db.json': text }), { now: NOW })
    expect(repaired).toMatchObject({ database: null, patch: null, fixed: [] })
  })

  test('a sitemap is refused', async () => {
    const files = filesOf({ 'a.xml': urlset('https://a.example/') })
    await expect(repairDatabase('a.xml', files)).rejects.toMatchObject({
      problem: { code: 'fix-needs-database' },
    })
  })
})
