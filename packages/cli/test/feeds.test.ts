import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo, sitemapOf } from './sources.ts'

let folder = ''

beforeEach(() => {
  folder = temporaryFolder()
})

const at = (name: string) => join(folder, name)

async function validate(...args: readonly string[]) {
  const { io, stdout } = memoryIo()
  const status = await main(['validate', ...args, '--format', 'json'], io)
  const { files, problems, failures } = JSON.parse(stdout())
  return {
    status,
    files: files.map((file: { kind: string; entries: number }) => [file.kind, file.entries]),
    codes: problems.map(({ code, line }: { code: string; line: number }) => [code, line]),
    failures: failures.length,
  }
}

const item = (link: string, more = '') => `<item><link>${link}</link>${more}</item>\n`
const rss = (...items: readonly string[]) =>
  `<?xml version="1.0"?>\n<!-- a > b -->\n<rss version="2.0"><channel>\n${items.join('')}</channel></rss>`

test('a feed is checked as a sitemap', async () => {
  const future = '<pubDate>01 Jan 2999 00:00:00 GMT</pubDate>'
  writeFileSync(
    at('feed.xml'),
    rss(
      item('https://a.example/1', '<pubDate>yesterday</pubDate>'),
      item('https://b.example/2', future),
      '<item/>\n',
      item('/4'),
      item('https://localhost/5'),
    ),
  )
  expect(await validate(at('feed.xml'))).toMatchObject({
    status: 1,
    files: [['feed', 5]],
    codes: expect.arrayContaining([
      ['feed-date-invalid', 4],
      ['future-lastmod', 5],
      ['feed-link-missing', 6],
      ['loc-relative', 7],
      ['UNREACHABLE_HOST', 8],
      ['page-elsewhere', 5],
    ]),
    failures: 0,
  })
})

test('a feed in UTF-16 is recognised', async () => {
  writeFileSync(at('feed'), Buffer.from(`\ufeff${rss(item('https://a.example/1'))}`, 'utf16le'))
  expect(await validate(at('feed'))).toMatchObject({
    files: [['feed', 1]],
    codes: [['not-utf8', 1]],
  })
})

test('an index may name a feed, and in a folder another one is skipped', async () => {
  writeFileSync(
    at('index.xml'),
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://a.example/atom.xml</loc></sitemap></sitemapindex>',
  )
  writeFileSync(
    at('atom.xml'),
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="https://a.example/1"/></entry></feed>',
  )
  expect(await validate(at('index.xml'))).toMatchObject({
    status: 0,
    files: [
      ['sitemapindex', 1],
      ['feed', 1],
    ],
  })
  writeFileSync(at('sitemap.xml'), sitemapOf('<url><loc>https://a.example/1</loc></url>'))
  expect((await validate(folder)).codes).toContainEqual(['other-xml', 1])
})

test('what only looks like a feed is refused', async () => {
  writeFileSync(at('x.xml'), '<feed xmlns="x"/>')
  expect(await validate(at('x.xml'))).toMatchObject({ status: 74, codes: [['not-a-feed', 1]] })
})
