import {
  type AlternateEntry,
  type AuditOptions,
  auditAlternates,
  auditAlternatesAsync,
  completeLinks,
  countAlternates,
  createAudit,
  createNormalizeForMatching,
  type HreflangFinding,
  keyOfMatch,
  type MatchingOptions,
} from '@waymark/hreflang'
import { ArgumentError } from '@waymark/infra/argument'
import { parseUrl } from '@waymark/url-parser'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'

const site = 'https://a.example'
const en = { lang: 'en', loc: `${site}/en` }
const de = { lang: 'de', loc: `${site}/de` }
const fr = { lang: 'fr', loc: `${site}/fr` }

function audit(
  entries: readonly AlternateEntry[],
  options: Partial<AuditOptions> = {},
): readonly HreflangFinding[] {
  return auditAlternates(entries, { form: 'sitemap', ...options })
}

/** URLs that differ in the trailing slash or in the query are one page. */
const merging = createNormalizeForMatching({ trailingSlash: 'never', removeQuery: true })

/** Other tests check the wording. */
const TEXTS = { message: expect.any(String), remedy: expect.any(String) }

const codes = (findings: readonly HreflangFinding[]) => findings.map(({ code }) => code)

describe('an hreflang value that is not valid', () => {
  test.each([
    ['en-USA', 'unknown-region', 'en-US'],
    ['es-LATAM', 'invalid-hreflang', 'es'],
    ['de-foobar', 'invalid-hreflang', undefined],
    ['de-1996-1996', 'invalid-hreflang', undefined],
    ['de-a-bb-a-cc', 'invalid-hreflang', undefined],
    ['en-yue', 'invalid-hreflang', undefined],
    ['en-Qaaa', 'invalid-hreflang', undefined],
  ])('%s is an error: %s', (lang, code, suggestion) => {
    const found = audit([{ loc: en.loc, alternates: [en, { lang, loc: en.loc }] }])
    expect(found.map((one) => [one.code, one.severity, one.suggestion])).toEqual([
      [code, 'error', suggestion],
    ])
  })

  test('is no language with which links could disagree', () => {
    const wrong = { lang: 'xhtml:de', loc: de.loc }
    const alternates = [en, wrong]
    const found = audit([
      { loc: en.loc, alternates: [en, de] },
      { loc: de.loc, alternates },
    ])
    expect(codes(found)).toEqual(['invalid-hreflang'])
    const both = [
      { loc: en.loc, alternates },
      { loc: de.loc, alternates: [en, de] },
    ]
    expect(codes(audit(both))).toEqual(['invalid-hreflang'])
  })

  test('is reported once for each entry that has it', () => {
    const alternates = [en, de, fr].map(({ loc }) => ({ lang: 'xx', loc }))
    const found = audit([{ loc: en.loc, alternates }, { loc: de.loc, alternates }, fr])
    expect(found.filter(({ code }) => code === 'unknown-language')).toMatchObject([
      { pointer: '/urls/0/alternates/0/lang' },
      { pointer: '/urls/1/alternates/0/lang' },
    ])
  })

  test.each(['de-1996', 'de-u-co-phonebk', 'de-x-a'])(
    '%s is valid, so it is not an error',
    (lang) => {
      const own = { lang: 'de', loc: en.loc }
      const entries = [{ loc: en.loc, alternates: [own, { lang, loc: en.loc }] }]
      expect(audit(entries)).toEqual([])
      expect(codes(audit(entries, { report: 'info' }))).toContain('undocumented-subtag')
    },
  )
})

describe('a valid hreflang value', () => {
  test.each([
    ['es-419', 'region-not-iso-3166', 'warning', undefined],
    ['haw', 'language-not-iso-639-1', 'warning', undefined],
    ['iw', 'deprecated-subtag', 'warning', 'he'],
    ['de-1996', 'undocumented-subtag', 'info', undefined],
  ] as const)('that search engines do not document is reported: %s, %s', (lang, ...finding) => {
    const entries = [{ loc: en.loc, alternates: [en, { lang, loc: en.loc }] }]
    const found = audit(entries, { report: 'info' }).filter((one) => one.lang !== undefined)
    expect(found.map((one) => [one.code, one.severity, one.suggestion])).toEqual([finding])
  })
})

describe('a finding', () => {
  test('has a code, a severity, a place and the values concerned', () => {
    const entries = [
      { ...en, alternates: [en, de] },
      { ...de, alternates: [de] },
    ]
    expect(audit(entries)).toEqual([
      {
        code: 'return-link-missing',
        severity: 'error',
        ...TEXTS,
        pointer: '/urls/0/alternates/1/loc',
        related: [{ pointer: '/urls/1', note: expect.any(String) }],
        loc: en.loc,
        lang: 'de',
        target: de.loc,
        data: { loc: en.loc, lang: 'de', target: de.loc },
      },
    ])
  })

  test('about an implied link points to the `lang` that implies it', () => {
    expect(audit([{ loc: en.loc, lang: 'jp' }], { form: 'database' })).toEqual([
      {
        code: 'unknown-language',
        severity: 'error',
        ...TEXTS,
        pointer: '/urls/0/lang',
        loc: en.loc,
        lang: 'jp',
        links: 1,
        suggestion: 'ja',
        data: { lang: 'jp', loc: en.loc, suggestion: 'ja' },
      },
    ])
  })

  test('has a pointer into the list that the caller names', () => {
    const findings = audit([{ loc: '/en' }], { pointer: '/pages' })
    expect(findings[0]?.pointer).toBe('/pages/0/loc')
  })
})

describe('URLs', () => {
  test.each([
    ['/de', 'page-url-relative'],
    ['', 'page-url-relative'],
    ['//a.example/de', 'page-url-relative'],
    ['a.example/de', 'page-url-relative'],
    ['ftp://a.example/de', 'page-url-unsupported-scheme'],
    ['mailto:de@a.example', 'page-url-unsupported-scheme'],
    ['https://a b.example/', 'page-url-invalid'],
    ['https://a.example:99999/', 'page-url-invalid'],
  ])('%j is %s, in an entry and in an alternate, and gives no other finding', (loc, code) => {
    expect(codes(audit([{ loc }]))).toEqual([code])
    expect(codes(audit([{ ...en, alternates: [en, { lang: 'de', loc }] }]))).toEqual([code])
  })

  test('that are not usable do not count as repetitions or conflicts', () => {
    const bad = { lang: 'de', loc: '/de' }
    const entries = (...links: (typeof en)[]) => [
      { ...en, alternates: [en, ...links] },
      { ...de, alternates: [en, de] },
    ]
    expect(codes(audit(entries(de, bad)))).toEqual(['page-url-relative'])
    expect(codes(audit(entries(de, bad, bad, { ...bad, loc: '//de' })))).toEqual(
      Array(3).fill('page-url-relative'),
    )
    expect(codes(audit(entries(bad, de, de)))).toEqual(['page-url-relative', 'duplicate-alternate'])
    const implied = [{ lang: 'de', loc: 'ftp://a.example/de', alternates: [de] }, de]
    expect(codes(audit(implied, { form: 'database' }))).toEqual(['page-url-unsupported-scheme'])
  })

  test('that are not usable do not hide a disagreement', () => {
    const spanish = (path: string) => ({ lang: 'es', loc: site + path })
    const entries = [
      { ...en, alternates: [de, spanish('/f'), { lang: 'es', loc: '/f' }] },
      { ...de, alternates: [en, spanish('/g')] },
    ]
    expect(codes(audit(entries, { form: 'database' }))).toEqual([
      'page-url-relative',
      'alternate-not-listed',
      'alternate-not-listed',
      'cluster-disagreement',
    ])
  })

  test('are matched in normal form, and a different spelling is reported', () => {
    const spelt = { lang: 'de', loc: 'HTTPS://A.example:443/de/?x#y' }
    const entries = [
      { ...en, alternates: [en, spelt] },
      { ...de, alternates: [en, de] },
    ]
    expect(codes(audit(entries))).toEqual(['alternate-not-listed', 'return-link-missing'])
    expect(audit(entries, { normalize: merging })).toMatchObject([
      { code: 'alternate-not-normalised-match', target: spelt.loc, severity: 'warning' },
    ])
  })

  test('with the same spelling in entry and alternate give no finding, even if it is not normal', () => {
    const slashed = { lang: 'de', loc: `${site}/de/` }
    const alternates = [en, slashed]
    expect(
      audit([
        { ...en, alternates },
        { ...slashed, alternates },
      ]),
    ).toEqual([])
  })

  test('with and without a trailing slash are two pages unless slashes do not count', () => {
    const entries = [en, { loc: `${en.loc}/` }]
    expect(audit(entries)).toEqual([])
    for (const trailingSlash of ['never', 'always'] as const) {
      const normalize = createNormalizeForMatching({ trailingSlash })
      expect(codes(audit(entries, { normalize }))).toEqual(['duplicate-loc'])
    }
  })

  test('that differ only in the query or the fragment are one page if that part is removed', () => {
    const entries = ['?id=1', '?id=2', '#a', '#b', '?id=1'].map((tail) => ({ loc: site + tail }))
    const found = (options: MatchingOptions) =>
      audit(entries, { normalize: createNormalizeForMatching(options) }).map(
        ({ loc, entries: count }) => [loc, count],
      )
    const root = `${site}/`
    expect(found({ removeQuery: true })).toEqual([[root, 5]])
    expect(found({})).toEqual([
      [root, 2],
      [`${root}?id=1`, 2],
    ])
    expect(found({ removeQuery: true, removeFragment: false })).toEqual([[root, 3]])
    expect(found({ removeFragment: false })).toEqual([[`${root}?id=1`, 2]])
  })

  test.each([
    ['https://x.example', 'https://x.example/'],
    ['https://a.example/de', 'HTTPS://A.example:443/x/../de'],
    ['https://a.example/%C3%BC?q', 'https://a.example/ü?q'],
    ['https://a.example/de', ' https://a.example/de\n'],
    ['https://a.example/de', 'https:\\\\a.example\\de'],
  ])('that the URL Standard calls equal are written alike: %j and %j', (one, other) => {
    for (const [loc, link] of [
      [one, other],
      [other, one],
    ] as const) {
      const page = { lang: 'de', loc }
      const linked = { lang: 'de', loc: link }
      expect(audit([{ ...page, alternates: [linked] }])).toEqual([])
      const entries = [
        { ...en, alternates: [en, linked] },
        { ...page, alternates: [en, linked] },
      ]
      expect(audit(entries)).toEqual([])
    }
  })

  test.each([
    ['https://a.example/~u', 'https://a.example/%7Eu'],
    ['https://a.example/de', 'https://a.example/de#top'],
    ['https://a.example/a%2Fb', 'https://a.example/a%2fb'],
  ])('of one page that the URL Standard tells apart are not: %j and %j', (loc, other) => {
    const entries = [{ loc, alternates: [{ lang: 'de', loc: other }] }]
    expect(codes(audit(entries))).toEqual(['alternate-not-normalised-match'])
  })

  test('are compared with the first ten entries of a page', () => {
    const link = { lang: 'de', loc: 'HTTPS://a.example/b~' }
    const found = (others: number) => {
      const spelt = Array.from({ length: others }, () => ({ loc: `${site}/b%7e` }))
      const own = { loc: `${site}/%62~` }
      const entries = [{ ...en, alternates: [en, link] }, ...spelt, { loc: `${site}/b~` }, own]
      return codes(audit(entries)).includes('alternate-not-normalised-match')
    }
    expect([found(9), found(10)]).toEqual([false, true])
  })

  test.each([
    ['/ü', '/%c3%bc'],
    ['/%C3%BC', '/%c3%bc'],
    ['/~u', '/%7Eu'],
    ['/%7Eu', '/%7eu'],
  ])('%s and %s are one page', (one, other) => {
    const pages = [one, other].map((path) => ({ lang: 'de', loc: `${site}${path}` }))
    expect(codes(audit(pages))).toEqual(['duplicate-loc'])
    const [first, second] = pages
    for (const [page, link] of [
      [first, second],
      [second, first],
    ]) {
      const entries = [
        { ...en, alternates: [en, link!] },
        { ...page!, alternates: [en, page!] },
      ]
      const isNormal = keyOfMatch(createNormalizeForMatching()(link!.loc)) === link!.loc
      expect(audit(entries)).toMatchObject(
        isNormal ? [] : [{ code: 'alternate-not-normalised-match', target: link!.loc }],
      )
    }
  })

  test('are shown in normal form', () => {
    const page = { lang: 'de', loc: `${site}/%7eu?x#y` }
    const entries = [page, { ...page, loc: `${site}/%7Eu?x` }]
    expect(audit(entries)).toMatchObject([{ loc: `${site}/~u?x` }])
    expect(audit([{ loc: `${site}/a%2Fb` }, { loc: `${site}/a/b` }])).toEqual([])
  })

  test('without an entry are shown in normal form', () => {
    const pages = ['/~f', '/%7Ef', '/g'].map((path, i) => {
      const page = [en, de, fr][i]!
      const others = [en, de, fr].filter((other) => other !== page)
      return { ...page, alternates: [...others, { lang: 'es', loc: site + path }] }
    })
    const targets = (entries: readonly AlternateEntry[]) => {
      const found = audit(entries, { form: 'database' })
      return found.find(({ code }) => code === 'cluster-disagreement')?.targets
    }
    expect(targets(pages.slice(1))).toEqual([`${site}/g`, `${site}/~f`])
    expect(targets(pages)).toEqual([`${site}/g`, `${site}/~f`])
    expect(targets([...pages].reverse())).toEqual([`${site}/g`, `${site}/~f`])
    expect(targets(pages.slice(0, 2))).toBeUndefined()
  })

  test('are not normalised if the caller knows how they match', () => {
    const normalize = createNormalizeForMatching()
    const all = createAudit({
      form: 'sitemap',
      normalize(loc) {
        throw new Error(loc)
      },
    })
    const urls = ['https://a.example/%7e', 'https://A.example/~/?q', '/a', 'ftp://a', 'https://a b']
    for (const loc of urls) {
      const match = normalize(loc, parseUrl(loc))
      expect(match).toEqual(normalize(loc))
      all.add({ loc, alternates: [{ lang: 'en', loc }] }, [{ match }, { match }])
    }
    const expected = audit(urls.map((loc) => ({ loc, alternates: [{ lang: 'en', loc }] })))
    expect([...all.findings()]).toEqual(expected)
    expect(() => normalize('https://a.example/', 0 as never)).toThrow(ArgumentError)
  })

  test('are matched by the normaliser that the caller gives', () => {
    const normalize = (loc: string) => ({ kind: 'ok', url: loc.toLowerCase() }) as const
    expect(codes(audit([{ loc: 'A' }, { loc: 'a' }], { normalize }))).toEqual(['duplicate-loc'])
  })
})

describe('one entry', () => {
  test('can list a page under two languages', () => {
    const gb = { lang: 'en-GB', loc: en.loc }
    expect(audit([{ loc: en.loc, alternates: [en, gb] }])).toEqual([])
  })

  test('can write the self link that `lang` implies, once', () => {
    const options = { form: 'database' } as const
    expect(audit([{ ...en, alternates: [en] }], options)).toEqual([])
    expect(codes(audit([{ ...en, alternates: [en, en] }], options))).toEqual([
      'duplicate-alternate',
    ])
  })

  test('can write it after a link that conflicts with it', () => {
    const other = { lang: 'en', loc: `${site}/other` }
    const entries = (...alternates: (typeof en)[]) => [{ ...en, alternates }, { loc: other.loc }]
    const repetitions = (...alternates: (typeof en)[]) =>
      codes(audit(entries(...alternates), { form: 'database' })).filter((code) =>
        /duplicate|conflict/.test(code),
      )
    expect(repetitions(other, en)).toEqual(['conflicting-alternates'])
    expect(repetitions(other, en, en)).toEqual(['duplicate-alternate', 'conflicting-alternates'])
    expect(repetitions(other, other)).toEqual(['duplicate-alternate', 'conflicting-alternates'])
  })

  test('contradicts itself if an alternate has the language of `lang`', () => {
    const other = { lang: 'EN', loc: `${site}/other` }
    const entries = [
      { ...en, alternates: [other] },
      { ...other, lang: 'en', alternates: [en] },
    ]
    const findings = audit(entries, { form: 'database' })
    expect(findings).toMatchObject([
      { code: 'conflicting-alternates', pointer: '/urls/0/alternates/0/loc', lang: 'en' },
      { code: 'conflicting-alternates', pointer: '/urls/1/alternates/0/loc', lang: 'en' },
    ])
  })

  test('compares hreflang values by ASCII case only', () => {
    const entries = [
      {
        loc: en.loc,
        alternates: [
          { ...en, lang: 'ko' },
          { ...de, lang: '\u212ao' },
        ],
      },
    ]
    const found = codes(audit([...entries, { loc: de.loc }]))
    expect(found).toEqual(['invalid-hreflang', 'return-link-missing'])
  })

  test('has each repetition reported once for each language', () => {
    const other = { lang: 'en', loc: `${site}/other` }
    const entries = [{ loc: en.loc, alternates: [en, other, en, other, en] }, { loc: other.loc }]
    const repetitions = codes(audit(entries)).filter((code) => code !== 'return-link-missing')
    expect(repetitions).toEqual(['duplicate-alternate', 'conflicting-alternates'])
  })
})

describe('a page that serves two languages', () => {
  const gb = { lang: 'en-GB', loc: `${site}/gb` }
  const us = { lang: 'en-US', loc: `${site}/us` }
  const general = { lang: 'en', loc: us.loc }
  const all = [gb, us, general]

  test('lists itself under both, as do the other pages', () => {
    const pages = [gb, us].map((page) => ({ ...page, alternates: all }))
    expect(audit(pages)).toEqual([])
    const database = [
      { ...gb, alternates: [us, general] },
      { ...us, alternates: [gb, general] },
    ]
    expect(audit(database, { form: 'database', report: 'info' })).toMatchObject([
      { code: 'x-default-missing' },
    ])
  })

  test('must list itself under both', () => {
    const others = [
      { ...gb, alternates: all },
      { ...us, alternates: [gb, us] },
    ]
    expect(codes(audit(others))).toEqual(['language-mismatch'])
    const onlyThat = [gb, us].map((page) => ({ ...page, alternates: [gb, general] }))
    expect(codes(audit(onlyThat))).toEqual(['language-mismatch', 'language-mismatch'])
  })

  test('is not recognised if its entry contradicts itself', () => {
    const swapped = [
      {
        ...en,
        alternates: [
          { ...de, lang: 'en' },
          { ...en, lang: 'de' },
        ],
      },
      {
        ...de,
        alternates: [
          { ...de, lang: 'en' },
          { ...en, lang: 'de' },
        ],
      },
    ]
    const found = codes(audit(swapped, { form: 'database' }))
    expect(found.filter((code) => code === 'language-mismatch')).toHaveLength(4)
  })
})

test('a page and its alternate must have the same scheme', () => {
  const withHttp = (page: typeof en) => ({ ...page, loc: page.loc.replace('https', 'http') })
  const insecure = withHttp(de)
  const pages = (...both: (typeof en)[]) => both.map((page) => ({ ...page, alternates: both }))
  expect(audit(pages(en, insecure))).toMatchObject([
    { code: 'mixed-protocol', severity: 'warning', loc: en.loc, target: insecure.loc },
    { code: 'mixed-protocol', severity: 'warning', loc: insecure.loc, target: en.loc },
  ])
  expect(audit(pages(insecure, withHttp(en)))).toEqual([])
})

test('a database entry without lang does not imply a link in the default language', () => {
  const entries = [
    { loc: en.loc, alternates: [de] },
    { ...de, alternates: [{ ...en, lang: 'fr' }] },
  ]
  const found = audit(entries, { form: 'database', defaultLang: 'en' })
  expect(codes(found)).toEqual(['self-reference-missing'])
})

test('x-default is not missing if a writer will repeat a language of the set', () => {
  const entries = [
    { ...en, alternates: [de] },
    { ...de, alternates: [en] },
  ]
  const find = (xDefaultLang: string) =>
    codes(audit(entries, { form: 'database', report: 'info', xDefaultLang }))
  expect([find('EN'), find('fr')]).toEqual([[], ['x-default-missing']])
})

test('a page in one language can also be the x-default', () => {
  const alternates = [en, de, { ...en, lang: 'x-default' }]
  const entries = [en, de].map((page) => ({ ...page, alternates }))
  expect(audit(entries)).toEqual([])
  expect(audit(entries, { form: 'database' })).toEqual([])
})

describe('a page whose entry has no lang', () => {
  const page = (loc: string, ...alternates: readonly { lang: string; loc: string }[]) => ({
    loc,
    alternates,
  })

  test('has the language under which it lists itself', () => {
    const entries = [page(en.loc, en, de), page(de.loc, de, { ...en, lang: 'fr' })]
    const mismatch = { code: 'language-mismatch', loc: de.loc, lang: 'fr', target: en.loc }
    const pointer = '/urls/1/alternates/1/lang'
    for (const form of ['sitemap', 'database'] as const) {
      expect(audit(entries, { form })).toMatchObject([{ ...mismatch, declared: 'en', pointer }])
    }
  })

  test('has every language under which one of its entries lists it', () => {
    const us = { ...en, lang: 'EN-us' }
    const other = page(de.loc, de, en, { ...us, lang: 'en-US' })
    expect(audit([page(en.loc, us, en, de), other])).toEqual([])
    expect(codes(audit([page(en.loc, us, de), page(en.loc, en, de), other]))).toEqual([
      'duplicate-loc',
    ])
  })

  test('has no language if it lists itself not at all, or only as x-default', () => {
    const french = { ...en, lang: 'fr' }
    const silent = [page(en.loc, de), page(de.loc, de, french)]
    expect(codes(audit(silent))).toEqual(['self-reference-missing'])
    const forAll = [page(en.loc, { ...en, lang: 'X-Default' }, de), page(de.loc, de, french)]
    expect(audit(forAll)).toEqual([])
  })

  test('has no language if its entry contradicts itself', () => {
    const entries = [
      page(en.loc, en, { ...en, lang: 'fr' }, fr),
      page(fr.loc, fr, { ...en, lang: 'de' }),
    ]
    expect(codes(audit(entries))).not.toContain('language-mismatch')
  })

  test('gets no language from URLs that are not usable', () => {
    const relative = page('/en', { lang: 'en', loc: '/en' }, de)
    const found = audit([relative, page(de.loc, de, { lang: 'fr', loc: '/en' })])
    expect(codes(found)).not.toContain('language-mismatch')
  })
})

test('the links of several entries for one page are combined', () => {
  const entries = [
    { ...en, alternates: [en, de] },
    { ...de, alternates: [de] },
    { ...de, alternates: [de, en] },
  ]
  expect(codes(audit(entries))).toEqual(['duplicate-loc'])
})

test('repeated pages are in the order of their second entries', () => {
  const entries = [en, de, fr, de, de, fr, en]
  expect(audit(entries).map(({ pointer, entries: count }) => [pointer, count])).toEqual([
    ['/urls/3/loc', 3],
    ['/urls/5/loc', 2],
    ['/urls/6/loc', 2],
  ])
})

test('with repeated: first, only the first entry of a page counts', () => {
  const entries = [
    { ...de, alternates: [en] },
    { ...en, loc: `${en.loc}#top`, alternates: [] },
    { ...en, alternates: [de, { ...de, lang: 'xx' }] },
    { loc: '/' },
    { loc: '/' },
  ]
  const under = createAudit({ form: 'database', repeated: 'first' })
  expect(entries.map((entry) => under.add(entry))).toEqual([true, true, false, true, true])
  expect([...under.findings()]).toMatchObject([
    { code: 'page-url-relative' },
    { code: 'page-url-relative' },
    { code: 'return-link-missing', loc: de.loc, target: en.loc },
    { code: 'duplicate-loc', pointer: '/urls/2/loc', loc: en.loc },
  ])
})

test('with repeated: first, later entries of a page add neither a language nor a spelling', () => {
  const options = { form: 'database', report: 'info', repeated: 'first' } as const
  const found = audit([de, de], { ...options, defaultLang: 'en' })
  expect(codes(found)).toEqual(['duplicate-loc', 'default-language-missing'])
  const fragment = { ...en, loc: `${en.loc}#x` }
  const entries = [{ ...en, alternates: [de] }, fragment, { ...de, alternates: [fragment] }]
  expect(audit(entries, { ...options, report: 'warning' })).toMatchObject([
    { code: 'alternate-not-normalised-match', target: fragment.loc },
    { code: 'duplicate-loc' },
  ])
  const together = { ...options, report: 'warning', repeated: 'together' } as const
  expect(codes(audit(entries, together))).toEqual(['duplicate-loc'])
})

describe('findings of severity info', () => {
  const gb = { lang: 'en-GB', loc: `${site}/gb` }
  const us = { lang: 'en-us', loc: `${site}/us` }

  test('are reported only on request', () => {
    const entries = [gb, us].map((page) => ({ ...page, alternates: [gb, us] }))
    expect(audit(entries, { defaultLang: 'fr' })).toEqual([])
    expect(audit(entries, { defaultLang: 'fr', report: 'info' })).toEqual([
      { code: 'x-default-missing', severity: 'info', ...TEXTS, pointer: '/urls/0', clusters: 1 },
      {
        code: 'general-language-missing',
        severity: 'info',
        ...TEXTS,
        pointer: '/urls/0',
        language: 'en',
        clusters: 1,
        data: { language: 'en' },
      },
      {
        code: 'default-language-missing',
        severity: 'info',
        ...TEXTS,
        pointer: '/urls',
        language: 'fr',
        data: { language: 'fr' },
      },
    ])
  })

  test('do not demand a general page for a single region of a language', () => {
    const entries = [gb, de].map((page) => ({ ...page, alternates: [gb, de] }))
    expect(codes(audit(entries, { report: 'info' }))).toEqual(['x-default-missing'])
  })
})

test('undefined values and options count as not given', () => {
  // The compiler checks this, too: rows of a database and settings have members that may be undefined.
  const row: { lang: string | undefined; alternates: (typeof en)[] | undefined } = {
    lang: undefined,
    alternates: undefined,
  }
  const settings: { lang: string | undefined; slash: 'always' | undefined } = {
    lang: undefined,
    slash: undefined,
  }
  const pages = [
    { loc: `${site}/a#x`, ...row },
    { loc: `${site}/a`, ...row },
  ]
  const options = { defaultLang: settings.lang, normalize: undefined, report: undefined }
  expect(audit(pages, options)).toEqual(audit([{ loc: `${site}/a#x` }, { loc: `${site}/a` }]))
  const normalize = createNormalizeForMatching({ trailingSlash: settings.slash })
  expect(keyOfMatch(normalize(`${site}/a`))).toBe(`${site}/a`)
  expect(completeLinks({ ...en, alternates: row.alternates }, { xDefault: settings.lang })).toEqual(
    [en],
  )
})

describe('a value of the wrong type', () => {
  const cases: readonly (readonly [string, object])[] = [
    ['null', { name: 'ArgumentError', argument: '/urls/1/loc' }],
    ['{"lang":"en"}', { name: 'ArgumentError', argument: '/urls/1/loc' }],
    ['{"loc":"/","lang":null}', { name: 'ArgumentError', argument: '/urls/1/lang' }],
    ['{"loc":"/","alternates":null}', { name: 'ArgumentError', argument: '/urls/1/alternates' }],
    ['{"loc":"/","alternates":{}}', { name: 'ArgumentError', argument: '/urls/1/alternates' }],
    [
      '{"loc":"/","alternates":[null]}',
      { name: 'ArgumentError', argument: '/urls/1/alternates/0/lang' },
    ],
    [
      '{"loc":"/","alternates":[{"lang":"en"}]}',
      { name: 'ArgumentError', argument: '/urls/1/alternates/0/loc' },
    ],
    [
      `{"loc":"/","alternates":[${JSON.stringify(de)},{"loc":"/"}]}`,
      { name: 'ArgumentError', argument: '/urls/1/alternates/1/lang' },
    ],
  ]

  test.each(cases)('is reported with its JSON Pointer: %s', (json, error) => {
    const entries: AlternateEntry[] = [en, JSON.parse(json), de]
    expect(() => audit(entries)).toThrow(TypeError)
    expect(() => audit(entries)).toThrow(errorWith(error))
    expect(() => countAlternates(entries, { form: 'database' })).toThrow(errorWith(error))
  })

  test.each(cases)('is not added, and the caller can continue: %s', (json) => {
    const audited = createAudit({ form: 'sitemap' })
    audited.add({ ...en, alternates: [en, de] })
    expect(() => audited.add(JSON.parse(json))).toThrow(TypeError)
    audited.add({ ...de, alternates: [de] })
    expect([...audited.findings()]).toEqual(
      audit([
        { ...en, alternates: [en, de] },
        { ...de, alternates: [de] },
      ]),
    )
  })
})

test('a stream of entries gives the same findings as a list', async () => {
  const entries = [{ ...en, alternates: [de] }, { loc: de.loc }]
  async function* stream() {
    yield* entries
  }
  const findings = await auditAlternatesAsync(stream(), { form: 'sitemap' })
  expect(findings).toEqual(audit(entries))
  expect(findings).not.toEqual([])
})

describe('an audit that takes entries one by one', () => {
  const entries = [
    { ...en, alternates: [en, de] },
    { ...de, alternates: [de] },
    { loc: `${site}/#x` },
    { loc: `${site}/fr`, alternates: [en, { lang: 'fr', loc: `${site}/f` }] },
    { loc: site },
  ]

  test('can be read between entries', () => {
    const audited = createAudit({ form: 'sitemap', report: 'info' })
    for (const [i, entry] of entries.entries()) {
      audited.add(entry)
      const findings = audit(entries.slice(0, i + 1), { report: 'info' })
      expect([...audited.findings()]).toEqual(findings)
      expect([...audited.findings()]).toEqual(findings)
    }
  })

  test('ignores entries that are added while its findings are read', () => {
    const options = { form: 'sitemap', report: 'info', defaultLang: 'de-AT' } as const
    const audited = createAudit(options)
    for (const entry of entries) audited.add(entry)
    const found: HreflangFinding[] = []
    for (const finding of audited.findings()) {
      found.push(finding)
      audited.add({ loc: `${site}/new/${found.length}`, alternates: [{ ...fr, lang: 'de-AT' }] })
    }
    expect(found).toEqual(audit(entries, options))
    expect(codes(found)).toEqual(
      expect.arrayContaining(['duplicate-loc', 'default-language-missing']),
    )
  })
})

describe('the default language', () => {
  const form = 'database'
  const missing = (entries: readonly AlternateEntry[]) => {
    const options = { form, report: 'info', defaultLang: 'ja' } as const
    return codes(audit(entries, options)).includes('default-language-missing')
  }

  test('is missing if every page is in another language', () => {
    expect(missing([en, de])).toBe(true)
    expect(missing([en, { ...de, alternates: [{ lang: 'JA', loc: site }] }])).toBe(false)
  })

  test('is assumed for a page without lang', () => {
    expect(missing([en, { loc: site }])).toBe(false)
  })

  test('is not missing if there are no pages', () => {
    expect(missing([])).toBe(false)
  })

  test('can be given after the last entry', () => {
    const audited = createAudit({ form, report: 'info' })
    audited.add(en)
    expect(codes([...audited.findings({ defaultLang: 'ja' })])).toContain(
      'default-language-missing',
    )
    expect(codes([...audited.findings()])).not.toContain('default-language-missing')
  })

  test('is that of the option if it is not given later, or undefined', () => {
    const audited = createAudit({ form, report: 'info', defaultLang: 'ja' })
    audited.add(en)
    const untold = { defaultLang: undefined }
    for (const known of [undefined, {}, untold]) {
      expect([...audited.findings(known)]).toMatchObject([
        { code: 'default-language-missing', language: 'ja' },
      ])
    }
    const unset = createAudit({ form, report: 'info' })
    unset.add(en)
    expect([...unset.findings(untold)]).toEqual([])
  })
})

test.each([undefined, null, {}, { form: 'databse' }])(
  'options without a form are refused: %j',
  (options) => {
    const error = { code: 'option-wrong' }
    expect(() => auditAlternates([], options as AuditOptions)).toThrow(errorWith(error))
    expect(() => countAlternates([], options as AuditOptions)).toThrow(errorWith(error))
  },
)

test('misspelt options and wrong values are refused', () => {
  const refused = (options: object) => () => auditAlternates([], options as AuditOptions)
  expect(refused({ form: 'sitemap', repeated: 'frist' })).toThrow(
    expect.objectContaining({ option: 'repeated', code: 'option-wrong' }),
  )
  expect(refused({ form: 'sitemap', defaultlang: 'en' })).toThrow(
    expect.objectContaining({
      option: 'defaultlang',
      code: 'option-unknown',
      data: { near: 'defaultLang' },
    }),
  )
  // It is an option of the normaliser.
  expect(refused({ form: 'sitemap', trailingSlash: 'never' })).toThrow(
    expect.objectContaining({ option: 'trailingSlash', code: 'option-unknown' }),
  )
  expect(() => completeLinks(en, { defaultLang: 'en' } as object)).toThrow(
    errorWith({ option: 'defaultLang', code: 'option-unknown' }),
  )
  const matching = (options: object) => () => createNormalizeForMatching(options)
  expect(matching({ trailingSlash: 'presrve' })).toThrow(
    expect.objectContaining({ option: 'trailingSlash', code: 'option-wrong' }),
  )
  expect(matching({ query: false })).toThrow('unknown')
})

test('a finding says what is wrong with this page, and what to do', () => {
  const [finding] = audit([{ ...en, alternates: [{ ...en }, { lang: 'de', loc: de.loc }] }, de])
  expect(finding).toMatchObject({
    code: 'return-link-missing',
    severity: 'error',
    data: { loc: en.loc, lang: 'de', target: de.loc },
    remedy: expect.stringMatching(/\.$/),
  })
})

test('an x-default page that does not link back is not asked for a link to every page', () => {
  const home = { lang: 'x-default', loc: `${site}/` }
  const found = audit([
    { loc: en.loc, alternates: [en, de, home] },
    { loc: de.loc, alternates: [en, home] },
    { loc: home.loc, alternates: [home] },
  ]).filter(({ code }) => code === 'return-link-missing')
  expect(found.map((finding) => [finding.lang, finding.alternates, finding.data])).toEqual(
    [en, de].map(({ loc }) => [
      'x-default',
      1,
      { detail: 'no-return', lang: 'x-default', loc, target: home.loc },
    ]),
  )
  // It has no facts of its own, and is not that of other missing links, which names both pages.
  for (const { remedy } of found) expect(remedy).not.toContain(home.loc)
})

test('an x-default page that lists no alternates is asked for all versions, if it is for other readers', () => {
  const home = { lang: 'x-default', loc: `${site}/` }
  const found = audit([{ loc: en.loc, alternates: [en, home] }, { loc: home.loc }])
  expect(found.map(({ code, alternates, data }) => [code, alternates, data])).toEqual([
    [
      'return-link-missing',
      0,
      { detail: 'other-page', lang: 'x-default', loc: en.loc, target: home.loc },
    ],
  ])
  expect(found[0]!.remedy).toContain(home.loc)
})

test('the remedy for an hreflang value with a suggestion is to write that value', () => {
  expect(audit([{ loc: en.loc, alternates: [en, { lang: 'jp', loc: en.loc }] }])).toMatchObject([
    {
      code: 'unknown-language',
      message: expect.any(String),
      data: { loc: 'https://a.example/en', lang: 'jp', suggestion: 'ja' },
    },
  ])
})

test('a list of checks must contain checks', () => {
  const options = { form: 'sitemap', checks: [{ code: 'x' }] } as unknown as AuditOptions
  expect(() => audit([], options)).toThrow(
    expect.objectContaining({ option: 'checks', code: 'option-wrong' }),
  )
})

test('the options of the findings are checked', () => {
  const audited = createAudit({ form: 'sitemap' })
  for (const known of [{ defaultlang: 'en' }, { defaultLang: 1 }, null, 'en']) {
    expect(() => [...audited.findings(known as object)]).toThrow(TypeError)
  }
})

test('all links of an entry with one wrong value are counted together', () => {
  const link = (path: string) => ({ lang: 'xx-zz', loc: `https://a.example/${path}` })
  const entry = { loc: 'https://a.example/', alternates: [link('1'), link('2'), link('3')] }
  const found = auditAlternates([entry], { form: 'database' }).filter(
    ({ lang }) => lang === 'xx-zz',
  )
  expect(found.map(({ links, pointer }) => [links, pointer])).toContainEqual([
    3,
    '/urls/0/alternates/0/lang',
  ])
})
