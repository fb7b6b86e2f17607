import {
  createSplitter,
  type SitemapEntry,
  SitemapError,
  type SplitOptions,
  type WriterProblem,
} from '@waymark/sitemap'
import { extensions, images } from '@waymark/sitemap/extensions'
import { parseUrl } from '@waymark/url-parser'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'

const loc = 'https://a.example/'
const image = { loc: 'https://a.example/i' }

/** The text in the `url` elements. */
function write(entries: readonly unknown[], options: SplitOptions = {}): string[] {
  const splitter = createSplitter(options)
  const events = entries.flatMap((entry) => [...splitter.add(entry as SitemapEntry)])
  const text = [...events, ...splitter.end()]
    .map((event) => (event.type === 'text' ? event.text : ''))
    .join('')
  return [...text.matchAll(/<url>\n(.*?)<\/url>\n/gs)].map(([, inner]) => inner!)
}

describe('what cannot be written is named as a whole', () => {
  const STRING = { detail: 'not-a-string' }
  const WORD = {}
  const NUMBER = {}
  const LANG = {}
  const option = (name: string) => ({ member: name })

  test.each<[unknown, string, object, string, string?]>([
    [null, 'invalid-entry', { detail: 'not-an-object' }, ''],
    [undefined, 'invalid-entry', { detail: 'not-an-object' }, ''],
    ['https://a.example/', 'invalid-entry', { detail: 'not-an-object' }, ''],
    [{}, 'invalid-entry', { detail: 'missing' }, '/loc'],
    [{ loc: null }, 'invalid-entry', STRING, '/loc'],
    [{ loc: 7 }, 'invalid-entry', STRING, '/loc'],
    [{ loc, lastmod: 2026 }, 'invalid-entry', STRING, '/lastmod'],
    [{ loc, lastmod: null }, 'invalid-entry', STRING, '/lastmod'],
    [{ loc, lastmod: '26' }, 'invalid-lastmod', { detail: 'not-a-date' }, '/lastmod', '26'],
    [
      { loc, lastmod: '2026-01-02T10:00' },
      'invalid-lastmod',
      { detail: 'no-time-zone' },
      '/lastmod',
      '2026-01-02T10:00',
    ],
    [{ loc, changefreq: 1 }, 'invalid-entry', STRING, '/changefreq'],
    [{ loc, changefreq: 'Daily' }, 'invalid-changefreq', WORD, '/changefreq', 'Daily'],
    [{ loc, priority: '0.5' }, 'invalid-priority', NUMBER, '/priority', '0.5'],
    [{ loc, priority: 1.5 }, 'invalid-priority', NUMBER, '/priority', '1.5'],
    [{ loc, priority: Number.NaN }, 'invalid-priority', NUMBER, '/priority', 'NaN'],
    [{ loc, priority: null }, 'invalid-priority', NUMBER, '/priority', 'null'],
    [{ loc, lang: 7 }, 'invalid-entry', STRING, '/lang'],
    [{ loc, lang: '' }, 'invalid-lang', LANG, '/lang', ''],
    [{ loc, lang: 'de_AT' }, 'invalid-lang', LANG, '/lang', 'de_AT'],
    [{ loc, lang: 'de-' }, 'invalid-lang', LANG, '/lang', 'de-'],
    [{ loc, lang: '-de' }, 'invalid-lang', LANG, '/lang', '-de'],
    [{ loc, lang: 'de--AT' }, 'invalid-lang', LANG, '/lang', 'de--AT'],
    [{ loc, lang: 'de-123456789' }, 'invalid-lang', LANG, '/lang', 'de-123456789'],
    [{ loc, lang: 'abcdefghi' }, 'invalid-lang', LANG, '/lang', 'abcdefghi'],
    [{ loc, alternates: {} }, 'invalid-entry', { detail: 'not-an-array' }, '/alternates'],
    [{ loc, alternates: null }, 'invalid-entry', { detail: 'not-an-array' }, '/alternates'],
    [{ loc, images: [] }, 'invalid-entry', option('images'), '/images'],
    [{ loc, news: {}, videos: [] }, 'invalid-entry', option('videos'), '/videos'],
    [{ loc, news: null }, 'invalid-entry', option('news'), '/news'],
  ])('%j', (entry, code, data, pointer, value) => {
    const place = { entry: 1, pointer }
    const refused: WriterProblem[] = []
    const onRefused: SplitOptions['onRefused'] = (problem, given) => {
      expect(given).toBe(entry)
      refused.push(problem)
    }
    const written = write([{ loc }, entry, { loc }], { onRefused })
    expect(written).toHaveLength(2)
    const problem = {
      code,
      severity: 'error',
      message: expect.any(String),
      data,
      remedy: expect.stringMatching(/\.$/),
      ...(value === undefined ? {} : { value, start: 0, end: value.length }),
      ...place,
    }
    const { data: _, ...plain } = problem
    expect(refused).toStrictEqual([Object.keys(data).length > 0 ? problem : plain])
    expect(() => write([{ loc }, entry])).toThrow(
      `entry 1${pointer === '' ? '' : ` ${pointer}`}: ${refused[0]!.message}`,
    )
  })

  test('with the extensions', () => {
    const all = { extensions }
    const one = { extensions: [images] }
    const news = {
      publication: { name: 'N', language: 'en' },
      publicationDate: '2026-01-01',
      title: 'T',
    }
    const cases: readonly (readonly [object, SplitOptions, string, object, string])[] = [
      [
        { images: image },
        all,
        'invalid-entry',
        { detail: 'not-an-array', member: 'images' },
        '/images',
      ],
      [
        { videos: 'x' },
        all,
        'invalid-entry',
        { detail: 'not-an-array', member: 'videos' },
        '/videos',
      ],
      [
        { images: Array(1_001).fill(image) },
        all,
        'too-many-elements',
        { most: 1000, member: 'images' },
        '/images',
      ],
      [{ news: [news] }, all, 'invalid-entry', { detail: 'not-an-object' }, '/news'],
      [{ images: [image], news }, one, 'invalid-entry', option('news'), '/news'],
    ]
    for (const [given, options, code, data, pointer] of cases) {
      const splitter = createSplitter(options)
      expect(() => splitter.add({ loc, ...given } as SitemapEntry)).toThrow(
        errorWith({ code, problem: { entry: 0, pointer, data } }),
      )
    }
    // What is undefined is not given, with the option or without.
    const given = { loc, images: undefined, news: undefined, videos: undefined }
    expect(write([given], all)).toEqual(write([given]))
    expect(write([{ loc, images: [] }], all)).toEqual(write([{ loc }]))
  })
})

test('the languages that are written are those with the form of one', () => {
  for (const lang of ['d', 'abcdefgh', 'de-AT-1996', 'x-default', '419', 'zh-Hant-12345678']) {
    expect(write([{ loc, lang }])).toEqual([
      `  <loc>${loc}</loc>\n  <xhtml:link rel="alternate" hreflang="${lang}" href="${loc}"/>\n`,
    ])
  }
})

test.each([
  [0, '0.0'],
  [1, '1.0'],
  [0.5, '0.5'],
  [0.25, '0.25'],
  [1e-7, '0.0000001'],
  [1.25e-7, '0.000000125'],
  [1e-10, '0.0000000001'],
  [0.000001, '0.000001'],
])('the priority %f is written as %s', (priority, text) => {
  expect(write([{ loc, priority }])).toEqual([
    `  <loc>${loc}</loc>\n  <priority>${text}</priority>\n`,
  ])
})

describe('links', () => {
  const de = { lang: 'de', loc: 'https://a.example/de' }
  const fr = { lang: 'fr', loc: 'https://a.example/fr' }
  const linksOf = (entry: object, options: SplitOptions = {}) =>
    write([{ loc, ...entry }], options).flatMap((text) =>
      [...text.matchAll(/hreflang="([^"]*)" href="https:\/\/a.example\/([^"]*)"/g)].map(
        ([, lang, path]) => `${lang} /${path}`,
      ),
    )

  test('begin with that of the page to itself, if it is not there', () => {
    const self = { lang: 'EN', loc: 'HTTPS://A.example:443' }
    expect(linksOf({ alternates: [de, fr] })).toEqual(['de /de', 'fr /fr'])
    expect(linksOf({ lang: 'en', alternates: [de, fr] })).toEqual(['en /', 'de /de', 'fr /fr'])
    expect(linksOf({ lang: 'en', alternates: [de, self] })).toEqual(['de /de', 'EN /'])
    expect(linksOf({ lang: 'fr', alternates: [self] })).toEqual(['fr /', 'EN /'])
    expect(linksOf({ lang: 'de', alternates: [de] })).toEqual(['de /', 'de /de'])
    expect(linksOf({ lang: 'en', alternates: [] })).toEqual(['en /'])
  })

  test('end with the default, if a link has its language and none is the default', () => {
    const to = (xDefaultLang: string, entry: object) => linksOf(entry, { xDefaultLang })
    expect(to('FR', { alternates: [de, fr] })).toEqual(['de /de', 'fr /fr', 'x-default /fr'])
    expect(to('de', { lang: 'de', alternates: [de] })).toEqual(['de /', 'de /de', 'x-default /'])
    expect(to('es', { lang: 'en', alternates: [de] })).toEqual(['en /', 'de /de'])
    expect(to('en', { lang: 'en' })).toEqual(['en /', 'x-default /'])
    expect(to('en', {})).toEqual([])
    const given = { lang: 'X-DEFAULT', loc: 'https://a.example/x' }
    expect(to('de', { alternates: [de, given] })).toEqual(['de /de', 'X-DEFAULT /x'])
    expect(to('de', { lang: 'x-default', alternates: [de] })).toEqual(['x-default /', 'de /de'])
  })

  test('are those of each entry, although lists are remembered', () => {
    const other = { ...fr, loc: 'https://a.example/fr2' }
    const lists = [
      [de, fr],
      [de, fr],
      [de, other],
      [de, { ...fr, lang: 'it' }],
      [de],
      [fr, de],
      [],
      [de, fr],
    ]
    const options = { xDefaultLang: 'fr' }
    const entries = lists.map((alternates) => ({ loc: de.loc, lang: 'de', alternates }))
    expect(write(entries, options)).toEqual(entries.flatMap((entry) => write([entry], options)))
  })

  test('of a list that its caller changes are those of the moment', () => {
    const splitter = createSplitter({ maxUrls: 1 })
    const link = { ...de }
    const alternates = [link]
    splitter.add({ loc, alternates })
    link.loc = 'https://a.example/changed'
    splitter.add({ loc, alternates })
    alternates.push(fr)
    const texts = [...splitter.add({ loc, alternates }), ...splitter.end()].map((event) =>
      event.type === 'text' ? event.text : '',
    )
    expect(texts.join('').match(/href="[^"]*"/g)).toEqual([
      'href="https://a.example/changed"',
      'href="https://a.example/changed"',
      'href="https://a.example/fr"',
    ])
  })

  test('that cannot be written are named for each entry that has them', () => {
    const alternates = [de, { lang: 'en' }, { lang: '', loc }, { lang: 'en', loc: '/en' }, null]
    const refused: unknown[] = []
    const onRefused: SplitOptions['onRefused'] = ({ code, entry, pointer, data, value }) =>
      refused.push([code, entry, pointer, data, value])
    const entries = [0, 1].map(() => ({ loc, alternates }))
    expect(write(entries, { onRefused })).toEqual(
      write([0, 1].map(() => ({ loc, alternates: [de] }))),
    )
    expect(refused).toEqual(
      [0, 1].flatMap((entry) => [
        ['invalid-entry', entry, '/alternates/1/loc', { detail: 'missing' }, undefined],
        ['invalid-lang', entry, '/alternates/2/lang', undefined, ''],
        ['loc-relative', entry, '/alternates/3/loc', { detail: 'relative' }, '/en'],
        ['invalid-entry', entry, '/alternates/4/lang', { detail: 'missing' }, undefined],
      ]),
    )
  })
})

test('an error that is not one of the sitemap is thrown', () => {
  const alternates = [
    {
      lang: 'de',
      get loc(): string {
        throw new RangeError('no')
      },
    },
  ]
  const add = () => write([{ loc, alternates }], { onRefused: () => {} })
  expect(add).toThrow(RangeError)
  const broken = {
    ...images,
    write: () => {
      throw new RangeError('no')
    },
  }
  const options = { extensions: [broken], onRefused: () => {} }
  expect(() => write([{ loc, images: [image] }], options)).toThrow(RangeError)
})

describe('records of URLs that are parsed already', () => {
  const record = (url: string) => parseUrl(url)!

  test('are taken in their order, and the others are parsed', () => {
    const entry: SitemapEntry = {
      loc,
      alternates: [
        { lang: 'de', loc: 'https://a.example/de' },
        { lang: 'fr', loc: 'https://a.example/fr' },
      ],
    }
    for (const [count, expected] of [
      [0, ['', 'de', 'fr']],
      [1, ['0', 'de', 'fr']],
      [2, ['0', '1', 'fr']],
      [3, ['0', '1', '2']],
    ] as const) {
      const splitter = createSplitter()
      splitter.add(
        entry,
        Array.from({ length: count }, (_, i) => record(`https://a.example/${i}`)),
      )
      const [first] = splitter.end()
      const text = first?.type === 'text' ? first.text : ''
      expect(text.match(/(?<=https:\/\/a\.example\/)\w*(?=["<])/g)).toEqual(expected)
    }
  })

  test('are asked for by the places of images and videos', () => {
    const asked: string[] = []
    const splitter = createSplitter({ extensions: [images] })
    splitter.add({ loc, images: [image, { loc: 'x' }] }, [], (url, pointer) => {
      asked.push(`${pointer} ${url}`)
      return record('https://b.example/')
    })
    expect(asked).toEqual(['/images/0/loc https://a.example/i', '/images/1/loc x'])
    expect(() => splitter.add({ loc, images: [image] }, [], () => null)).toThrow(SitemapError)
  })
})
