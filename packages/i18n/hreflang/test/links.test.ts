import { completeLinks, toHtmlLinks, toJsonLinks, toLinkHeader } from '@waymark/hreflang'
import { ArgumentError } from '@waymark/infra/argument'
import { isUri, isUriReference } from '@waymark/rfc3986'
import { parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../../../test/any-character.ts'
import { errorWith } from '../../../../test/error-with.ts'
import { leastHits, runs } from '../../../../test/runs.ts'

const en = { lang: 'en', loc: 'https://a.example/en' }
const de = { lang: 'de', loc: 'https://a.example/de' }

describe('completeLinks', () => {
  test('adds the self link that `lang` implies, and puts x-default last', () => {
    const xDefault = { lang: 'x-default', loc: 'https://a.example/' }
    const entry = { ...en, alternates: [xDefault, de] }
    expect(completeLinks(entry)).toEqual([en, de, xDefault])
    expect(completeLinks({ ...en, alternates: [de, en] })).toEqual([de, en])
  })

  test('takes x-default from the options if the entry has none', () => {
    const entry = { ...de, alternates: [en] }
    expect(completeLinks(entry, { xDefault: 'https://a.example/' })).toEqual([
      de,
      en,
      { lang: 'x-default', loc: 'https://a.example/' },
    ])
    expect(completeLinks(entry, { xDefaultLang: 'EN' })).toEqual([
      de,
      en,
      { lang: 'x-default', loc: en.loc },
    ])
  })

  test('takes x-default from the entry, else from its option, else from the language', () => {
    const [own, given] = ['own', 'given'].map((path) => `https://a.example/${path}`)
    const options = { xDefault: given!, xDefaultLang: 'de' }
    const xDefault = (loc: string) => ({ lang: 'x-default', loc })
    const withOwn = { ...en, alternates: [de, { lang: 'X-Default', loc: own! }] }
    expect(completeLinks(withOwn, options)).toEqual([en, de, xDefault(own!)])
    expect(completeLinks({ ...en, alternates: [de] }, options)).toEqual([en, de, xDefault(given!)])
    expect(completeLinks({ ...en, alternates: [de] }, { xDefaultLang: 'fr' })).toEqual([en, de])
    // A page that lists itself is one of the versions, with or without a language.
    expect(completeLinks({ loc: en.loc, alternates: [de, en] })).toEqual([de, en])
    expect(completeLinks({ loc: en.loc, alternates: [xDefault(own!)] })).toEqual([xDefault(own!)])
    expect(completeLinks({ loc: en.loc }, options)).toEqual([])
  })

  test('does not repeat a link with an empty hreflang value as x-default', () => {
    const unnamed = { lang: '', loc: 'https://a.example/' }
    expect(completeLinks({ ...en, alternates: [unnamed] })).toEqual([en, unnamed])
  })

  test('makes a page without lang that does not list itself the x-default', () => {
    const loc = 'https://a.example/'
    expect(completeLinks({ loc, alternates: [en, de] })).toEqual([
      en,
      de,
      { lang: 'x-default', loc },
    ])
  })

  test('returns no links for a page without languages, and the self link for a page without other versions', () => {
    expect(completeLinks({ loc: en.loc })).toEqual([])
    expect(completeLinks(en)).toEqual([en])
  })

  test('compares hreflang values by ASCII case only', () => {
    const kelvin = { lang: '\u212ao', loc: de.loc }
    const ko = { lang: 'ko', loc: de.loc }
    expect(completeLinks({ ...en, alternates: [ko, kelvin] })).toEqual([en, ko, kelvin])
    expect(completeLinks({ ...en, alternates: [kelvin] }, { xDefaultLang: 'ko' })).toHaveLength(2)
  })

  test('lists no link twice', () => {
    expect(completeLinks({ ...en, alternates: [de, de, { ...en, lang: 'EN' }] })).toEqual([
      de,
      { ...en, lang: 'EN' },
    ])
  })
})

test('each link of an entry that contradicts itself appears once', () => {
  const other = { ...de, lang: 'EN' }
  const xDefaults = [en, de, de].map(({ loc }) => ({ lang: 'x-default', loc }))
  const alternates = [other, other, en, { ...other, lang: 'en' }, ...xDefaults]
  const links = [en, other, xDefaults[0]]
  expect(completeLinks({ ...en, alternates: alternates.slice(0, 2) })).toEqual(links.slice(0, 2))
  expect(completeLinks({ loc: en.loc, alternates: [en, ...alternates] })).toEqual(links)
})

describe('writers', () => {
  const hostile = { lang: 'x"><script>', loc: 'https://a.example/?a="&b=<c>\r\nSet-Cookie: d' }

  test('HTML is escaped', () => {
    expect(toHtmlLinks([en, de])).toBe(
      '<link rel="alternate" hreflang="en" href="https://a.example/en">\n' +
        '<link rel="alternate" hreflang="de" href="https://a.example/de">',
    )
    expect(toHtmlLinks([hostile])).toBe(
      '<link rel="alternate" hreflang="x&quot;&gt;&lt;script&gt;" ' +
        'href="https://a.example/?a=&quot;&amp;b=&lt;c&gt;\r\nSet-Cookie: d">',
    )
  })

  test('JSON can be parsed, and can be put into a script element', () => {
    expect(JSON.parse(toJsonLinks([en, hostile]))).toEqual([en, hostile])
    expect(toJsonLinks([{ lang: 'en', loc: '</script>' }])).not.toContain('<')
  })

  test('the links of a Link header are separated by commas', () => {
    expect(toLinkHeader([en, { lang: 'x-default', loc: 'https://a.example/ü?q=%20' }])).toBe(
      '<https://a.example/en>; rel="alternate"; hreflang="en", ' +
        '<https://a.example/%C3%BC?q=%20>; rel="alternate"; hreflang="x-default"',
    )
  })

  test('a Link header refuses an hreflang value that is not a tag', () => {
    expect(() => toLinkHeader([hostile])).toThrow(TypeError)
    expect(() => toLinkHeader([{ lang: 'en_US', loc: en.loc }])).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'lang' }),
    )
    expect(() => toLinkHeader([{ lang: 'en\r\nX: y', loc: en.loc }])).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'lang' }),
    )
  })

  test('a URL cannot end its link in a Link header', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (loc) => {
        const header = toLinkHeader([{ lang: 'en', loc }])
        expect(header).toMatch(/^<[!#-;=?-Z[\]_a-z~]*>; rel="alternate"; hreflang="en"$/)
      }),
      { numRuns: runs(500) },
    )
  })

  test.each([
    [' https://a.example/ ', 'https://a.example/'],
    ['https://a.example\\b', 'https://a.example/b'],
    ['https:a.example/b', 'https://a.example/b'],
    ['https://a.example/a\nb', 'https://a.example/ab'],
    ['https://a.example/%4\t1%', 'https://a.example/%41%25'],
    ['https://a.example/[x]?a[]=1#a#[b', 'https://a.example/%5Bx%5D?a%5B%5D=1#a%23%5Bb'],
    ['https://u[:p]@[::1]:8080/', 'https://u%5B:p%5D@[::1]:8080/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['/de?a[]=ü', '/de?a%5B%5D=%C3%BC'],
    ['https://[a/', 'https://%5Ba/'],
    ['/a\ud800', '/a%EF%BF%BD'],
  ])('a Link header contains %j as the URI %s', (loc, uri) => {
    expect(toLinkHeader([{ ...en, loc }])).toBe(`<${uri}>; rel="alternate"; hreflang="en"`)
    expect(isUriReference(uri)).toBe(true)
  })

  test('a URL in a Link header is a URI of the same page', () => {
    // A `%` becomes `%25`, so the two URLs are equal only after decoding.
    const decoded = (url: UrlRecord) =>
      serializeUrl(url).replace(/%([\da-f]{2})/gi, (_, hex) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    const start = fc.constantFrom(
      'https://a.example/',
      'http:\\\\A.example',
      'https://[::1]',
      ' ftp:',
      'x:',
    )
    const text = fc.string({ unit: fc.constantFrom(...'/?#[]@:%41 \n\\"<>{|}^`ü😀a.') })
    let urls = 0
    fc.assert(
      fc.property(start, text, (before, after) => {
        const loc = before + after
        const url = parseUrl(loc)
        if (url === null) return
        urls++
        const [, uri = ''] = /^<(.*?)>/.exec(toLinkHeader([{ ...en, loc }])) ?? []
        expect(isUri(uri), uri).toBe(true)
        expect(decoded(parseUrl(uri)!)).toBe(decoded(url))
      }),
      { numRuns: runs(2_000) },
    )
    expect(urls).toBeGreaterThan(leastHits(500))
  })

  test('an attribute ends only at its closing quote', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (lang, loc) => {
        const html = toHtmlLinks([{ lang, loc }])
        expect(html.split('"')).toHaveLength(7)
        expect(html.indexOf('>')).toBe(html.length - 1)
      }),
    )
  })
})

const LOC = 'https://a.example/'
const LINK = { lang: 'de', loc: LOC }

test.each<unknown>([
  ...[undefined, null, 5, LOC, [], [LINK], {}, { loc: 1 }, { loc: null }, { href: LOC }],
  ...[
    { loc: LOC, lang: 3 },
    { loc: LOC, lang: null },
    { loc: LOC, alternates: LOC },
  ],
  ...[
    { loc: LOC, alternates: {} },
    { loc: LOC, alternates: null },
    { loc: LOC, alternates: [LOC] },
  ],
  ...[
    { loc: LOC, alternates: [LINK, { lang: 'de' }] },
    { loc: LOC, alternates: [{ loc: LOC }] },
  ],
  ...[
    { loc: LOC, alternates: [{ lang: 1, loc: LOC }] },
    { loc: LOC, alternates: [null] },
  ],
])('completeLinks refuses what is not an entry: %j', (entry) => {
  expect(() => completeLinks(entry as never)).toThrow(ArgumentError)
  expect(() => completeLinks(entry as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'entry' }),
  )
})

test.each<unknown>([
  undefined,
  null,
  5,
  'x',
  { loc: LOC },
  {},
  [LOC],
  [LINK, { lang: 'de' }],
  [null],
])('what writes links refuses what is not a list of them: %j', (links) => {
  for (const write of [toHtmlLinks, toJsonLinks, toLinkHeader]) {
    expect(() => write(links as never)).toThrow(ArgumentError)
    expect(() => write(links as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'links' }),
    )
  }
})
