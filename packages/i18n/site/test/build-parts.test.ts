import { DEFAULT_URL_NORMALIZATION, SAFE_URL_NORMALIZATION } from '@waymark/i18n-validation'
import type { BuildOptions } from '@waymark/site'
import { afterEach, describe, expect, test } from 'vitest'
import { leftOutParts } from '../src/build/left-out-parts.ts'
import { ReadableValues } from '../src/build/readable-values.ts'
import { LASTMOD, page } from './databases.ts'
import { buildUrls } from './run-build.ts'
import { lineOf } from './run-check.ts'

const A = 'https://a.example'

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

  test.each([
    ['/alternates', { de: 'https://a.example/de', fr: null }, { links: 2 }],
    ['/alternates', { lang: 'de', loc: 'https://a.example/de' }, { links: 1 }],
    ['/alternates', [1, 2, 3], { links: 3 }],
    ['/alternates', 'not json', { links: 1 }],
    ['/images', 'https://a.example/i.png', { media: 1 }],
    ['/images', { loc: 'https://a.example/i.png', title: 'T' }, { media: 1 }],
    ['/videos', [{}, {}], { media: 2 }],
    ['/alternates', null, undefined],
    ['/alternates', {}, undefined],
    ['/images', '', undefined],
    ['/videos', [], undefined],
  ])('of a member that is refused whole is all that it has: %s %j', (pointer, value, leftOut) => {
    const entry = { [pointer.slice(1)]: value }
    expect(leftOutParts(entry, 'written')(pointer)).toEqual(leftOut)
    expect(leftOutParts(entry, 'unusable')(pointer)).toEqual({ entries: 1 })
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
    ['es-LATAM', false],
  ])('search engines can read %s: %s', (value, expected) => {
    const values = new ReadableValues()
    expect([values.has(value), values.has(value)]).toEqual([expected, expected])
  })

  test('that are not readable have no link, and the others keep their numbers', () => {
    const values = new ReadableValues()
    const link = (lang: string) => ({ lang, loc: `/${lang}` })
    // These are strings where the validation has types of its own.
    const entryOf = (langs: readonly string[], lang?: string) =>
      ({
        loc: '/',
        lastmod: LASTMOD,
        ...(lang === undefined ? {} : { lang }),
        alternates: langs.map(link),
      }) as never
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
    expect(Object.keys(values.entry({ loc: '/' } as never, null).entry)).toEqual(['loc'])
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
  const repeated = async (locs: readonly string[], options: BuildOptions = {}) => {
    const { report, problems } = await buildUrls(
      locs.map((path) => page(path)),
      options,
    )
    const { counts } = report
    // Each entry that is left out is told once.
    const told = problems.reduce((sum, { leftOut }) => sum + (leftOut?.entries ?? 0), 0)
    expect([told, counts.leftOut, counts.entries - counts.written]).toEqual(
      new Array(3).fill(counts.repeated),
    )
    expect(problems.filter(({ code }) => code === 'pages-merged')).toHaveLength(counts.merged)
    return [counts.repeated, counts.merged]
  }

  test.each([
    // How many there are in the form of page URLs, and in the safe form.
    { locs: ['/a', '/b'], seo: [0, 0], safe: [0, 0] },
    { locs: ['/a', '/a'], seo: [1, 0], safe: [1, 0] },
    // Each query would be a page of its own.
    { locs: ['/a', '/a?x'], seo: [1, 1], safe: [0, 0] },
    { locs: ['/a?x', '/a'], seo: [1, 1], safe: [0, 0] },
    { locs: ['/a?x', '/a?y'], seo: [1, 1], safe: [0, 0] },
    { locs: ['/a?x', '/a?x'], seo: [1, 0], safe: [1, 0] },
    { locs: ['/a', '/a?x', '/a?x', '/a?y', '/a'], seo: [4, 2], safe: [2, 0] },
    { locs: ['/a?x', '/a', '/a', '/a?y', '/a?y', '/a?x'], seo: [5, 2], safe: [3, 0] },
    { locs: ['/a?x', '/b?x', '/b', '/a', '/b', '/a'], seo: [4, 2], safe: [2, 0] },
    { locs: ['/a?x', '/b', '/b', '/b?y', '/a'], seo: [3, 2], safe: [1, 0] },
    // A page without a query is not lost twice, and not because of another page.
    { locs: ['/b?x', '/a', '/a'], seo: [1, 0], safe: [1, 0] },
    { locs: ['/b?x', '/c?x', '/b', '/b'], seo: [2, 1], safe: [1, 0] },
    // The same with slashes.
    { locs: ['/a', '/a/', '/a//', '/a/'], seo: [3, 2], safe: [1, 0] },
    { locs: ['', '/', '//', '///'], seo: [3, 2], safe: [1, 0] },
    // The same with fragments, and with all.
    { locs: ['/a', '/a#x', '/a#y', '/a#x'], seo: [3, 2], safe: [3, 2] },
    { locs: ['/a#x', '/a', '/a'], seo: [2, 1], safe: [2, 1] },
    { locs: ['/a?x#y', '/a'], seo: [1, 1], safe: [0, 0] },
    { locs: ['/a?x#y', '/a?x', '/a?x#z'], seo: [2, 2], safe: [2, 2] },
    { locs: ['/a?x#1', '/a?y#1'], seo: [1, 1], safe: [0, 0] },
    { locs: ['/a/?x#1', '/a', '/a?x', '/a/#1', '/a'], seo: [4, 3], safe: [1, 0] },
    // What is only written in another way is the same.
    { locs: ['/a', '/%61', '/b/../a', '/a?%78', '/a?x'], seo: [4, 1], safe: [3, 0] },
  ])('$locs are counted: $seo and $safe', async ({ locs, seo, safe }) => {
    expect(await repeated(locs, { config: DEFAULT_URL_NORMALIZATION })).toEqual(seo)
    expect(await repeated(locs)).toEqual(safe)
    const kept = { removeFragment: false }
    expect((await repeated(locs, { config: kept }))[1]).toBe(0)
  })
})

describe('languages that become one URL', () => {
  let config = DEFAULT_URL_NORMALIZATION
  afterEach(() => {
    config = DEFAULT_URL_NORMALIZATION
  })

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
    const { problems } = await buildUrls(urls, { config })
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
    // Two entries, each of which has one of the URLs.
    expect(await merged(['en', '/?l=en'], ['de', '/?l=de'])).toHaveLength(1)
    expect(await merged(['en', '/#en'], ['de', '/#de'])).toHaveLength(1)
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

  test('are not reported in the safe form, unless only a fragment distinguishes them', async () => {
    config = SAFE_URL_NORMALIZATION
    expect(await merged(['en', '/?l=en', 'de /?l=de'])).toEqual([])
    expect(await merged(['en', '/a/', 'de /a'])).toEqual([])
    expect(await merged(['en', '/#en', 'de /#de'])).toHaveLength(1)
  })
})

describe('what cannot be written', () => {
  const long = (length: number, start = `${A}/`) => start + 'x'.repeat(length - start.length)
  const outcome = async (urls: readonly unknown[], options: BuildOptions = {}) => {
    const { problems, report, xml } = await buildUrls(urls, options)
    const { written, linksLeftOut, mediaLeftOut } = report.counts
    return {
      problems: problems
        .filter(({ code }) => !/^(?:alternate|return|self)-/.test(code))
        .map(({ code, pointer, leftOut, column }) => [code, pointer, leftOut, column]),
      counts: [written, linksLeftOut, mediaLeftOut],
      links: xml.match(/hreflang="[^"]*"/g),
    }
  }

  test('is a page whose URL is too long', async () => {
    const other = { ...page('/'), loc: long(2048, 'https://b.example/') }
    expect(await outcome([page('/a'), other, page('/b')])).toEqual({
      problems: [['loc-too-long', '/urls/1/loc', { entries: 1 }, 150]],
      counts: [2, 0, 0],
      links: null,
    })
  })

  test('is a link whose URL is too long, which is told by its place in the database', async () => {
    const alternates = [
      3,
      { lang: 'jp', loc: `${A}/jp` },
      { lang: 'de', loc: long(2048) },
      { lang: 'fr', loc: `${A}/fr` },
      { lang: 'it', loc: long(2047) },
    ]
    const found = await outcome([page('/a', { lang: 'en', alternates })])
    expect(found.problems).toContainEqual([
      'loc-too-long',
      '/urls/0/alternates/2/loc',
      { links: 1 },
      232,
    ])
    expect(found).toMatchObject({
      counts: [1, 3, 0],
      links: ['hreflang="en"', 'hreflang="fr"', 'hreflang="it"'],
    })
    const whole = await outcome([page('/a', { alternates: alternates.slice(2) })])
    expect(whole.problems).toContainEqual([
      'loc-too-long',
      '/urls/0/alternates/0/loc',
      { links: 1 },
      expect.any(Number),
    ])
  })

  test('is an entry that is larger than a file', async () => {
    const alternates = [{ lang: 'de', loc: long(1000) }]
    expect(await outcome([page('/a', { alternates }), page('/b')], { maxBytes: 1024 })).toEqual({
      problems: [['entry-too-large', '/urls/0', { entries: 1 }, 80]],
      counts: [1, 0, 0],
      links: null,
    })
  })
})
