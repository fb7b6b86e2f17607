import { type CountedPage, checkSite, type SiteFiles } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { factLine } from '../../../../test/plain-facts.ts'
import { HostCheck, originOf } from '../src/check/host-check.ts'
import { LASTMOD } from './databases.ts'
import { memoryFiles } from './memory-files.ts'
import { checkTexts, lineOf, runCheck } from './run-check.ts'
import { link, loc, urlset } from './sitemap-texts.ts'

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
    const unreachable = (host: string) => `a.xml:3:1 error UNREACHABLE_HOST https://${host}/`
    const all = [
      'localhost',
      'l.localhost',
      'i.localhost',
      't.localhost',
      'c.localhost',
      'p.localhost',
    ]
    const lines = await checkTexts(texts)
    expect(lines.slice(0, 8)).toEqual([
      'sitemap a.xml',
      ...all.map(unreachable),
      'a.xml:3:1 warning page-elsewhere https://localhost/',
    ])
    const allowed = await checkTexts(texts, ['a.xml'], { allowUnreachableHosts: true })
    expect(allowed.filter((line) => line.includes('UNREACHABLE'))).toEqual([])
  })

  test('has pages of one site, or one problem with the number of the others', async () => {
    const other = (n: number) => `<loc>https://b.example/${n}</loc>`
    const found = async (...urls: readonly string[]) => {
      const { problems } = await runCheck(['a.xml'], memoryFiles({ 'a.xml': urlset(...urls) }))
      return problems.map((problem) => factLine(problem.data, `${lineOf(problem)}:`))
    }
    expect(await found(loc('/1'), other(1), loc('/2'), other(2))).toEqual([
      'a.xml:3:1 warning page-elsewhere https://b.example/1: 2 https://a.example',
    ])
    expect(await found(loc('/1'), other(1))).toEqual([
      'a.xml:3:1 warning page-elsewhere https://b.example/1: 1 https://a.example',
    ])
    // Each file has a site of its own.
    expect(await checkTexts({ 'a.xml': urlset(loc('/')), 'b.xml': urlset(other(1)) })).toEqual([
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
      `a.xml:${line}:1 warning future-lastmod https://a.example/${n}`
    expect(await checkTexts(texts, ['a.xml'], { now })).toEqual(['sitemap a.xml', future(3, 3)])
    expect(await checkTexts(texts, ['a.xml'], { now: now - 1 })).toEqual([
      'sitemap a.xml',
      future(2, 2),
      future(3, 3),
    ])
    expect(await checkTexts(texts, ['a.xml'], { now: now + day })).toEqual(['sitemap a.xml'])
    const far = new Date(Date.now() + 5 * day).toISOString()
    const current = { 'a.xml': urlset(`${loc('/')}<lastmod>${far}</lastmod>`) }
    expect(await checkTexts(current)).toEqual([
      'sitemap a.xml',
      'a.xml:2:1 warning future-lastmod https://a.example/',
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
      const lines = await checkTexts({ 'a.xml': urlset(`${loc('/')}${to(href)}`) })
      const own = lines.filter((line) => line.endsWith(` ${href}`))
      expect(own).toEqual([expect.stringMatching(`^a\\.xml:2:\\d+ error ${code} `)])
    }
  })

  test('in text has problems with lines, but without columns', async () => {
    expect(await checkTexts({ 'a.txt': 'https://a.example/\n  /b\n' })).toEqual([
      'sitemap a.txt',
      'a.txt:2:- error loc-relative /b',
    ])
    const text = 'https://a.example/\nhttps://localhost/\nhttps://a.example/\n'
    expect(await checkTexts({ 'a.txt': text })).toEqual([
      'sitemap a.txt',
      'a.txt:2:- error UNREACHABLE_HOST https://localhost/',
      'a.txt:2:- warning page-elsewhere https://localhost/',
      'a.txt:3:- warning duplicate-loc https://a.example/',
    ])
  })

  test('with several entries in a line has problems with their columns', async () => {
    const first = `<url>${loc('/1')}</url>`
    const other = '<url><loc>https://localhost/</loc><lastmod>2999-01-01</lastmod></url>'
    const column = first.length + 1
    const texts = { 'a.xml': urlset().replace('\n\n', `\n${first}${other}${first}\n`) }
    expect(await checkTexts(texts)).toEqual([
      'sitemap a.xml',
      `a.xml:2:${column} error UNREACHABLE_HOST https://localhost/`,
      `a.xml:2:${column} warning future-lastmod https://localhost/`,
      `a.xml:2:${column} warning page-elsewhere https://localhost/`,
      `a.xml:2:${column + other.length} warning duplicate-loc https://a.example/1`,
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
    expect(await checkTexts(texts)).toEqual([
      'sitemap a.xml',
      expect.stringMatching(/^a\.xml:3:\d+ error not-well-formed/),
      'FAILURE a.xml file-incomplete',
      'sitemap b.xml',
      // What other files have is still found.
      'b.xml:2:1 error unknown-language https://a.example/3',
    ])
  })

  test('shares findings about a page with the other files that have it', async () => {
    const page = `${loc('/1')}${link('en', '/1')}${link('jp', '/2')}`
    const texts = { 'a.xml': urlset(page, loc('/2')), 'b.xml': urlset(page) }
    const lines = await checkTexts(texts)
    expect(lines.slice(2).sort()).toEqual([
      'a.xml:2:1 error return-link-missing https://a.example/2',
      'a.xml:2:1 error unknown-language https://a.example/1',
      'a.xml:2:1 info x-default-missing',
      'b.xml:2:1 warning duplicate-loc https://a.example/1',
    ])
    // A page in one file has each of its findings.
    const twice = {
      'a.xml': urlset(`${loc('/1')}${link('en', '/1')}${link('jp', '/2')}${link('jp', '/3')}`),
    }
    const own = await checkTexts(twice)
    expect(own.filter((line) => line.includes('alternate-not-listed'))).toHaveLength(2)
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
    const opened: string[] = []
    const open = new Set<string>()
    const counted: SiteFiles = {
      ...files,
      async open(path) {
        const source = await files.open(path)
        opened.push(path)
        open.add(path)
        return { ...source, close: async () => void open.delete(path) }
      },
    }
    await runCheck(['a.xml', 'c.xml'], counted)
    expect(opened).toEqual(['a.xml', 'c.xml'])
    expect([...open]).toEqual([])
    await runCheck(['b.json'], counted)
    expect(opened).toEqual(['a.xml', 'c.xml', 'b.json'])
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
    await expect(
      checkTexts({ 'a.csv': 'url\n/\n' }, ['a.csv'], { memory: 2 ** 25 }),
    ).rejects.toThrow(
      expect.objectContaining({
        problem: expect.objectContaining({ code: 'table-store-missing' }),
      }),
    )
  })
})
