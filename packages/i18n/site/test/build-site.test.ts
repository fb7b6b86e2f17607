import { describe, expect, test } from 'vitest'
import { leftOutParts } from '../src/build/left-out-parts.ts'
import { ReadableValues } from '../src/build/readable-values.ts'
import { buildUrls, HEAD, LASTMOD, runBuild } from './run-build.ts'
import { lineOf } from './run-check.ts'
import { sourceOf } from './sources.ts'

const A = 'https://a.example'
const page = (path: string, more: object = {}) => ({
  loc: `${A}${path}`,
  lastmod: LASTMOD,
  ...more,
})

describe('what is left out', () => {
  const list = (length: number) => ({ images: Array.from({ length }, () => ({})) })

  test.each([
    ['/lastmod', { dates: 1 }],
    ['/changefreq', { hints: 1 }],
    ['/priority', { hints: 1 }],
    ['/lang', { links: 1 }],
    ['/alternates/2', { links: 1 }],
    ['/alternates/2/lang', { links: 1 }],
    ['/images/0/loc', { media: 1 }],
    ['/videos/12', { media: 1 }],
    ['/news/title', { media: 1 }],
    ['/news', { media: 1 }],
    ['/alternates', undefined],
    ['/images', undefined],
    ['/loc', undefined],
    ['/x/alternates/2', undefined],
    ['/x/news', undefined],
    ['', undefined],
  ])('for an error at %j is %j', (pointer, leftOut) => {
    expect(leftOutParts({}, 'written')(pointer)).toEqual(leftOut)
    expect(leftOutParts({}, 'unusable')(pointer)).toEqual({ entries: 1 })
    expect(leftOutParts({}, 'repeated')(pointer)).toBeUndefined()
  })

  test('is each part once', () => {
    const pointers = ['/images/0/loc', '/images/0', '/images/00', '/images/1', '/lang', '/lang']
    const written = leftOutParts({}, 'written')
    expect(pointers.map(written)).toEqual([
      { media: 1 },
      undefined,
      { media: 1 },
      { media: 1 },
      { links: 1 },
      undefined,
    ])
    const unusable = leftOutParts({}, 'unusable')
    expect(pointers.map(unusable)).toEqual([{ entries: 1 }, ...Array(5).fill(undefined)])
  })

  test('at the first item that is too many is the rest of the list', () => {
    const media = (entry: unknown, pointer: string) =>
      leftOutParts(entry, 'written')(pointer)?.media
    expect(media(list(1003), '/images/1000')).toBe(3)
    expect(media(list(1001), '/images/1000')).toBe(1)
    expect(media(list(1003), '/images/999')).toBe(1)
    expect(media(list(1003), '/images/1001')).toBe(1)
    expect(media({}, '/images/1000')).toBe(1)
    expect(media({ images: 'x'.repeat(1003) }, '/images/1000')).toBe(1)
  })
})

describe('hreflang values', () => {
  test.each([
    ['en', true],
    ['EN-gb', true],
    ['zh-Hant-TW', true],
    ['x-default', true],
    // Search engines read these, although a better value exists.
    ['iw', true],
    ['en-US-x-y', true],
    // Not well-formed, grandfathered, private, and unknown in each part.
    ['en_US', false],
    ['i-klingon', false],
    ['x-private', false],
    ['jp', false],
    ['en-Abcd', false],
    ['en-UK', false],
  ])('search engines can read %s: %s', (value, expected) => {
    const values = new ReadableValues()
    expect([values.has(value), values.has(value)]).toEqual([expected, expected])
  })

  test('that are not readable have no link, and the others keep their numbers', () => {
    const values = new ReadableValues()
    const link = (lang: string) => ({ lang, loc: `/${lang}` })
    const entryOf = (langs: readonly string[], lang?: string) => ({
      loc: '/',
      lastmod: LASTMOD,
      ...(lang === undefined ? {} : { lang }),
      alternates: langs.map(link),
    })
    expect(values.entry(entryOf(['de', 'jp', 'fr', 'en-UK']), null)).toEqual({
      entry: { loc: '/', lastmod: LASTMOD, alternates: [link('de'), link('fr')] },
      linkIndexes: [0, 2],
    })
    expect(values.entry(entryOf(['jp', 'de', 'fr'], 'cz'), [3, 5, 8])).toEqual({
      entry: { loc: '/', lastmod: LASTMOD, alternates: [link('de'), link('fr')] },
      linkIndexes: [5, 8],
    })
    expect(values.entry(entryOf(['jp'], 'en'), null)).toEqual({
      entry: { loc: '/', lastmod: LASTMOD, lang: 'en' },
      linkIndexes: [],
    })
    for (const indexes of [null, [4]]) {
      const { linkIndexes } = values.entry(entryOf(['de']), indexes)
      expect(linkIndexes).toBe(indexes)
    }
    const whole = { loc: '/', changefreq: 'daily', priority: 0.5, images: [] } as const
    const { entry } = values.entry(whole as never, null)
    expect(Object.entries(entry)).toEqual([
      ['loc', '/'],
      ['changefreq', 'daily'],
      ['priority', 0.5],
    ])
  })

  test('leave out what the first finding about each says', () => {
    const values = new ReadableValues()
    const leftOut = (code: string, more: object) => values.leftOutBy({ code, ...more } as never)
    expect(leftOut('duplicate-loc', { entries: 5 })).toEqual({ entries: 4 })
    expect(leftOut('duplicate-loc', {})).toEqual({ entries: 1 })
    expect(leftOut('unknown-language', { lang: 'jp', links: 3 })).toEqual({ links: 3 })
    expect(leftOut('country-as-language', { lang: 'jp', links: 3 })).toBeUndefined()
    expect(leftOut('unknown-language', { lang: 'jp', links: 2 })).toEqual({ links: 2 })
    expect(leftOut('unknown-region', { lang: 'en-UK', links: 1 })).toEqual({ links: 1 })
    expect(leftOut('deprecated-subtag', { lang: 'iw', links: 1 })).toBeUndefined()
    expect(leftOut('unknown-language', { lang: 'jp' })).toBeUndefined()
    expect(leftOut('return-link-missing', { links: 1 })).toBeUndefined()
  })
})

describe('entries that repeat a page', () => {
  const repeated = async (...locs: readonly string[]) => {
    const { report } = await buildUrls(locs.map((path) => page(path)))
    const { counts } = report
    return [counts.repeated, counts.repeatedWithoutQuery, counts.repeatedWithoutFragment]
  }

  test.each([
    [
      ['/a', '/b'],
      [0, 0, 0],
    ],
    [
      ['/a', '/a'],
      [1, 0, 0],
    ],
    // Each query would be a page of its own.
    [
      ['/a', '/a?x'],
      [1, 1, 0],
    ],
    [
      ['/a?x', '/a'],
      [1, 1, 0],
    ],
    [
      ['/a?x', '/a?y'],
      [1, 1, 0],
    ],
    [
      ['/a?x', '/a?x'],
      [1, 0, 0],
    ],
    [
      ['/a', '/a?x', '/a?x', '/a?y', '/a'],
      [4, 2, 0],
    ],
    [
      ['/a?x', '/a', '/a', '/a?y', '/a?y', '/a?x'],
      [5, 2, 0],
    ],
    [
      ['/a?x', '/b?x', '/b', '/a', '/b', '/a'],
      [4, 2, 0],
    ],
    [
      ['/a?x', '/b', '/b', '/b?y', '/a'],
      [3, 2, 0],
    ],
    // The same with fragments, and with both.
    [
      ['/a', '/a#x', '/a#y', '/a#x'],
      [3, 0, 2],
    ],
    [
      ['/a#x', '/a', '/a'],
      [2, 0, 1],
    ],
    [
      ['/a?x#y', '/a'],
      [1, 1, 1],
    ],
    [
      ['/a?x#y', '/a?x', '/a?x#z'],
      [2, 0, 2],
    ],
    [
      ['/a?x#1', '/a?y#1'],
      [1, 1, 0],
    ],
  ])('%j are counted: %j', async (locs, counts) => {
    expect(await repeated(...locs)).toEqual(counts)
  })

  test('keep their query if the option says so', async () => {
    const urls = ['/a', '/a?x', '/a?x#y'].map((path) => page(path))
    const { report } = await buildUrls(urls, { config: { removeQuery: false } })
    expect(report.counts).toMatchObject({
      written: 2,
      repeated: 1,
      repeatedWithoutQuery: 0,
      repeatedWithoutFragment: 1,
    })
  })
})

describe('languages that become one URL', () => {
  const merged = async (...entries: readonly (readonly string[])[]) => {
    const urls = [
      page('/first', { lang: 'it' }),
      ...entries.map(([lang, path, ...links]) => ({
        ...page(path!),
        lang,
        alternates: links.map((link) => {
          const [language, loc] = link.split(' ') as [string, string]
          return { lang: language, loc: `${A}${loc}` }
        }),
      })),
    ]
    const { problems } = await buildUrls(urls)
    return problems
      .filter(({ code }) => code === 'languages-merged')
      .map((problem) =>
        [
          lineOf(problem).replace('test:1:', ''),
          ...(problem.related ?? []).map(({ pointer }) => pointer),
        ].join(' '),
      )
  }

  test('are reported if a part of their URLs is removed', async () => {
    expect(await merged(['en', '/?l=en', 'de /?l=de'])).toHaveLength(1)
    expect(await merged(['en', '/#en', 'de /#de'])).toHaveLength(1)
    expect(await merged(['en', '/en', 'de /?l=de', 'fr /?l=fr'])).toHaveLength(1)
    // One of several entries, with its own place.
    const [found, ...others] = await merged(
      ['en', '/en?x', 'de /de'],
      ['en', '/x?l=en', 'de /x?l=de'],
    )
    expect(found).toContain('/urls/2')
    expect(found).not.toContain('/urls/1')
    expect(others).toEqual([])
  })

  test('are not reported if their URLs are the same as they are written, or stay different', async () => {
    expect(await merged(['en', '/en?x', 'de /de?x'])).toEqual([])
    expect(await merged(['en', '/en', 'de /de'])).toEqual([])
    expect(await merged(['en', '/', 'de /'])).toEqual([])
    expect(await merged(['en', '/?x'])).toEqual([])
  })

  test('are reported if only their slash is different, but not for another encoding', async () => {
    expect(await merged(['en', '/a/', 'de /a'])).toHaveLength(1)
    expect(await merged(['en', '/b', 'de /a', 'fr /a/'])).toHaveLength(1)
    expect(await merged(['en', '/%7Ea', 'de /~a'])).toEqual([])
  })
})

describe('a build', () => {
  test('reports pages on another site than the first, unless a base URL says which', async () => {
    const urls = [page('/1'), { loc: 'https://b.example/', lastmod: LASTMOD }, page('/2')]
    const { problems, xml } = await buildUrls(urls)
    expect(problems.map(lineOf)).toEqual([
      'test:1:150 warning other-host /urls/1/loc https://b.example/',
    ])
    expect(problems[0]!.message).toBe(
      'The page is not on https://a.example, the site of the first page.',
    )
    expect(xml.match(/<url>/g)).toHaveLength(3)
    const based = await buildUrls(urls, { baseUrl: 'https://a.example/' })
    expect(based.problems.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/urls/1/loc', 'The URL is not on the host of the sitemap, https://a.example.'],
    ])
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
      page('/a/', { lang: 'en', lastmod: 'never', priority: 7, alternates }),
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
    const { report } = await buildUrls(urls)
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
    const single = await buildUrls([page('/1')])
    expect(single.report.counts.bytes).toBe(Buffer.byteLength(single.xml))
  })

  test('of several sources is one site, also in a store that is small', async () => {
    const source = (path: string, name: string) => ({
      ...sourceOf(JSON.stringify({ ...HEAD, urls: [page(path)] })),
      name,
    })
    const { problems, report } = await runBuild([source('/a', 'one'), source('/a/', 'two')])
    expect(problems.map(lineOf)).toEqual([`two:1:87 warning duplicate-loc /urls/0/loc ${A}/a`])
    expect(report.counts).toMatchObject({ entries: 2, written: 1 })
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
