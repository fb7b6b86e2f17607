import { DEFAULT_URL_NORMALIZATION, type URLNormalizationOptions } from '@waymark/i18n-validation'
import type { Facts } from '@waymark/infra/problem'
import type { SiteProblem } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { entryOf } from '../src/problems/catalogue.ts'
import { databaseOf, page } from './databases.ts'
import { memoryFiles } from './memory-files.ts'
import { buildUrls } from './run-build.ts'
import { runCheck } from './run-check.ts'
import { loc, urlset } from './sitemap-texts.ts'

const A = 'https://a.example'

/** What is said of the URLs of some paths, by a build and by a check. */
async function said(paths: readonly string[], config?: URLNormalizationOptions) {
  const urls = paths.map((path) => ({ loc: A + path, lang: 'en' }))
  const options = config === undefined ? {} : { config }
  const { problems: all, ...built } = await buildUrls(urls, options)
  const checked = await runCheck(['test'], memoryFiles({ test: databaseOf(urls) }), options)
  const problems = all.filter(isOfUrls)
  const without = problems.map(({ leftOut: _, ...problem }) => problem)
  expect(without).toEqual(checked.problems.filter(isOfUrls))
  return { ...built, problems }
}

function isOfUrls({ code }: SiteProblem): boolean {
  return ['urls-changed', 'pages-merged', 'duplicate-loc'].includes(code)
}

/** The facts of the problems of a code. */
async function factsOf(
  code: string,
  paths: readonly string[],
  config?: URLNormalizationOptions,
): Promise<readonly (Facts | undefined)[]> {
  const { problems } = await said(paths, config)
  return problems.filter((problem) => problem.code === code).map(({ data }) => data)
}

const share = (changed: number, urls: number, detail = 'slash') => ({ detail, changed, urls })

/** The first so many of 20 paths are changed. */
const paths = (changed: number, from: string, to: string, all = 20) =>
  Array.from({ length: all }, (_, n) => `/${n}${n < changed ? from : to}`)

test('a list and a sitemap are judged by the form that is asked for', async () => {
  const list = `${A}/a\n${A}/a?1\n${A}/a?2\n${A}/b/\n`
  const xml = urlset(loc('/a'), loc('/a?1'), loc('/a?2'), loc('/b/'))
  for (const text of [list, xml]) {
    const of = async (options: { readonly config?: URLNormalizationOptions }) =>
      (await runCheck(['s'], memoryFiles({ s: text }), options)).problems
        .filter(isOfUrls)
        .map(({ code, data }) => [code, data])
    expect(await of({})).toEqual([])
    expect(await of({ config: { removeQuery: false } })).toEqual([])
    expect(await of({ config: { removeQuery: true, trailingSlash: 'never' } })).toEqual([
      ['pages-merged', expect.anything()],
      ['pages-merged', expect.anything()],
      ['urls-changed', share(1, 4)],
      ['urls-changed', share(2, 4, 'query')],
    ])
  }
})

test('http in a list is an error if the form accepts only https', async () => {
  const files = memoryFiles({ s: 'http://a.example/a\nftp://a.example/b\nhttps://a.example/c\n' })
  const { problems } = await runCheck(['s'], files, { config: { allowedProtocols: ['https'] } })
  expect(problems.filter(({ code }) => code === 'UNSUPPORTED_PROTOCOL')).toMatchObject([
    {
      line: 1,
      value: 'http://a.example/a',
      code: 'UNSUPPORTED_PROTOCOL',
      data: { scheme: 'http', allowed: ['https'] },
    },
  ])
})

describe('URLs that a canonical form changes', () => {
  const changed = (urls: readonly string[], config?: URLNormalizationOptions) =>
    factsOf('urls-changed', urls, config)

  test.each<[string, string, URLNormalizationOptions, string]>([
    ['/', '', { trailingSlash: 'never' }, 'slash'],
    ['//', '', { trailingSlash: 'never' }, 'slash'],
    ['', '/', { trailingSlash: 'always' }, 'slash-added'],
    ['?q', '', { removeQuery: true }, 'query'],
    ['?', '', { removeQuery: true }, 'query'],
  ])('with %j, not %j, and %j are said if they are more than 1 in 20', async (...row) => {
    const [from, to, config, detail] = row
    expect(await changed(paths(1, from, to), config)).toEqual([])
    expect(await changed(paths(2, from, to), config)).toEqual([share(2, 20, detail)])
    expect(await changed(paths(1, from, to, 19), config)).toHaveLength(1)
    expect(await changed(paths(2, from, to, 39), config)).toHaveLength(1)
    expect(await changed(paths(2, from, to, 40), config)).toEqual([])
    // What the form does not change is not said.
    expect(await changed(paths(20, from, to))).toEqual([])
  })

  test('with a fragment are always said, and no form of pages keeps it', async () => {
    const [one, ...others] = (await said(paths(1, '#x', ''))).problems
    expect(others).toEqual([])
    expect(one).toEqual({
      code: 'urls-changed',
      severity: 'warning',
      message: expect.any(String),
      data: share(1, 20, 'fragment'),
      remedy: expect.any(String),
      file: 'test',
      line: 1,
      column: 79,
      pointer: '/urls',
    })
    expect(await changed(paths(3, '#', ''))).toEqual([share(3, 20, 'fragment')])
    expect(await changed(['/#x'])).toEqual([share(1, 1, 'fragment')])
    expect(await changed(['/#x'], { removeFragment: false })).toEqual([])
  })

  test('have a summary that is true of one fragment in many URLs', () => {
    expect(entryOf('urls-changed').summary).not.toMatch(/\b(?:all|many|most)\b/)
  })

  test('are one problem for each part, at the list of the first file', async () => {
    const { problems } = await said(['/a/?q#f', '/b/?q', '/c/'], DEFAULT_URL_NORMALIZATION)
    expect(problems.map(({ data }) => data)).toEqual([
      share(3, 3),
      share(2, 3, 'query'),
      share(1, 3, 'fragment'),
    ])
    const { severity, remedy } = entryOf('urls-changed')
    expect(problems[0]).toMatchObject({ severity, remedy, pointer: '/urls', file: 'test', line: 1 })
    expect(problems.every(({ leftOut }) => leftOut === undefined)).toBe(true)
  })

  test('are counted as often as there are entries, but only if they are accepted', async () => {
    const config = { trailingSlash: 'never' } as const
    expect(await changed(['/a/', '/a/', '/b', '//:x'], config)).toEqual([share(2, 4)])
    const refused = [page('/a/'), { loc: '/b/' }, { loc: 'ftp://a.example/c/' }, { loc: 3 }, 4]
    const built = await buildUrls(refused, { config })
    expect(built.problems.map(({ data }) => data)).toContainEqual(share(1, 1))
  })

  test.each([
    ['the root', ['', '/', '/?q', '/?']],
    ['another spelling', ['/%61', '/x/../y', '/z/.', '/%7e/', '/é', '/%c3%a9/?%7e', '/ ', '/?']],
    ['any end', ['/a', '/a/', '/a//', '/a?', '/a?q', '/a/?q', '/b/index.html', '/b/c.xml/']],
  ])('are none in the safe form: %s', async (_, urls) => {
    expect(await changed(urls)).toEqual([])
    expect(await factsOf('pages-merged', urls)).toEqual([])
  })

  test('are not the root, and not a file name', async () => {
    expect(await changed(['', '/', '//:x/../'], { trailingSlash: 'never' })).toEqual([share(1, 3)])
    expect(await changed(['', '/', '/feed.xml'], { trailingSlash: 'always' })).toEqual([])
  })
})

describe('URLs of alternates that a canonical form changes', () => {
  const entry = (path: string, ...links: readonly string[]) => ({
    loc: A + path,
    lang: 'en',
    alternates: links.map((link, n) => ({ lang: `de-${n + 100}`, loc: A + link })),
  })

  /** What is said of a database, and of a sitemap with the same links. */
  async function saidOf(
    urls: readonly ReturnType<typeof entry>[],
    config?: URLNormalizationOptions,
  ) {
    const options = config === undefined ? {} : { config }
    const built = await buildUrls(urls, options)
    const said = built.problems.filter(({ code }) => code === 'urls-changed')
    const links = ({ lang, loc }: { readonly lang: string; readonly loc: string }) =>
      `<xhtml:link rel="alternate" hreflang="${lang}" href="${loc}"/>`
    const xml = urlset(
      ...urls.map(({ loc, alternates }) => `<loc>${loc}</loc>${alternates.map(links).join('')}`),
    )
    const checked = await runCheck(['s'], memoryFiles({ s: xml }), options)
    if (config !== undefined) {
      const told = checked.problems.filter(({ code }) => code === 'urls-changed')
      expect(told.map(({ message }) => message)).toEqual(said.map(({ message }) => message))
    }
    return said
  }

  test('are said, as those of pages are, if these are not changed', async () => {
    const urls = Array.from({ length: 10 }, (_, n) =>
      entry(`/${n}`, `/de/${n}/`, n === 0 ? `/fr/${n}?q` : `/fr/${n}`),
    )
    const [slash, ...others] = await saidOf(urls, DEFAULT_URL_NORMALIZATION)
    // One in twenty is not more than one in twenty.
    expect(others).toEqual([])
    expect(slash).toMatchObject({ data: { changed: 10, urls: 20 }, pointer: '/urls' })
    expect(await saidOf(urls)).toEqual([])
    expect((await saidOf(urls, { trailingSlash: 'always' })).map(({ data }) => data)).toEqual([
      share(10, 10, 'slash-added'),
    ])
    expect((await saidOf([entry('/', '/de#a')])).map(({ data }) => data)).toEqual([
      share(1, 1, 'fragment'),
    ])
  })

  test('are not said again of what the form does to pages', async () => {
    const urls = [entry('/a/', '/de/a/?q'), entry('/b/', '/de/b/')]
    expect((await saidOf(urls, DEFAULT_URL_NORMALIZATION)).map(({ data }) => data)).toEqual([
      share(2, 2),
      share(1, 2, 'query'),
    ])
  })
})

describe('pages that a canonical form makes one', () => {
  const merged = (urls: readonly string[], config?: URLNormalizationOptions) =>
    factsOf('pages-merged', urls, config)

  test.each<[string, string, string, URLNormalizationOptions | undefined]>([
    ['/item?id=7', '/item?id=8', '/item', { removeQuery: true }],
    ['/item?id=7', '/item', '/item', { removeQuery: true }],
    ['/item', '/item?id=7', '/item', { removeQuery: true }],
    ['/item?', '/item', '/item', { removeQuery: true }],
    ['/a', '/a/', '/a', { trailingSlash: 'never' }],
    ['/a/', '/a', '/a', { trailingSlash: 'never' }],
    ['/a', '/a/', '/a/', { trailingSlash: 'always' }],
    ['//', '/', '/', { trailingSlash: 'never' }],
    ['/#/home', '/#/about', '/', undefined],
    ['/a', '/a#top', '/a', undefined],
    ['/a?x', '/a?x#', '/a?x', undefined],
    ['/a?x#y', '/a/?z', '/a', DEFAULT_URL_NORMALIZATION],
  ])('%s and %s are %s', async (one, other, canonical, config) => {
    expect(await merged([one, other], config)).toEqual([
      { url: A + other, earlier: A + one, canonical: A + canonical },
    ])
  })

  test('are an error at the entry that is left out, and nothing else is said of it', async () => {
    const { problems, report, xml } = await said(['/', '/a?x', '/a?y'], { removeQuery: true })
    const { severity, remedy } = entryOf('pages-merged')
    expect(problems.filter(({ code }) => code !== 'urls-changed')).toEqual([
      {
        code: 'pages-merged',
        severity,
        message: expect.any(String),
        data: { url: `${A}/a?y`, earlier: `${A}/a?x`, canonical: `${A}/a` },
        remedy,
        file: 'test',
        line: 1,
        column: expect.any(Number),
        pointer: '/urls/2/loc',
        loc: `${A}/a?y`,
        leftOut: { entries: 1 },
      },
    ])
    expect(severity).toBe('error')
    expect(xml.match(/<loc>[^<]*/g)).toEqual([`<loc>${A}/`, `<loc>${A}/a`])
    expect(report.counts).toMatchObject({ written: 2, leftOut: 1, repeated: 1, merged: 1 })
  })

  test('are compared with the first of several', async () => {
    const facts = await merged(['/a?1', '/a?2', '/b', '/a', '/b?1'], { removeQuery: true })
    expect(facts).toEqual([
      { url: `${A}/a?2`, earlier: `${A}/a?1`, canonical: `${A}/a` },
      { url: `${A}/a`, earlier: `${A}/a?1`, canonical: `${A}/a` },
      { url: `${A}/b?1`, earlier: `${A}/b`, canonical: `${A}/b` },
    ])
  })

  test.each([
    [['/a', '/a']],
    [['/a?x', '/a?x']],
    [['/a/#f', '/a/#f']],
    [['/a?x', '/a?%78']],
    [['/a', '/%61', '/b/../a']],
    [['/a/', '/x/../a/']],
  ])('are not entries of one URL: %j', async (urls) => {
    const { problems, report } = await said(urls, DEFAULT_URL_NORMALIZATION)
    const codes = problems.map(({ code }) => code).filter((code) => code !== 'urls-changed')
    expect(codes).toEqual(['duplicate-loc'])
    expect(report.counts).toMatchObject({ repeated: urls.length - 1, merged: 0 })
  })

  test('may have entries of one URL, too, which are counted for themselves', async () => {
    const urls = ['/a?x', '/a?x', '/a?y', '/a', '/a?y', '/a']
    const { problems, report } = await said(urls, { removeQuery: true })
    const others = problems.filter(({ code }) => code !== 'urls-changed')
    expect(others.map(({ code, pointer, leftOut }) => [code, pointer, leftOut])).toEqual([
      ['pages-merged', '/urls/2/loc', { entries: 1 }],
      ['pages-merged', '/urls/3/loc', { entries: 1 }],
      ['duplicate-loc', expect.any(String), { entries: 3 }],
    ])
    expect(report.counts).toMatchObject({ written: 1, repeated: 5, merged: 2 })
  })

  test('are found in all files of a database, and told in the row of a table', async () => {
    const files = {
      'a.csv': `url,lang\n${A}/a?x,en\n`,
      'b.csv': `lang,url\nde,${A}/b\nde,${A}/a?y\n`,
    }
    const config = { removeQuery: true }
    const { problems } = await runCheck(Object.keys(files), memoryFiles(files), { config })
    expect(problems.filter(({ code }) => code === 'pages-merged')).toMatchObject([
      { file: 'b.csv', line: 3, column: 4, cell: 'url' },
    ])
  })

  test('are said of a sitemap once a form is asked for', async () => {
    const text = urlset(loc('/a?x'), loc('/a?y'), loc('/b/'), loc('/b'))
    const files = () => memoryFiles({ 'a.xml': text })
    const found = async (config?: URLNormalizationOptions) =>
      (await runCheck(['a.xml'], files(), config === undefined ? {} : { config })).problems.map(
        ({ code }) => code,
      )
    expect(await found()).toEqual([])
    expect(await found(DEFAULT_URL_NORMALIZATION)).toEqual([
      'pages-merged',
      'pages-merged',
      'urls-changed',
      'urls-changed',
    ])
  })
})
