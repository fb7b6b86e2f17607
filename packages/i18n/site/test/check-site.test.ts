import { type CountedPage, checkSite, type SiteFiles } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { HostCheck, originOf } from '../src/check/host-check.ts'
import { memoryFiles } from './memory-files.ts'
import { LASTMOD } from './run-build.ts'
import { lineOf, runCheck } from './run-check.ts'

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'
const urlset = (...urls: readonly string[]) =>
  `<urlset ${NAMESPACES}>\n${urls.map((url) => `<url>${url}</url>`).join('\n')}\n</urlset>`
const loc = (path: string) => `<loc>https://a.example${path}</loc>`
const link = (lang: string, path: string) =>
  `<xhtml:link rel="alternate" hreflang="${lang}" href="https://a.example${path}"/>`

const check = async (
  texts: Readonly<Record<string, string>>,
  paths: readonly string[] = Object.keys(texts),
  options = {},
) => (await runCheck(paths, memoryFiles(texts), options)).lines

describe('the host of a URL', () => {
  test.each([
    ['https://a.example', 'https://a.example'],
    ['http://a.example:8080/x', 'http://a.example:8080'],
    ['https://a.example?x', 'https://a.example'],
    ['https://a.example#x', 'https://a.example'],
    ['https://a.example\\x', 'https://a.example'],
    ['https://u:p@a.example/', 'https://u:p@a.example'],
    ['https:///a.example/', 'https:///a.example/'],
    ['HTTPS://a.example/', 'HTTPS://a.example/'],
    ['ftp://a.example/', 'ftp://a.example/'],
    ['x https://a.example/', 'x https://a.example/'],
    ['/a', '/a'],
  ])('of %j is judged in %j', (url, origin) => {
    expect(originOf(url)).toBe(origin)
  })

  test('is one that a visitor reaches, whatever came before', () => {
    const hosts = new HostCheck()
    const judged = (url: string) => hosts.judge(url)?.code ?? null
    for (let times = 0; times < 2; times++) {
      expect(judged('https://a.example/1')).toBeNull()
      expect(judged('https://a.example/2')).toBeNull()
      expect(judged('https://a.example.localhost/')).toBe('UNREACHABLE_HOST')
      expect(judged('https://localhost/')).toBe('UNREACHABLE_HOST')
      expect(judged('https://localhost/x')).toBe('UNREACHABLE_HOST')
      expect(judged('https://b.example')).toBeNull()
      expect(judged('https://a.example/3')).toBeNull()
      expect(judged('HTTPS:localhost')).toBe('UNREACHABLE_HOST')
      expect(judged('https://10.0.0.1/')).toBe('UNREACHABLE_HOST')
      // A host that the URL parser accepts, and no server has.
      expect(judged('https://-a.example/')).toBe('INVALID_HOST')
      expect(judged('https://a.123/')).toBeNull()
      // The reader reports what is not a URL.
      expect(judged('https://a b/')).toBeNull()
      expect(judged('/relative')).toBeNull()
    }
  })
})

describe('a sitemap', () => {
  test('has all its URLs judged, each at the line of its entry', async () => {
    const video = `<video:video><video:thumbnail_loc>https://t.localhost/</video:thumbnail_loc><video:title>t</video:title><video:description>d</video:description><video:content_loc>https://c.localhost/</video:content_loc><video:player_loc>https://p.localhost/</video:player_loc></video:video>`
    const image = '<image:image><image:loc>https://i.localhost/</image:loc></image:image>'
    const texts = {
      'a.xml': urlset(
        loc('/1'),
        `<loc>https://localhost/</loc>${'<xhtml:link rel="alternate" hreflang="de" href="https://l.localhost/"/>'}${image}${video}`,
      ),
    }
    const unreachable = (host: string) => `a.xml:3:- error UNREACHABLE_HOST https://${host}/`
    const all = [
      'localhost',
      'l.localhost',
      'i.localhost',
      't.localhost',
      'c.localhost',
      'p.localhost',
    ]
    const lines = await check(texts)
    expect(lines.slice(0, 8)).toEqual([
      'sitemap a.xml',
      ...all.map(unreachable),
      'a.xml:3:- warning page-elsewhere https://localhost/',
    ])
    const allowed = await check(texts, ['a.xml'], { allowUnreachableHosts: true })
    expect(allowed.filter((line) => line.includes('UNREACHABLE'))).toEqual([])
  })

  test('has pages of one site, or one problem with the number of the others', async () => {
    const other = (n: number) => `<loc>https://b.example/${n}</loc>`
    const found = async (...urls: readonly string[]) => {
      const { problems } = await runCheck(['a.xml'], memoryFiles({ 'a.xml': urlset(...urls) }))
      return problems.map((problem) => `${lineOf(problem)}: ${problem.message}`)
    }
    expect(await found(loc('/1'), other(1), loc('/2'), other(2))).toEqual([
      'a.xml:3:- warning page-elsewhere https://b.example/1: 2 URLs are not on https://a.example, the site of the first one.',
    ])
    expect(await found(loc('/1'), other(1))).toEqual([
      'a.xml:3:- warning page-elsewhere https://b.example/1: 1 URL is not on https://a.example, the site of the first one.',
    ])
    // Each file has a site of its own.
    expect(await check({ 'a.xml': urlset(loc('/')), 'b.xml': urlset(other(1)) })).toEqual([
      'sitemap a.xml',
      'sitemap b.xml',
    ])
  })

  test('has dates that are not in the future', async () => {
    const day = 86_400_000
    const now = Date.parse(LASTMOD)
    const texts = {
      'a.xml': urlset(...[2, 3].map((n) => `${loc(`/${n}`)}<lastmod>2024-01-0${n}</lastmod>`)),
    }
    const future = (line: number, n: number) =>
      `a.xml:${line}:- warning future-lastmod https://a.example/${n}`
    expect(await check(texts, ['a.xml'], { now })).toEqual(['sitemap a.xml', future(3, 3)])
    expect(await check(texts, ['a.xml'], { now: now - 1 })).toEqual([
      'sitemap a.xml',
      future(2, 2),
      future(3, 3),
    ])
    expect(await check(texts, ['a.xml'], { now: now + day })).toEqual(['sitemap a.xml'])
    const far = new Date(Date.now() + 5 * day).toISOString()
    const current = { 'a.xml': urlset(`${loc('/')}<lastmod>${far}</lastmod>`) }
    expect(await check(current)).toEqual([
      'sitemap a.xml',
      'a.xml:2:- warning future-lastmod https://a.example/',
    ])
  })

  test('is counted with its bytes and entries, also those without a usable URL', async () => {
    const texts = {
      'a.xml': urlset(loc('/é'), '', loc('/é'), '<loc></loc>'),
      'b.txt': 'https://a.example/b\n\nhttps://a.example/c\n/d\n',
      'c.xml': `<rss version="2.0"><channel><item><link>https://a.example/e</link></item></channel></rss>`,
    }
    const { report } = await runCheck(Object.keys(texts), memoryFiles(texts))
    expect(report.files).toEqual([
      { path: 'a.xml', bytes: Buffer.byteLength(texts['a.xml']), kind: 'urlset', entries: 4 },
      { path: 'b.txt', bytes: texts['b.txt'].length, kind: 'text', entries: 3 },
      { path: 'c.xml', bytes: texts['c.xml'].length, kind: 'feed', entries: 1 },
    ])
    expect(report.figures).toMatchObject({
      entriesInAllFiles: 8,
      withoutUrl: 1,
      distinctLocs: 6,
      repeatedLocs: 1,
    })
  })

  test('has links that are not usable reported once', async () => {
    const to = (href: string) => `<xhtml:link rel="alternate" hreflang="de" href="${href}"/>`
    for (const [href, code] of [
      ['ftp://a.example/', 'loc-protocol'],
      ['/relative', 'loc-relative'],
      ['https://', 'loc-not-url'],
    ] as const) {
      const lines = await check({ 'a.xml': urlset(`${loc('/')}${to(href)}`) })
      const own = lines.filter((line) => line.endsWith(` ${href}`))
      expect(own).toEqual([expect.stringMatching(`^a\\.xml:2:\\d+ error ${code} `)])
    }
  })

  test('in text has problems with lines, but without columns', async () => {
    expect(await check({ 'a.txt': 'https://a.example/\n  /b\n' })).toEqual([
      'sitemap a.txt',
      'a.txt:2:- error loc-relative /b',
    ])
  })

  test('is told page by page, with the language of its link to itself', async () => {
    const pages: CountedPage[] = []
    const links = [
      link('x-default', '/1'),
      link('X-DEFAULT', '/1'),
      link('de', '/2'),
      link('en', '/1'),
    ]
    const texts = {
      'a.xml': urlset(
        `${loc('/1')}<lastmod>2024-01-01</lastmod>${links.join('')}`,
        loc('/2'),
        loc('/2'),
      ),
    }
    await runCheck(['a.xml'], memoryFiles(texts), {
      onPage: (page: CountedPage) => pages.push(page),
    })
    expect(pages).toEqual([
      {
        loc: 'https://a.example/1',
        lastmod: '2024-01-01',
        lang: 'en',
        alternates: [
          { lang: 'x-default', loc: 'https://a.example/1' },
          { lang: 'X-DEFAULT', loc: 'https://a.example/1' },
          { lang: 'de', loc: 'https://a.example/2' },
          { lang: 'en', loc: 'https://a.example/1' },
        ],
      },
      { loc: 'https://a.example/2', alternates: [] },
      { loc: 'https://a.example/2', alternates: [] },
    ])
    expect('lastmod' in pages[1]!).toBe(false)
  })

  test('that ends too early is checked up to there', async () => {
    const texts = {
      'a.xml': urlset(loc('/1'), loc('/2')).slice(0, -20),
      'b.xml': urlset(`${loc('/3')}${link('jp', '/3')}`),
    }
    expect(await check(texts)).toEqual([
      'sitemap a.xml',
      expect.stringMatching(/^a\.xml:3:\d+ error not-well-formed/),
      'FAILURE file-incomplete a.xml: cannot be read to its end: correct the error and check again',
      'sitemap b.xml',
      // What other files have is still found.
      'b.xml:2:- error unknown-language https://a.example/3',
    ])
  })

  test('shares findings about a page with the other files that have it', async () => {
    const page = `${loc('/1')}${link('en', '/1')}${link('jp', '/2')}`
    const texts = { 'a.xml': urlset(page, loc('/2')), 'b.xml': urlset(page) }
    const lines = await check(texts)
    expect(lines.slice(2).sort()).toEqual([
      'a.xml:2:- error return-link-missing https://a.example/2',
      'a.xml:2:- error unknown-language https://a.example/1',
      'a.xml:2:- info x-default-missing',
      'b.xml:2:- warning duplicate-loc https://a.example/1',
    ])
    // A page in one file has each of its findings.
    const twice = {
      'a.xml': urlset(`${loc('/1')}${link('en', '/1')}${link('jp', '/2')}${link('jp', '/3')}`),
    }
    const own = await check(twice)
    expect(own.filter((line) => line.includes('alternate-not-listed'))).toHaveLength(2)
  })
})

describe('a database', () => {
  const HEAD = `"version":"1.1","generated":"${LASTMOD}","defaultLang":"en"`
  const database = (...urls: readonly unknown[]) => `{${HEAD},"urls":${JSON.stringify(urls)}}`
  const page = (path: string, more: object = {}) => ({
    loc: `https://a.example${path}`,
    lastmod: LASTMOD,
    ...more,
  })

  test('has URLs in their normal form only if it is asked for', async () => {
    const texts = {
      'a.json': database(
        page('/a/'),
        page('/b', { alternates: [{ lang: 'de', loc: 'https://A.example/c' }] }),
      ),
    }
    const locs = async (options: object) =>
      (await check(texts, ['a.json'], options)).filter((line) => line.endsWith('/loc'))
    expect(await locs({})).toEqual([])
    expect(await locs({ check: 'canonical' })).toEqual([
      'a.json:1:87 error TRAILING_SLASH_VIOLATION /urls/0/loc',
      'a.json:1:239 error INVALID_URL /urls/1/alternates/0/loc',
    ])
    expect(await check(texts, ['a.json'], { check: 'usable' })).toEqual(await check(texts))
  })

  test('is one with the other tables, whose rows are told where they are', async () => {
    const texts = {
      'a.csv': 'group,lang,url\n1,en,https://a.example/a\n1,de\n,,https://a.example/b\n',
      'b.csv': 'group,lang,url\n1,fr,https://a.example/c\n',
    }
    const lines = await check(texts)
    expect(lines.filter((line) => !line.includes('MISSING_MEMBER'))).toEqual([
      'database a.csv',
      'a.csv:3:1 error row-length',
      'database b.csv',
      'b.csv:2:1 error group-repeated 1',
    ])
    expect(lines.indexOf('a.csv:3:1 error row-length')).toBe(1)
  })

  test('has URLs that are not usable reported once', async () => {
    const urls = ['ftp://a.example/', '/relative', 'https://'].map((loc) => ({
      loc,
      lastmod: LASTMOD,
    }))
    const texts = {
      'a.json': database(
        ...urls,
        page('/', { alternates: urls.map(({ loc }) => ({ lang: 'de', loc })) }),
      ),
    }
    const { problems } = await runCheck(['a.json'], memoryFiles(texts))
    expect(
      problems
        .filter(({ pointer }) => pointer?.endsWith('/loc'))
        .map(({ code, pointer }) => [code, pointer]),
    ).toEqual([
      ['UNSUPPORTED_PROTOCOL', '/urls/0/loc'],
      ['RELATIVE_URL', '/urls/1/loc'],
      ['INVALID_HOST', '/urls/2/loc'],
      ['UNSUPPORTED_PROTOCOL', '/urls/3/alternates/0/loc'],
      ['RELATIVE_URL', '/urls/3/alternates/1/loc'],
      ['INVALID_HOST', '/urls/3/alternates/2/loc'],
    ])
  })

  test('has URLs that nearly all end in a slash', async () => {
    const urls = Array.from({ length: 10 }, (_, n) => page(`/${n}/`))
    expect(await check({ 'a.json': database(...urls) })).toEqual([
      'database a.json',
      'a.json:1:79 warning trailing-slash-changed /urls',
    ])
  })

  test('is told page by page, and its shape counts each URL once', async () => {
    const pages: CountedPage[] = []
    const entries = [
      page('/x/1', { lang: 'de' }),
      page('/x/1'),
      { loc: '/y' },
      { loc: 3 },
      page('/x/2'),
      page('/x/3'),
    ]
    const options = { onPage: (one: CountedPage) => pages.push(one) }
    const files = memoryFiles({ 'a.json': database(...entries) })
    const { report } = await runCheck(['a.json'], files, options)
    expect(pages.map(({ loc, lang }) => [loc, lang])).toEqual([
      ['https://a.example/x/1', 'de'],
      ['https://a.example/x/1', undefined],
      ['/y', undefined],
      ['https://a.example/x/2', undefined],
      ['https://a.example/x/3', undefined],
    ])
    const paths = [{ pattern: 'https://a.example/x/…', pages: 3 }]
    expect(report.paths).toEqual(paths)
    const xml = urlset(...['1', '1', '2', '3'].map((n) => loc(`/x/${n}`)))
    const sitemap = await runCheck(['a.xml'], memoryFiles({ 'a.xml': xml }))
    expect(sitemap.report.paths).toEqual(paths)
  })

  test('is counted with its bytes and entries', async () => {
    const texts = {
      'a.json': database(page('/é'), 3, page('/é')),
      'b.csv': 'url\nhttps://a.example/2\n',
    }
    const { report, lines } = await runCheck(Object.keys(texts), memoryFiles(texts))
    expect(lines.filter((line) => line.startsWith('database'))).toEqual([
      'database a.json',
      'database b.csv',
    ])
    expect(report.files).toEqual([
      { path: 'a.json', bytes: Buffer.byteLength(texts['a.json']), kind: 'database', entries: 3 },
      { path: 'b.csv', bytes: texts['b.csv'].length, kind: 'database', entries: 1 },
    ])
    expect(report.figures).toMatchObject({ entriesInAllFiles: 4, withoutUrl: 1, distinctLocs: 2 })
  })

  test('has the dates of its entries checked at their places', async () => {
    const now = Date.parse(LASTMOD)
    const texts = {
      'a.json': database(page('/a'), page('/b', { lastmod: '2024-01-03T00:00:00Z' })),
    }
    expect(await check(texts, ['a.json'], { now })).toEqual([
      'database a.json',
      'a.json:1:182 warning FUTURE_DATE_TIME /urls/1/lastmod',
    ])
  })

  test('may have URLs up to the length that a sitemap allows, in their normal form', async () => {
    const path = (length: number) => `/${'a'.repeat(length - 'https://a.example/'.length)}`
    const found = async (...urls: readonly unknown[]) =>
      (await runCheck(['a.json'], memoryFiles({ 'a.json': database(...urls) }))).problems
        .filter(({ code }) => code === 'loc-too-long')
        .map(({ pointer, value }) => [pointer, value?.length])
    expect(await found(page(path(2047)), page(path(2048)))).toEqual([['/urls/1/loc', 2048]])
    const alternates = [
      3,
      { lang: 'de', loc: 'https://a.example/de' },
      { lang: 'fr', loc: `https://a.example${path(2050)}` },
    ]
    expect(await found(page('/a', { alternates }))).toEqual([['/urls/0/alternates/2/loc', 2050]])
    expect(await found(page('/a', { alternates: alternates.slice(1) }))).toEqual([
      ['/urls/0/alternates/1/loc', 2050],
    ])
    // What normalisation removes does not count; what it adds does.
    expect(await found(page(`${path(2040)}?${'x'.repeat(100)}`))).toEqual([])
    expect(await found(page(`/${'é'.repeat(400)}`))).toEqual([['/urls/0/loc', 418]])
    // What the validation refuses is reported once.
    const long = { ...page(''), loc: `https://u:p@a.example${path(2050)}` }
    expect(await check({ 'a.json': database(long) })).toEqual([
      'database a.json',
      'a.json:1:87 error CREDENTIALS_IN_URL /urls/0/loc',
    ])
    expect(await found({ ...page(''), loc: `ftp://a.example${path(2050)}` })).toEqual([])
  })

  test('that is incomplete has no findings that need all entries', async () => {
    const entry = JSON.stringify(
      page('/a', { lang: 'en', alternates: [{ lang: 'de', loc: 'https://a.example/b' }] }),
    )
    expect(await check({ 'a.ndjson': `${entry}\n{"loc"` })).toEqual([
      'database a.ndjson',
      'FAILURE json-invalid a.ndjson: line 2, column 7: invalid JSON: the line ends too early: write each entry in one line',
    ])
    const whole = await check({ 'a.ndjson': `${entry}\n` })
    expect(whole.join('\n')).toContain('alternate-not-listed')
    // The other files of the database may have what is missing.
    const two = await check({ 'a.ndjson': `${entry}\n`, 'b.ndjson': `${entry}\n{"loc"` })
    expect(two.join('\n')).not.toContain('alternate-not-listed')
  })

  test('has tags that are not well-formed reported once', async () => {
    const lines = await check({
      'a.json': database(
        page('/a', { lang: 'en_US', alternates: [{ lang: 'en-UK', loc: 'https://a.example/b' }] }),
      ),
    })
    expect(lines.filter((line) => /LANGUAGE|hreflang|unknown/.test(line))).toEqual([
      'a.json:1:149 error INVALID_LANGUAGE_TAG /urls/0/lang en_US',
      'a.json:1:179 error unknown-region /urls/0/alternates/0/lang https://a.example/a',
    ])
    // In a sitemap, the audit is the only one to look at them.
    const sitemap = urlset(`${loc('/a')}${link('en_US', '/a')}`)
    expect(await check({ 'a.xml': sitemap })).toEqual([
      'sitemap a.xml',
      'a.xml:2:- error invalid-hreflang https://a.example/a',
    ])
  })

  test('refuses a table and a sitemap together, in either order', async () => {
    const texts = { 'a.csv': 'url\n/\n', 'b.xml': urlset(loc('/')) }
    await expect(check(texts)).rejects.toThrow(
      'b.xml: is a sitemap, and a file before it is a database',
    )
    await expect(check(texts, ['b.xml', 'a.csv'])).rejects.toThrow(
      'a.csv: is a database, and a file before it is a sitemap',
    )
  })
})

describe('a check', () => {
  test('of nothing finds nothing', async () => {
    const { lines, report } = await runCheck([], memoryFiles({}))
    expect(lines).toEqual([])
    expect([report.files, report.figures.entriesInAllFiles]).toEqual([[], 0])
  })

  test('closes each file that it opened', async () => {
    const files = memoryFiles({ 'a.xml': urlset(loc('/')), 'b.json': '{', 'c.xml': '' })
    const open = new Set<string>()
    const counted: SiteFiles = {
      ...files,
      async open(path) {
        const source = await files.open(path)
        open.add(path)
        return { ...source, close: async () => void open.delete(path) }
      },
    }
    await runCheck(['a.xml', 'c.xml'], counted)
    expect([...open]).toEqual([])
    await runCheck(['b.json'], counted)
    expect([...open]).toEqual([])
  })

  test('throws what is not an error of a file', async () => {
    const files: SiteFiles = {
      ...memoryFiles({ 'a.xml': urlset(loc('/')) }),
      open: async () => {
        throw new TypeError('broken')
      },
    }
    await expect(checkSite(['a.xml'], files).next()).rejects.toThrow(TypeError)
  })

  test('needs a store for a limit of memory', async () => {
    await expect(check({ 'a.csv': 'url\n/\n' }, ['a.csv'], { memory: 2 ** 25 })).rejects.toThrow(
      expect.objectContaining({
        problem: expect.objectContaining({ code: 'table-store-missing' }),
      }),
    )
  })
})
