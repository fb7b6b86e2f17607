import type { SiteFiles } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { plainFacts } from '../../../../test/plain-facts.ts'
import { findIndexFolder } from '../src/check/index-folders.ts'
import { memoryFiles } from './memory-files.ts'
import { runCheck } from './run-check.ts'
import { NAMESPACE, sitemapIndexOf, sitemapOf } from './sitemap-texts.ts'
import { sourceOf } from './sources.ts'

const PAGE = sitemapOf('https://a.example/')

/** What a check of some paths says. */
const check = async (texts: Readonly<Record<string, string>>, ...paths: readonly string[]) =>
  (await runCheck(paths, memoryFiles(texts))).lines

describe('the folder that the URLs of an index start from', () => {
  const folderOf = (outermost: string, path: string, locs: readonly string[], names: string) => {
    const files = memoryFiles(Object.fromEntries(names.split(' ').map((name) => [name, ''])))
    return findIndexFolder(outermost, path, locs, files)
  }
  const locs = ['https://a.example/m/a.xml', 'https://a.example/m/b.xml']

  test.each([
    // The only one.
    ['s', 's/i.xml', 's/i.xml s/a.xml', 's', 'i.xml', ['a.xml', null]],
    // The one with more of the sitemaps.
    ['s', 's/m/i.xml', 's/m/a.xml s/b.xml', 's', 'm/i.xml', ['m/a.xml', 'b.xml']],
    ['s', 's/m/i.xml', 's/a.xml s/m/a.xml s/m/b.xml', 's', 'm/i.xml', ['m/a.xml', 'm/b.xml']],
    ['s', 's/x/i.xml', 's/a.xml s/b.xml s/x/a.xml', 's', 'x/i.xml', ['a.xml', 'b.xml']],
    ['s', 's/x/i.xml', 's/a.xml s/x/a.xml s/x/b.xml', 's/x', 'i.xml', ['a.xml', 'b.xml']],
    // Of two with the same number, the one with more of their paths, then the nearest.
    ['s', 's/m/i.xml', 's/m/a.xml', 's', 'm/i.xml', ['m/a.xml', null]],
    ['s', 's/x/i.xml', 's/m/a.xml s/x/b.xml', 's', 'x/i.xml', ['m/a.xml', null]],
    ['s', 's/x/i.xml', 's/a.xml s/x/b.xml', 's/x', 'i.xml', [null, 'b.xml']],
    ['s', 's/x/y/i.xml', 's/x/a.xml s/a.xml', 's/x', 'y/i.xml', ['a.xml', null]],
    // None has any: the nearest.
    ['s', 's/x/i.xml', 'other/a.xml', 's/x', 'i.xml', [null, null]],
    // Nothing outside the given folder, and not the index itself.
    ['s/x', 's/x/i.xml', 's/a.xml s/b.xml', 's/x', 'i.xml', [null, null]],
    ['s', 's/m/a.xml', 's/m/a.xml s/m/b.xml', 's', 'm/a.xml', [null, 'm/b.xml']],
    ['s', 's/x/y/i.xml', 's/x/y/a.xml', 's/x/y', 'i.xml', ['a.xml', null]],
  ] as const)('%s, %s with %s is %s', (outermost, path, names, folder, own, found) => {
    expect(folderOf(outermost, path, locs, names)).toMatchObject({
      folder,
      index: own,
      names: found,
    })
  })
})

test('the folder of an index has more sitemaps, or more segments of their paths', () => {
  const found = (names: string, ...paths: readonly string[]) => {
    const files = memoryFiles(Object.fromEntries(names.split(' ').map((name) => [name, ''])))
    const urls = paths.map((path) => `https://a.example/${path}`)
    return findIndexFolder('s', 's/x/i.xml', urls, files).folder
  }
  expect(found('s/k/m/a.xml s/x/b.xml s/x/c.xml', 'k/m/a.xml', 'b.xml', 'c.xml')).toBe('s/x')
  expect(found('s/k/m/a.xml s/x/b.xml', 'k/m/a.xml', 'b.xml')).toBe('s')
  expect(found('s/m/a.xml s/x/a-longer-name.xml', 'm/a.xml', 'a-longer-name.xml')).toBe('s')
})

describe('a sitemap index', () => {
  test('has its sitemaps read after it, each once, and its wrong entries reported', async () => {
    const texts = {
      's/i.xml': sitemapIndexOf(
        'https://a.example/a.xml',
        'https://a.example/none.xml',
        'https://A.example:443/a.xml',
        'https://b.example/b.xml',
        'https://b.example/none.xml',
        'https://a.example/x/i.xml',
        'https://a.example/x/a.xml',
        'ftp://a.example/f.xml',
        'https://a.example/j.xml',
        'https://a.example/page.xml',
        'https://a.example/j.xml',
        'https:// ',
        'https:// ',
      ),
      's/a.xml': PAGE,
      's/b.xml': sitemapOf('https://a.example/b'),
      's/j.xml': sitemapIndexOf('https://a.example/deep.xml'),
      's/deep.xml': PAGE,
      's/page.xml': '<page/>',
    }
    const { lines, problems, report } = await runCheck(['s/i.xml'], memoryFiles(texts))
    expect(lines).toEqual([
      'sitemap s/i.xml',
      's/i.xml:9:10 error loc-protocol ftp://a.example/f.xml',
      's/i.xml:13:10 error loc-not-url https://',
      's/i.xml:14:10 error loc-not-url https://',
      's/i.xml:3:1 error sitemap-not-found https://a.example/none.xml',
      's/i.xml:4:1 warning sitemap-repeated https://A.example:443/a.xml',
      's/i.xml:5:1 error sitemap-elsewhere https://b.example/b.xml',
      's/i.xml:6:1 error sitemap-elsewhere https://b.example/none.xml',
      's/i.xml:7:1 error nested-index https://a.example/x/i.xml',
      's/i.xml:8:1 error sitemap-not-found https://a.example/x/a.xml',
      's/i.xml:9:1 error sitemap-not-found ftp://a.example/f.xml',
      's/i.xml:12:1 warning sitemap-repeated https://a.example/j.xml',
      's/i.xml:13:1 error sitemap-not-found https://',
      's/i.xml:14:1 warning sitemap-repeated https://',
      'sitemap s/a.xml',
      'sitemap s/b.xml',
      'sitemap s/j.xml',
      'sitemap s/page.xml',
      's/page.xml:1:1 error wrong-root',
      'FAILURE s/page.xml file-incomplete',
      's/i.xml:10:1 error nested-index https://a.example/j.xml',
    ])
    const facts = (code: string, at = 0) =>
      plainFacts(problems.filter((problem) => problem.code === code)[at]!.data)
    expect(facts('sitemap-not-found')).toEqual({ folder: 's' })
    expect(facts('sitemap-not-found', 1)).toEqual({ detail: 'other-url', path: 's/a.xml' })
    expect(facts('sitemap-elsewhere')).toEqual({
      own: 'https://b.example',
      site: 'https://a.example',
    })
    expect(facts('nested-index')).toEqual({ detail: 'itself' })
    expect(facts('nested-index', 1)).toEqual({ detail: 'nested' })
    expect(facts('sitemap-repeated')).toEqual({})
    expect(report.files.map(({ path, kind, entries }) => [path, kind, entries])).toEqual([
      ['s/i.xml', 'sitemapindex', 13],
      ['s/a.xml', 'urlset', 1],
      ['s/b.xml', 'urlset', 1],
      ['s/j.xml', 'sitemapindex', 1],
      ['s/page.xml', null, 0],
    ])
  })

  test('of a folder may list a feed, which is not a sitemap', async () => {
    const texts = {
      's/i.xml': sitemapIndexOf('https://a.example/feed.xml', 'https://a.example/a.xml'),
      's/feed.xml': '<html></html>',
      's/a.xml': PAGE,
    }
    expect(await check(texts, 's')).toEqual([
      'sitemap s/a.xml',
      'sitemap s/feed.xml',
      's/feed.xml:1:1 info other-xml',
      'sitemap s/i.xml',
      's/i.xml:2:1 error wrong-root https://a.example/feed.xml',
    ])
  })

  test('is followed once: what it lists is not followed', async () => {
    const texts = {
      's/i.xml': sitemapIndexOf('https://a.example/j.xml'),
      's/j.xml': sitemapIndexOf('https://a.example/a.xml'),
      's/a.xml': PAGE,
    }
    expect(await check(texts, 's/i.xml')).toEqual([
      'sitemap s/i.xml',
      'sitemap s/j.xml',
      's/i.xml:2:1 error nested-index https://a.example/j.xml',
    ])
    // The second is named, too, so it is followed.
    expect(await check(texts, 's/i.xml', 's/j.xml')).toEqual([
      'sitemap s/i.xml',
      'sitemap s/j.xml',
      'sitemap s/a.xml',
      's/i.xml:2:1 error nested-index https://a.example/j.xml',
    ])
  })

  test('may list a sitemap that another lists, or that is of another scheme', async () => {
    const texts = {
      's/i.xml': sitemapIndexOf('http://a.example/a.xml', 'https://a.example/b.xml'),
      's/j.xml': sitemapIndexOf('http://a.example/a.xml'),
      's/a.xml': sitemapOf('http://a.example/a'),
      's/b.xml': sitemapOf('https://a.example/b'),
    }
    expect(await check(texts, 's/i.xml', 's/j.xml')).toEqual([
      'sitemap s/i.xml',
      's/i.xml:3:1 error sitemap-elsewhere https://a.example/b.xml',
      'sitemap s/j.xml',
      'sitemap s/a.xml',
      'sitemap s/b.xml',
    ])
  })

  test('of 64 MiB is read', async () => {
    const piece = Buffer.alloc(32 * 1024 ** 2, 'a')
    const files: SiteFiles = {
      ...memoryFiles({ 'robots.txt': '' }),
      open: async (name) => ({ ...sourceOf(piece, piece), name }),
    }
    const { lines } = await runCheck(['robots.txt'], files)
    expect(lines).toEqual(['sitemap robots.txt', 'robots.txt:-:- info robots-without-sitemap'])
  })

  test('without a folder has no sitemaps that can be read', async () => {
    const files: SiteFiles = {
      ...memoryFiles({ '-': sitemapIndexOf('https://a.example/a.xml', 'https://a.example/b.xml') }),
      folderOf: () => null,
    }
    const { lines, problems } = await runCheck(['-'], files)
    expect(lines).toEqual(['sitemap -', '-:-:- info sitemap-not-read'])
    expect(problems[0]!).toMatchObject({ code: 'sitemap-not-read', data: { n: 2 } })
  })

  test('is checked like a sitemap: hosts, dates and its end', async () => {
    const now = Date.parse('2024-01-01T00:00:00Z')
    const text = `<sitemapindex ${NAMESPACE}>
<sitemap><loc>https://localhost/a.xml</loc></sitemap>
<sitemap><loc>https://localhost/b.xml</loc><lastmod>2024-01-03</lastmod></sitemap>
<sitemap>`
    const texts = { 's/i.xml': text, 's/a.xml': PAGE }
    const { lines } = await runCheck(['s/i.xml'], memoryFiles(texts), { now })
    const end = [
      's/i.xml:4:10 error not-well-formed',
      's/i.xml:3:1 error sitemap-not-found https://localhost/b.xml',
      'FAILURE s/i.xml file-incomplete',
      'sitemap s/a.xml',
    ]
    expect(lines).toEqual([
      'sitemap s/i.xml',
      's/i.xml:2:1 error UNREACHABLE_HOST https://localhost/a.xml',
      's/i.xml:3:1 error UNREACHABLE_HOST https://localhost/b.xml',
      's/i.xml:3:1 warning future-lastmod https://localhost/b.xml',
      ...end,
    ])
    const options = { now: now + 24 * 60 * 60_000, allowUnreachableHosts: true }
    expect((await runCheck(['s/i.xml'], memoryFiles(texts), options)).lines).toEqual([
      'sitemap s/i.xml',
      ...end,
    ])
  })
})

describe('a robots.txt', () => {
  test('has its sitemaps read, and says which are missing', async () => {
    const text =
      'User-agent: *\nSitemap: https://a.example/a.xml\nSitemap: https://a.example/none.xml\nSitemap: https://localhost/b.xml\nSitemap: https://a.example/a.xml\nSitemap: /rel.xml\nSitemap: https://a.example/none.xml\nSitemap: https://a.example/page.xml\n'
    const texts = {
      's/robots.txt': text,
      's/a.xml': sitemapIndexOf('https://a.example/c.xml'),
      's/b.xml': PAGE,
      's/c.xml': sitemapOf('https://a.example/c'),
      's/page.xml': '<page/>',
    }
    const { lines, problems, report } = await runCheck(['s/robots.txt'], memoryFiles(texts))
    expect(lines).toEqual([
      'sitemap s/robots.txt',
      's/robots.txt:6:10 error loc-relative /rel.xml',
      's/robots.txt:3:10 info sitemap-not-read https://a.example/none.xml',
      's/robots.txt:4:- error UNREACHABLE_HOST https://localhost/b.xml',
      // An index that a robots.txt lists is followed.
      'sitemap s/a.xml',
      'sitemap s/b.xml',
      'sitemap s/page.xml',
      's/page.xml:1:1 error wrong-root',
      'FAILURE s/page.xml file-incomplete',
      'sitemap s/c.xml',
    ])
    expect(problems[1]!).toMatchObject({ code: 'sitemap-not-read', data: { folder: 's' } })
    expect(
      report.files.map(({ path, bytes, kind, entries }) => [path, bytes, kind, entries]),
    ).toEqual([
      ['s/robots.txt', text.length, 'robots', 6],
      ['s/a.xml', texts['s/a.xml'].length, 'sitemapindex', 1],
      ['s/b.xml', PAGE.length, 'urlset', 1],
      ['s/page.xml', 7, null, 0],
      ['s/c.xml', texts['s/c.xml'].length, 'urlset', 1],
    ])
  })

  test('without a sitemap says so', async () => {
    const { lines, report } = await runCheck(
      ['robots.txt'],
      memoryFiles({ 'robots.txt': 'User-agent: *\nDisallow: /x\n' }),
    )
    expect(lines).toEqual(['sitemap robots.txt', 'robots.txt:-:- info robots-without-sitemap'])
    expect(report.files).toEqual([{ path: 'robots.txt', bytes: 27, kind: 'robots', entries: 0 }])
  })

  test('of more than 64 MiB is another file with this name', async () => {
    const piece = Buffer.alloc(16 * 1024 ** 2, 'a')
    const files: SiteFiles = {
      ...memoryFiles({ 'robots.txt': '' }),
      open: async (name) => ({
        ...sourceOf(piece, piece, piece, piece, 'a'),
        name,
      }),
    }
    expect((await runCheck(['robots.txt'], files)).lines).toEqual([
      'sitemap robots.txt',
      'FAILURE robots.txt list-too-large',
    ])
  })

  test('without a folder has no sitemaps that can be read', async () => {
    const texts = { 'robots.txt': 'Sitemap: https://a.example/a.xml\n', 'a.xml': PAGE }
    const files: SiteFiles = { ...memoryFiles(texts), folderOf: () => null }
    const { lines, problems } = await runCheck(['robots.txt'], files)
    expect(lines).toEqual([
      'sitemap robots.txt',
      'robots.txt:1:10 info sitemap-not-read https://a.example/a.xml',
    ])
    expect(problems[0]!).toMatchObject({ code: 'sitemap-not-read' })
  })
})
