import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { runWaymark, temporaryFolder } from './run-waymark.ts'

const DATE = '2024-03-15T10:00:00Z'
const TABLE = `group,lang,url,lastmod\n1,en,https://a.example/en,${DATE}\n1,de,https://a.example/de,${DATE}\n`
const LINE = `{"loc":"https://a.example/c","lastmod":"${DATE}","lang":"en"}\n`

let folder = ''

beforeEach(() => {
  folder = temporaryFolder()
  writeFileSync(join(folder, 'pages.csv'), TABLE)
  writeFileSync(join(folder, 'more.ndjson.gz'), gzipSync(LINE))
})

function readSitemap(): string {
  return readFileSync(join(folder, 'out', 'sitemap.xml'), 'utf8')
}

test('a table and lines of JSON are one database, for sitemap and for validate', async () => {
  const files = ['pages.csv', 'more.ndjson.gz']
  const { status, stdout } = await runWaymark(['sitemap', ...files, '--out', 'out'], {
    cwd: folder,
  })
  expect([status, stdout]).toEqual([0, expect.stringContaining('3 entries')])
  expect(readSitemap().match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://a.example/en',
    '<loc>https://a.example/de',
    '<loc>https://a.example/c',
  ])
  expect(readSitemap().match(/hreflang="de"/g)).toHaveLength(2)
  const checked = await runWaymark(['validate', ...files, '--format', 'json'], { cwd: folder })
  const { files: read } = JSON.parse(checked.stdout)
  expect(read).toMatchObject([
    { path: 'pages.csv', kind: 'database', entries: 2 },
    { path: 'more.ndjson.gz', kind: 'database', entries: 1 },
  ])
})

test.each([[[]], [['--input-format', 'csv']]])(
  'a table may come from standard input, with %j',
  async (options) => {
    const args = ['sitemap', '-', '--out', 'out', ...options]
    const { status } = await runWaymark(args, { cwd: folder, input: TABLE })
    expect(status).toBe(0)
    expect(readSitemap().match(/<url>/g)).toHaveLength(2)
  },
)

test('each problem of a table has its file, line and column', async () => {
  writeFileSync(join(folder, 'pages.csv'), `url;lastmod;lnag\n/a;${DATE};\nhttps://a.example/;x\n`)
  const { status, stdout } = await runWaymark(['validate', 'pages.csv'], { cwd: folder })
  expect(status).toBe(1)
  expect(stdout).toMatch(/^pages\.csv:1:13: warning UNKNOWN_MEMBER: .* perhaps lang is meant/m)
  expect(stdout).toMatch(/^pages\.csv:2:1 column url: error RELATIVE_URL/m)
  expect(stdout).toMatch(/^pages\.csv:3:1: error row-length/m)
})

test('a sitemap, an index, a robots.txt, a list of URLs and an export are databases', async () => {
  await runWaymark(['sitemap', 'pages.csv', '--out', 'old'], { cwd: folder })
  const url = 'https://a.example'
  writeFileSync(
    join(folder, 'old', 'index.xml'),
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${url}/sitemap.xml</loc></sitemap></sitemapindex>`,
  )
  writeFileSync(join(folder, 'old', 'robots.txt'), `Sitemap: ${url}/index.xml\n`)
  const links = `en,${url}/en,de,${url}/de`
  writeFileSync(
    join(folder, 'crawl.csv'),
    `Address,Last Modified,HTML hreflang 1,HTML hreflang 1 URL,HTML hreflang 2,HTML hreflang 2 URL\n${url}/en,${DATE},${links}\n${url}/de,${DATE},${links}\n`,
  )
  for (const input of ['old/sitemap.xml', 'old/index.xml', 'old/robots.txt', 'crawl.csv']) {
    const { status, stdout } = await runWaymark(['convert', input, '--to', 'csv'], { cwd: folder })
    expect([status, stdout.split('\n').slice(1)]).toEqual([
      0,
      [`1,en,${url}/en,${DATE},,,,,,`, `1,de,${url}/de,${DATE},,,,,,`, ''],
    ])
    expect((await runWaymark(['sitemap', input, '--out', 'out'], { cwd: folder })).status).toBe(0)
    expect(readSitemap()).toBe(readFileSync(join(folder, 'old', 'sitemap.xml'), 'utf8'))
  }
  const list = await runWaymark(['convert', '-', '--to', 'ndjson'], {
    cwd: folder,
    input: `${url}/1\n${url}/2\n`,
  })
  expect(list.stdout).toBe(`{"loc":"${url}/1"}\n{"loc":"${url}/2"}\n`)
  const broken = await runWaymark(['convert', '-', '--to', 'csv'], {
    cwd: folder,
    input: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>',
  })
  expect([broken.status, broken.stdout]).toEqual([74, ''])
  expect(broken.failures).toMatchObject([{ code: 'file-incomplete', line: 1, column: 66 }])
})
