import { describe, expect, test } from 'vitest'
import { factLine, plainFacts } from '../../../../test/plain-facts.ts'
import { memoryFiles } from './memory-files.ts'
import { runCheck } from './run-check.ts'
import { sitemapOf } from './sitemap-texts.ts'

const SITEMAP = sitemapOf(
  'https://a.example/',
  'https://a.example/tea',
  'https://a.example/tea/green?page=2',
  'https://a.example/cart',
)

/** What is said of the robots.txt in the folder of a sitemap, or of the given paths, with its place and the pages. */
async function said(
  robots: string,
  more: Readonly<Record<string, string>> = {},
  paths: readonly string[] = ['s'],
) {
  const texts = { 's/a.xml': SITEMAP, 's/robots.txt': robots, ...more }
  const { problems } = await runCheck(paths, memoryFiles(texts))
  return problems
    .filter(({ code }) => code.endsWith('-disallowed'))
    .map(({ code, data, file, line, column, related = [] }) => [
      code,
      plainFacts(data),
      `${file}:${line}:${column}`,
      related.map((place) => factLine(place.data, `${place.file}:${place.line}`)),
    ])
}

/** The codes and the facts. */
const found = async (...given: Parameters<typeof said>) =>
  (await said(...given)).map(([code, facts]) => [code, facts])

describe('a robots.txt', () => {
  test('in the folder of the sitemaps is read with them, and its rules are named', async () => {
    expect(await said('User-agent: *\nDisallow: /tea\nDisallow: /cart$\nDisallow: /x')).toEqual([
      [
        'pages-disallowed',
        { rule: 'Disallow: /tea', pages: 2, all: 4 },
        's/robots.txt:2:11',
        ['s/a.xml:3 https://a.example/tea', 's/a.xml:4 https://a.example/tea/green?page=2'],
      ],
      [
        'pages-disallowed',
        { rule: 'Disallow: /cart$', pages: 1, all: 4 },
        's/robots.txt:3:11',
        ['s/a.xml:5 https://a.example/cart'],
      ],
    ])
  })

  test('in the folder of a file that is given, or given itself, is read once', async () => {
    const robots = 'Sitemap: https://a.example/a.xml\nUser-agent: *\nDisallow: /cart'
    const one = [['pages-disallowed', { rule: 'Disallow: /cart', pages: 1, all: 4 }]]
    for (const paths of [['s/a.xml'], ['s/robots.txt'], ['s', 's/robots.txt', 's/a.xml']]) {
      expect(await found(robots, {}, paths)).toEqual(one)
    }
  })

  test('that keeps all crawlers from everything is an error', async () => {
    const [first, ...others] = await said('User-agent: *\nDisallow: /')
    expect(others).toEqual([])
    expect(first?.slice(0, 3)).toEqual([
      'site-disallowed',
      { detail: 'every-page', all: 4 },
      's/robots.txt:2:11',
    ])
    // The rule that is against most pages is named.
    const several = await said('User-agent: *\nDisallow: /$\nDisallow: /tea\nDisallow: /c')
    expect(several.map(([code, , place]) => [code, place])).toEqual([
      ['site-disallowed', 's/robots.txt:3:11'],
    ])
  })

  test('is judged for the crawlers of search engines', async () => {
    expect(
      await found('User-agent: Googlebot\nDisallow: /tea\n\nUser-agent: *\nDisallow: /cart'),
    ).toEqual([
      ['pages-disallowed', { rule: 'Disallow: /cart', pages: 1, all: 4, crawlers: ['Bingbot'] }],
      ['pages-disallowed', { rule: 'Disallow: /tea', pages: 2, all: 4, crawlers: ['Googlebot'] }],
    ])
    // Only some crawlers are welcome.
    const welcome =
      'User-agent: Googlebot\nUser-agent: bingbot\nDisallow:\n\nUser-agent: *\nDisallow: /'
    expect(await said(welcome)).toEqual([])
    expect(await said('User-agent: AhrefsBot\nDisallow: /')).toEqual([])
  })

  test('is for the host of its sitemaps, or that of the first page', async () => {
    const more = { 's/b.xml': sitemapOf('https://b.example/cart', 'http://a.example/cart') }
    expect(await found('User-agent: *\nDisallow: /cart', more)).toEqual([
      ['pages-disallowed', { rule: 'Disallow: /cart', pages: 2, all: 5 }],
    ])
    const named = 'Sitemap: https://b.example/x.xml\nUser-agent: *\nDisallow: /c'
    expect(await found(named, more)).toEqual([
      ['site-disallowed', { detail: 'every-page', all: 1 }],
    ])
    expect(await said('Sitemap: https://c.example/x.xml\nUser-agent: *\nDisallow: /')).toEqual([])
  })

  test('in a folder that is not the root of a site has no effect', async () => {
    const robots = 'User-agent: *\nDisallow: /docs/tea'
    const more = { 's/a.xml': sitemapOf('https://a.example/docs/tea', 'https://a.example/docs/') }
    expect(await said(robots, more)).toHaveLength(1)
    expect(await said(robots, { ...more, 's/tea/index.html': '' })).toEqual([])
    expect(await said(robots, { ...more, 's/tea.html': '' })).toEqual([])
    expect(await said(robots, { ...more, 's/docs/tea.html': '', 's/tea.html': '' })).toHaveLength(1)
    expect(await said(`Sitemap: https://a.example/docs/a.xml\n${robots}`, more)).toEqual([])
    expect(await said(`Sitemap: https://a.example/a.xml.gz\n${robots}`, more)).toHaveLength(1)
  })

  test('that allows, is empty, or is next to a database says nothing', async () => {
    expect(await said('User-agent: *\nDisallow: /\nAllow: /')).toEqual([])
    expect(await said('')).toEqual([])
    expect(await said('User-agent: *\nDisallow:')).toEqual([])
    const database = '{"loc":"https://a.example/","lastmod":"2024-01-01T00:00:00Z"}\n'
    const robots = 'User-agent: *\nDisallow: /'
    expect(await said(robots, { 's/d.ndjson': database }, ['s/d.ndjson'])).toEqual([])
  })

  test('that cannot be read is no obstacle', async () => {
    const database = '{"loc":"https://a.example/","lastmod":"2024-01-01T00:00:00Z"}\n'
    const texts = { 's/a.xml': SITEMAP, 's/robots.txt': '', 's/d.ndjson': database }
    const files = memoryFiles(texts)
    const check = (...paths: readonly string[]) =>
      runCheck(paths, {
        ...files,
        open: (path) => files.open(path === 's/robots.txt' ? 'missing' : path),
      })
    const { problems } = await check('s', 's/a.xml')
    expect(problems.map(({ code, severity, data }) => [code, severity, data])).toEqual([
      ['robots-not-read', 'info', { reason: expect.any(String) }],
    ])
    expect((await check('s/d.ndjson')).problems).toEqual([])
    // One that is given is a failure of its own.
    const { lines } = await check('s', 's/robots.txt')
    expect(lines.filter((line) => /robots|missing/.test(line))).toEqual([
      expect.stringMatching(/^FAILURE missing file-not-found/),
    ])
    const broken = { ...files, open: () => Promise.reject(new RangeError('broken')) }
    await expect(runCheck(['s'], broken)).rejects.toThrow('broken')
  })
})
