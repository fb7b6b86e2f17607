import { DEFAULT_URL_NORMALIZATION } from '@waymark/i18n-validation'
import { type BuildOptions, buildSite } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { factLine } from '../../../../test/plain-facts.ts'
import { databaseOf, LASTMOD, page } from './databases.ts'
import { buildUrls, runBuild } from './run-build.ts'
import { lineOf } from './run-check.ts'
import { sourceOf } from './sources.ts'

const A = 'https://a.example'

describe('a build', () => {
  test('yields what it finds before it reads on', async () => {
    let isReadOn = false
    const source = {
      ...sourceOf(),
      async *chunks() {
        yield Buffer.from(`{"loc":"/relative","lastmod":"${LASTMOD}"}\n{"loc":"/2"}\n`)
        isReadOn = true
        yield Buffer.from('{"loc":"/3"}\n')
      },
    }
    const seen: string[] = []
    for await (const event of buildSite(source)) {
      seen.push(event.type === 'problem' ? `${event.problem.pointer}` : event.type)
      if (event.type === 'problem') break
    }
    expect([seen, isReadOn]).toEqual([['/urls/0/loc'], false])
  })

  test('yields what it finds in a file before it opens the next', async () => {
    let isReadOn = false
    const next = {
      ...sourceOf(),
      async *chunks() {
        isReadOn = true
        yield Buffer.from('{"loc":"/3"}\n')
      },
    }
    const first = sourceOf(`{"loc":"${A}/","lastmod":"${LASTMOD}","x":1}\n`)
    for await (const event of buildSite([first, next])) {
      if (event.type !== 'problem') continue
      expect([event.problem.code, isReadOn]).toEqual(['UNKNOWN_MEMBER', false])
      break
    }
    expect(isReadOn).toBe(false)
  })

  test('reports problems as they are filtered, and counts what is left out because of all', async () => {
    const urls = [
      page('/a', { lastmod: 'x', priority: 7 }),
      page('/b', { lastmod: 'y', priority: 7 }),
    ]
    const { problems, report } = await buildUrls(urls, {
      filterProblem: (problem) =>
        problem.code === 'INVALID_DATE_TIME' ? null : { ...problem, severity: 'warning' },
    })
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['PRIORITY_OUT_OF_RANGE', 'warning'],
      ['PRIORITY_OUT_OF_RANGE', 'warning'],
    ])
    expect(report.counts).toMatchObject({
      written: 2,
      datesLeftOut: 2,
      hintsLeftOut: 2,
      problems: { error: 0, warning: 2, info: 0 },
    })
    expect(report.kinds).toMatchObject([{ code: 'PRIORITY_OUT_OF_RANGE', count: 2 }])
  })

  test('reads each source in the given form, and all tables as one database', async () => {
    const table = (name: string) => ({ ...sourceOf(`group,lang,url\n1,en,${A}/${name}\n`), name })
    const tables = await runBuild([table('a'), table('b')])
    expect(tables.problems.map(lineOf)).toContainEqual('b:2:1 error group-repeated 1')
    const lines = await runBuild(sourceOf(`{"urls":[],"loc":"${A}/"}`), { inputFormat: 'ndjson' })
    expect(lines.report.counts).toMatchObject({ entries: 1, written: 1 })
  })

  test('reports URLs that nearly all end in a slash, which the canonical form removes', async () => {
    const urls = Array.from({ length: 10 }, (_, n) => page(`/${n}/`))
    const { problems } = await buildUrls(urls, { config: { trailingSlash: 'never' } })
    expect(problems.map((problem) => factLine(problem.data, `${lineOf(problem)}:`))).toEqual([
      'test:1:79 warning urls-changed /urls: slash 10 10',
    ])
  })

  test('does not miss an x-default that it writes', async () => {
    const urls = ['en', 'de'].map((own) =>
      page(`/${own}`, {
        lang: own,
        alternates: [
          { lang: own === 'en' ? 'de' : 'en', loc: `${A}/${own === 'en' ? 'de' : 'en'}` },
        ],
      }),
    )
    const codes = async (options: BuildOptions) =>
      (await buildUrls(urls, options)).problems.map(({ code }) => code)
    expect(await codes({})).toEqual(['x-default-missing'])
    expect(await codes({ xDefaultLang: 'en' })).toEqual([])
    // Nothing is repeated of links that search engines cannot read.
    const japan = JSON.parse(JSON.stringify(urls).replaceAll('"en"', '"jp"'))
    const { xml, problems } = await buildUrls(japan, { xDefaultLang: 'jp' })
    expect(xml).not.toContain('x-default')
    expect(problems.map(({ code }) => code)).toContain('x-default-missing')
  })

  test('reports pages on another site than the first, unless a base URL says which', async () => {
    // Its links are on the site of the first page.
    const alternates = [{ lang: 'de', loc: `${A}/1` }]
    const other = { loc: 'https://b.example/', lastmod: LASTMOD, alternates }
    const urls = [page('/1'), other, page('/2')]
    const { problems, xml } = await buildUrls(urls)
    const hosts = problems.filter(({ code }) => code === 'other-host')
    expect(hosts.map(lineOf)).toEqual([
      'test:1:150 warning other-host /urls/1/loc https://b.example/',
    ])
    expect(hosts[0]!).toMatchObject({ code: 'other-host', data: { site: 'https://a.example' } })
    expect(xml.match(/<url>/g)).toHaveLength(3)
    const based = await buildUrls(urls, { baseUrl: 'https://a.example/' })
    expect(
      based.problems
        .filter(({ code }) => code === 'other-host')
        .map(({ pointer, data }) => [pointer, data]),
    ).toEqual([['/urls/1/loc', { origin: 'https://a.example' }]])
  })

  test('writes only links that search engines can read, and counts the others', async () => {
    const alternates = ['de', 'jp', 'fr'].map((lang) => ({ lang, loc: `${A}/${lang}` }))
    const { xml, report } = await buildUrls([page('/', { lang: 'en-UK', alternates })])
    expect(xml.match(/hreflang="[^"]*"/g)).toEqual(['hreflang="de"', 'hreflang="fr"'])
    expect(report.counts).toMatchObject({ alternates: 4, linksWritten: 2, linksLeftOut: 2 })
  })

  test('repeats the links of one language as x-default, and says if there are none', async () => {
    const urls = [
      page('/en', { lang: 'EN', alternates: [{ lang: 'de', loc: `${A}/de` }] }),
      page('/de', { lang: 'de', alternates: [{ lang: 'EN', loc: `${A}/en` }] }),
    ]
    const build = async (xDefaultLang: string, given: readonly unknown[] = urls) => {
      const { problems, xml } = await buildUrls(given, { xDefaultLang })
      const found = problems.filter(({ code }) => code === 'x-default-unused')
      return [xml.match(/x-default/g)?.length ?? 0, ...found.map(lineOf)]
    }
    const unused = 'test:1:79 warning x-default-unused /urls'
    expect(await build('en')).toEqual([2])
    expect(await build('en', [urls[1]])).toEqual([1])
    expect(await build('en', [urls[0]])).toEqual([1])
    expect(await build('it')).toEqual([0, unused])
    expect(await build('en', [page('/')])).toEqual([0, unused])
    // Without a page, nothing can be in the language.
    expect(await build('en', [{ loc: '/relative' }])).toEqual([0])
  })

  test('knows until when its report is the same', async () => {
    const day = 24 * 60 * 60_000
    const now = Date.parse('2024-01-01T00:00:00Z')
    const build = async (...dates: readonly string[]) => {
      const urls = dates.map((lastmod, at) => page(`/${at}`, { lastmod }))
      const { problems, report } = await buildUrls(urls, { now })
      const holds = report.holdsUntil
      return [
        holds === null ? null : (holds - now) / day,
        ...problems.map(({ code, pointer }) => `${code} ${pointer}`),
      ]
    }
    const future = (at: number) => `FUTURE_DATE_TIME /urls/${at}/lastmod`
    expect(await build('2024-01-01T00:00:00Z', '2024-01-02T00:00:00Z')).toEqual([null])
    expect(
      await build('2024-01-05T00:00:00Z', '2024-01-03T12:00:00Z', '2024-01-09T00:00:00Z'),
    ).toEqual([1.5, future(0), future(1), future(2)])
  })

  test('takes the time of the clock if none is given', async () => {
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const { problems } = await buildUrls([
      page('/1', { lastmod: at(3) }),
      page('/2', { lastmod: at(-3) }),
    ])
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/urls/0/lastmod'])
  })

  test('leaves out entries that are not usable or repeat a page, with the parts of others', async () => {
    const alternates = [
      { lang: 'de', loc: '/de' },
      { lang: 'fr', loc: `${A}/fr` },
      { lang: 3, loc: `${A}/x` },
    ]
    const { report, problems } = await buildUrls([
      { loc: '/relative', lastmod: 'never', priority: 7 },
      page('/a', { lang: 'en', lastmod: 'never', priority: 7, changefreq: 'x', alternates }),
      page('/%61', { lang: 'en', lastmod: 'never', priority: 7, alternates }),
      3,
      {},
    ])
    expect(report.counts).toMatchObject({
      entries: 5,
      written: 1,
      leftOut: 4,
      repeated: 1,
      linksLeftOut: 2,
      datesLeftOut: 1,
      hintsLeftOut: 2,
      mediaLeftOut: 0,
      alternates: 6,
      linksWritten: 2,
      languages: 3,
      files: 1,
      normalised: 1,
    })
    const without = problems.map(({ code, pointer, leftOut }) => [code, pointer, leftOut])
    expect(without.slice(0, 3)).toEqual([
      ['RELATIVE_URL', '/urls/0/loc', { entries: 1 }],
      ['INVALID_DATE_TIME', '/urls/0/lastmod', undefined],
      ['PRIORITY_OUT_OF_RANGE', '/urls/0/priority', undefined],
    ])
    expect(report.counts.problems).toEqual({
      error: problems.filter(({ severity }) => severity === 'error').length,
      warning: problems.filter(({ severity }) => severity === 'warning').length,
      info: problems.filter(({ severity }) => severity === 'info').length,
    })
  })

  test('says what normalisation changed, with three examples of each rule', async () => {
    const urls = [
      page('/ok'),
      page('/a/?1'),
      page('/a/?2'),
      page('/a/?1'),
      page('/b/'),
      page('/c/'),
      page('/d/'),
      page('/e#x', { alternates: [{ lang: 'de', loc: `${A}/de?3` }] }),
    ]
    const { report } = await buildUrls(urls, { config: DEFAULT_URL_NORMALIZATION })
    expect(report.counts.normalised).toBe(8)
    expect(
      report.normalisation.map(({ rule, count, examples }) => [
        rule,
        count,
        ...examples.map(({ before, after }) => `${before} ${after}`.replaceAll(A, '')),
      ]),
    ).toEqual([
      ['trailing-slash', 6, '/a/?1 /a?1', '/a/?2 /a?2', '/b/ /b'],
      ['remove-query', 4, '/a?1 /a', '/a?2 /a', '/de?3 /de'],
      ['remove-fragment', 1, '/e#x /e'],
    ])
    for (const { category, summary } of report.normalisation) {
      expect([category, summary]).toEqual([expect.stringMatching(/^[a-z-]+$/), expect.any(String)])
    }
  })

  test('of nothing has no files', async () => {
    const { report, xml } = await buildUrls([])
    expect([report.files, report.counts.files, report.counts.bytes]).toEqual([[], 0, 0])
    expect(xml).not.toContain('<url>')
  })

  test('gives the files with their sizes', async () => {
    const { report, xml } = await buildUrls([page('/1'), page('/2')], {
      maxUrls: 1,
      baseUrl: `${A}/`,
    })
    expect(report.files.map(({ name, part, entries }) => [name, part, entries])).toEqual([
      ['sitemap.xml', 0, 2],
      ['sitemap-1.xml', 1, 1],
      ['sitemap-2.xml', 2, 1],
    ])
    const bytes = report.files.reduce((sum, file) => sum + file.bytes, 0)
    expect(report.counts).toMatchObject({ written: 2, files: 3, bytes })
    expect(bytes).toBeGreaterThan(Buffer.byteLength(xml))
    expect(xml.match(/<loc>[^<]*/g)).toEqual([`<loc>${A}/1`, `<loc>${A}/2`])
    const single = await buildUrls([page('/1')])
    expect(single.report.counts.bytes).toBe(Buffer.byteLength(single.xml))
  })

  test('of several sources is one site, also in a store that is small', async () => {
    const source = (path: string, name: string) => ({
      ...sourceOf(databaseOf([page(path)])),
      name,
    })
    const { problems, report } = await runBuild([source('/a', 'one'), source('/%61', 'two')])
    expect(problems.map(lineOf)).toEqual([`two:1:87 warning duplicate-loc /urls/0/loc ${A}/a`])
    expect(report.counts).toMatchObject({ entries: 2, written: 1 })
    const seo = { config: DEFAULT_URL_NORMALIZATION }
    const merged = await runBuild([source('/a', 'one'), source('/a/', 'two')], seo)
    expect(merged.problems.map(lineOf)).toEqual([
      'two:1:87 error pages-merged /urls/0/loc',
      'one:1:79 warning urls-changed /urls',
    ])
    expect(merged.report.counts).toMatchObject({ entries: 2, written: 1 })
    await expect(runBuild([source('/a', 'one')], { memory: 32 * 1024 ** 2 })).rejects.toThrow(
      expect.objectContaining({
        problem: expect.objectContaining({ code: 'table-store-missing' }),
      }),
    )
  })

  test('accepts hosts that no visitor reaches if it is told to', async () => {
    const urls = [{ loc: 'http://localhost/', lastmod: LASTMOD }]
    expect((await buildUrls(urls)).report.counts.written).toBe(0)
    const { report } = await buildUrls(urls, { allowUnreachableHosts: true })
    expect(report.counts.written).toBe(1)
  })
})
