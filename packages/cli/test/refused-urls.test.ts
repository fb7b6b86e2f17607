import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runWaymark } from './run-waymark.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-refused-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const LOCS = [
  'https://a.example/',
  'http://localhost:3000/',
  'https://192.168.1.10/',
  'https://de/page',
  'https://a..b/',
]
const BAD_LOCS = LOCS.slice(1)
const CODES = ['UNREACHABLE_HOST', 'UNREACHABLE_HOST', 'UNREACHABLE_HOST', 'INVALID_HOST']

const waymark = async (...args: readonly string[]) => {
  const { status, stdout } = await runWaymark(args, { cwd: folder })
  return { status, stdout }
}

function writeDatabase(locs: readonly string[]): void {
  const lastmod = '2024-03-15T10:00:00Z'
  const database = {
    version: '1.1',
    generated: lastmod,
    defaultLang: 'en',
    urls: locs.map((loc) => ({ loc, lastmod })),
  }
  writeFileSync(join(folder, 'db.json'), JSON.stringify(database))
}

function writeSitemap(locs: readonly string[]): void {
  const urls = locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('\n')
  const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>`
  writeFileSync(join(folder, 'sitemap.xml'), xml)
  writeFileSync(join(folder, 'sitemap.txt'), `${locs.join('\n')}\n`)
}

describe('hosts that no visitor reaches', () => {
  test('are errors in a database and are not written, unless they are allowed', async () => {
    writeDatabase(LOCS)
    const { status, stdout } = await waymark('validate', 'db.json', '--format', 'json')
    expect(status).toBe(1)
    const { problems } = JSON.parse(stdout)
    expect(problems.map(({ code }: { code: string }) => code)).toEqual(CODES)
    expect(problems[0].remedy).toContain('--allow-unreachable-hosts')
    expect((await waymark('sitemap', 'db.json', '-o', 'out')).status).toBe(1)
    const xml = readFileSync(join(folder, 'out/sitemap.xml'), 'utf8')
    expect(xml.match(/<loc>.*<\/loc>/g)).toEqual(['<loc>https://a.example/</loc>'])

    const allow = '--allow-unreachable-hosts'
    const allowed = await waymark('validate', 'db.json', allow)
    expect(allowed.status).toBe(0)
    await waymark('sitemap', 'db.json', '-o', 'all', allow)
    const all = readFileSync(join(folder, 'all/sitemap.xml'), 'utf8')
    for (const loc of BAD_LOCS) expect(all).toContain(`<loc>${loc}</loc>`)
  })

  test('are errors in sitemaps, with the line, unless they are allowed', async () => {
    writeSitemap(LOCS)
    for (const [file, first] of [
      ['sitemap.xml', 3],
      ['sitemap.txt', 2],
    ] as const) {
      const { status, stdout } = await waymark('validate', file, '--format', 'json')
      expect(status).toBe(1)
      const found = JSON.parse(stdout)
        .problems.filter(({ code }: { code: string }) => CODES.includes(code))
        .map(({ code, line, value }: Record<string, unknown>) => [code, line, value])
      expect(found).toEqual(BAD_LOCS.map((loc, index) => [CODES[index], first + index, loc]))
      const allowed = await waymark('validate', file, '--allow-unreachable-hosts')
      expect(allowed.stdout).not.toMatch(/_HOST/)
    }
  })
})

describe('images and videos of a sitemap', () => {
  const google = 'http://www.google.com/schemas/sitemap'
  const media = (url: string) => `<url><loc>https://a.example/</loc>
    <i:image xmlns:i="${google}-image/1.1"><i:loc>${url}/1.png</i:loc></i:image>
    <v:video xmlns:v="${google}-video/1.1"><v:thumbnail_loc>${url}/2.png</v:thumbnail_loc>
      <v:title>A</v:title><v:description>B</v:description>
      <v:content_loc>${url}/3.mp4</v:content_loc></v:video></url>`

  const check = async (url: string, ...options: readonly string[]) => {
    const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${media(url)}</urlset>`
    writeFileSync(join(folder, 'sitemap.xml'), xml)
    const { stdout } = await waymark('validate', 'sitemap.xml', '--format', 'json', ...options)
    expect(stdout).not.toContain('secret')
    return JSON.parse(stdout).problems.map(({ code }: { code: string }) => code)
  }

  test('are on hosts that visitors reach, and have no passwords', async () => {
    expect(await check('https://img.example')).toEqual([])
    expect(await check('http://localhost')).toEqual(Array(3).fill('UNREACHABLE_HOST'))
    expect(await check('http://localhost', '--allow-unreachable-hosts')).toEqual([])
    const withPassword = await check('https://user:secret@img.example')
    // Without its file, nothing of the video is left to play.
    expect(withPassword).toEqual([...Array(3).fill('credentials'), 'extension-incomplete'])
  })
})

describe('URLs with passwords', () => {
  const URLS = ['https://a.example/', 'https://user:secret@a.example/x']

  test('are errors in a database, are not written, and nothing shows the password', async () => {
    writeDatabase(URLS)
    for (const args of [
      ['validate', 'db.json'],
      ['validate', 'db.json', '--format', 'json'],
      ['validate', 'db.json', '--check', 'canonical', '--allow-unreachable-hosts'],
      ['sitemap', 'db.json', '-o', 'out'],
    ]) {
      const { status, stdout } = await waymark(...args)
      expect(status).toBe(1)
      expect(stdout).toContain('CREDENTIALS_IN_URL')
      expect(stdout).not.toContain('secret')
    }
    for (const file of ['out/sitemap.xml', 'db.report.html', 'db.report.json']) {
      expect(readFileSync(join(folder, file), 'utf8')).not.toContain('secret')
    }
  })

  test('are errors in sitemaps, and nothing shows the password', async () => {
    writeSitemap(URLS)
    for (const file of ['sitemap.xml', 'sitemap.txt']) {
      for (const format of ['text', 'json']) {
        const args = ['validate', file, '--format', format, '--report', 'check.html']
        const { status, stdout } = await waymark(...args)
        expect(status).toBe(1)
        expect(stdout).toContain('credentials')
        expect(stdout).toContain('https://user:***@a.example/x')
        expect(stdout).not.toContain('secret')
        for (const report of ['check.html', 'check.json']) {
          expect(readFileSync(join(folder, report), 'utf8')).not.toContain('secret')
        }
      }
    }
  })

  test('are not shown where a URL has two languages', async () => {
    const [loc, other] = [URLS[1]!, 'https://a.example/']
    const alternates = ['en', 'de'].map((lang) => ({ lang, loc }))
    const urls = [{ loc: other, lang: 'fr', lastmod: '2024-01-01T00:00:00Z', alternates }]
    writeFileSync(
      join(folder, 'db.json'),
      JSON.stringify({
        version: '1.1',
        generated: '2024-01-01T00:00:00Z',
        defaultLang: 'en',
        urls,
      }),
    )
    for (const format of ['text', 'json']) {
      const { stdout } = await waymark('validate', 'db.json', '--format', format)
      expect(stdout).toContain('https://user:***@a.example/x')
      expect(stdout).not.toContain('secret')
    }
  })
})
