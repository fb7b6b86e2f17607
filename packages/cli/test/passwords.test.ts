import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWaymark, temporaryFolder } from './run-waymark.ts'

const URLS = ['https://ann:S3CRET@h.example/', 'https://me@corp.example:S3CRET@h.example:99999/']

/** Where a person, or a program of theirs, may put a URL by mistake. */
const LINES: readonly ((url: string) => readonly string[])[] = [
  (url) => [url],
  (url) => [`--${url}`],
  (url) => ['normalize', `--${url}`],
  (url) => ['lint', url],
  (url) => ['normalize', '--preset', url],
  (url) => ['normalize', '--base', url.replace('h.example', 'h^')],
  (url) => ['normalize', '--rule', url],
  (url) => ['normalize', '--config', url],
  (url) => ['explain', '--list', url],
  (url) => ['explain', url],
  (url) => ['convert', 'x', '--to', url],
  (url) => ['validate', url],
  () => ['validate', 'sitemap.xml'],
  () => ['validate', 'db.json'],
  (url) => ['validate', 'x', '--memory', url],
  (url) => ['--color', url, 'explain'],
  (url) => ['compare', '--method', url, 'a:b', 'a:b'],
  () => ['lint', 'urls.txt'],
  (url) => ['dedupe', '--keep', url],
]

test.each(URLS)('no message has the password of %s', async (url) => {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'urls.txt'), `${url}\n`)
  writeFileSync(
    join(cwd, 'sitemap.xml'),
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${url}</loc></url></urlset>`,
  )
  const page = {
    loc: url,
    lastmod: '2026-01-01T00:00:00Z',
    lang: url,
    alternates: [{ lang: url, loc: url }],
  }
  const database = {
    version: '1.1',
    generated: '2026-01-01T00:00:00Z',
    defaultLang: 'en',
    urls: [page],
  }
  writeFileSync(join(cwd, 'db.json'), JSON.stringify(database))
  for (const line of LINES) {
    for (const env of [{}, { WAYMARK_CONFIG: url }]) {
      const { stdout, stderr } = await runWaymark(line(url), { cwd, env, input: '' })
      expect([line(url), stdout + stderr]).toEqual([
        line(url),
        expect.not.stringContaining('S3CRET'),
      ])
    }
  }
})
