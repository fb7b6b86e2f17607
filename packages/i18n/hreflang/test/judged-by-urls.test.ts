import { type AlternateEntry, auditAlternates, type FindingCode } from '@waymark/hreflang'
import { describe, expect, test } from 'vitest'

type Pages = readonly (readonly [lang: string, loc: string])[]

/** Pages that all list each other. */
function cluster(pages: Pages): AlternateEntry[] {
  const alternates = pages.map(([lang, loc]) => ({ lang, loc }))
  return alternates.map(({ loc }) => ({ loc, alternates }))
}

function find(entries: readonly AlternateEntry[], code: FindingCode) {
  const findings = auditAlternates(entries, { form: 'sitemap', normalize: normalize })
  return findings.filter((finding) => finding.code === code)
}

const normalize = (url: string) => ({ kind: 'ok', url }) as const

const swaps = (...clusters: Pages[]) => find(clusters.flatMap(cluster), 'languages-swapped')
const countries = (...clusters: Pages[]) => find(clusters.flatMap(cluster), 'country-as-language')

describe('swapped languages', () => {
  test.each([
    ['https://a.example/de/x', 'https://a.example/en/y'],
    ['https://a.example/docs/de/x', 'https://a.example/docs/en/y'],
    ['https://de.a.example/x', 'https://en.a.example/y'],
    ['https://a.de/x', 'https://a.uk/y'],
    ['https://a.de/x', 'https://a.co.uk/y'],
    ['https://a.example/de_AT/x', 'https://a.example/en_GB/y'],
  ])('are found by the codes in %s and %s', (german, english) => {
    expect(
      swaps([
        ['de', german],
        ['en', english],
      ]),
    ).toEqual([])
    const found = swaps([
      ['en', german],
      ['de', english],
    ])
    expect(found).toMatchObject([
      {
        severity: 'warning',
        pointer: '/urls/0/alternates/0/lang',
        related: [{ pointer: '/urls/0/alternates/1/lang' }],
        target: german,
        lang: 'en',
        declared: 'de',
        targets: [german, english],
        evidence: [expect.stringMatching(/ says de/), expect.stringMatching(/ says en/)],
      },
    ])
  })

  test('are found by region', () => {
    const found = swaps([
      ['en-US', 'https://a.example/en-gb/'],
      ['en-GB', 'https://a.example/en-us/'],
      ['de', 'https://a.example/de/'],
    ])
    expect(found).toHaveLength(1)
  })

  test('are found in a whole site, once for each set', () => {
    const pages = ['a', 'b', 'c'].map((name) => [
      ['en', `https://a.example/de/${name}`] as const,
      ['de', `https://a.example/en/${name}`] as const,
      ['fr', `https://a.example/fr/${name}`] as const,
    ])
    expect(swaps(...pages).map(({ pointer }) => pointer)).toEqual([
      '/urls/0/alternates/0/lang',
      '/urls/3/alternates/0/lang',
      '/urls/6/alternates/0/lang',
    ])
  })

  test('are found by the other pages of the site, which are the evidence', () => {
    const page = (name: number, [first, second] = ['de', 'en']): Pages => [
      [first!, `https://a.example/deutsch/${name}`],
      [second!, `https://a.example/english/${name}`],
    ]
    const others = Array.from({ length: 40 }, (_, name) => page(name))
    const found = swaps(...others, page(40, ['en', 'de']))
    expect(found).toMatchObject([
      {
        pointer: '/urls/80/alternates/0/lang',
        evidence: [
          'the first segment "deutsch" says de, as do 80 of 82 links to such URLs',
          'the first segment "english" says en, as do 80 of 82 links to such URLs',
        ],
      },
    ])
    // Without a pattern there is no evidence.
    expect(swaps(page(0), page(1, ['en', 'de']))).toEqual([])
  })

  test.each<readonly [string, Pages]>([
    [
      'countries in the path',
      [
        ['sv', 'https://a.example/se/'],
        ['da', 'https://a.example/dk/'],
        ['en', 'https://a.example/gb/'],
        ['nl', 'https://a.example/be/'],
      ],
    ],
    [
      'a language of a country with several, in the path',
      [
        ['fr-CH', 'https://a.ch/fr/'],
        ['de-CH', 'https://a.ch/de/'],
        ['en', 'https://a.ch/en/'],
      ],
    ],
    [
      'languages on the domains of other countries',
      [
        ['fr', 'https://a.de/fr/'],
        ['de', 'https://a.fr/de/'],
      ],
    ],
    [
      'general and regional values',
      [
        ['pt-BR', 'https://a.example/pt/'],
        ['pt', 'https://a.example/pt-br/'],
        ['zh-Hant', 'https://a.example/zh-tw/'],
        ['zh-Hans', 'https://a.example/zh-cn/'],
        ['nb', 'https://a.example/no/'],
      ],
    ],
    [
      'the kinds of Norwegian',
      [
        ['nb', 'https://a.example/no/'],
        ['no', 'https://a.example/nb/'],
      ],
    ],
    [
      'Bokmål and Nynorsk',
      [
        ['nb', 'https://a.example/nn/'],
        ['nn', 'https://a.example/nb/'],
      ],
    ],
    [
      'a topic that looks like a language',
      [
        ['de', 'https://a.example/it/abteilung'],
        ['en', 'https://a.example/en/department'],
      ],
    ],
  ])('are not reported for %s', (_, pages) => {
    expect(swaps(pages)).toEqual([])
  })

  test('are not reported where the own entry of a page contradicts the link', () => {
    const crossed = [
      { lang: 'en', loc: 'https://a.example/de/' },
      { lang: 'de', loc: 'https://a.example/en/' },
    ]
    const entries = [
      { loc: 'https://a.example/en/', lang: 'en', alternates: crossed.slice(0, 1) },
      { loc: 'https://a.example/de/', lang: 'de', alternates: crossed.slice(1) },
      { loc: 'https://a.example/', alternates: crossed },
    ]
    expect(find(entries, 'languages-swapped')).toEqual([])
    expect(find(entries, 'language-mismatch')).not.toEqual([])
  })
})

describe('a country as a language', () => {
  const at = (...langs: string[]): Pages =>
    langs.map((lang) => [lang, `https://a.example/page-${lang}`])

  test.each<readonly [string, string | undefined, Pages]>([
    ['kr', 'ko', at('en', 'ja', 'kr')],
    ['kr', 'ko', at('en', 'kr')],
    ['kr-KR', 'ko-KR', at('en', 'kr-KR')],
    ['se', 'sv', at('en', 'de', 'fr', 'se')],
    ['se', 'sv', at('no', 'dk', 'fi', 'se')],
    ['br', 'pt-BR', at('en', 'es', 'br')],
    ['br-BR', 'pt-BR', at('en', 'fr', 'br-BR')],
    ['ch', undefined, at('de', 'fr', 'it', 'ch')],
    ['ee', 'et', at('en', 'lv', 'lt', 'ee')],
    ['tw', 'zh-TW', at('en', 'ja', 'tw')],
    ['kr', 'ko', [...at('en', 'ko'), ['kr', 'https://a.example/ko/']]],
    ['uk', 'en-GB', [...at('de', 'fr'), ['uk', 'https://a.co.uk/']]],
    ['ca', undefined, [...at('en', 'es'), ['ca', 'https://a.ca/']]],
    ['be', undefined, [...at('nl', 'fr'), ['be', 'https://a.be/']]],
    ['be', undefined, at('de', 'fr', 'nl', 'pl', 'be')],
    ['sv', 'es-SV', [...at('es-MX', 'es-CO'), ['sv', 'https://a.com.sv/']]],
  ])('is %s, which should be %s', (lang, suggestion, pages) => {
    const found = countries(pages)
    expect(found).toMatchObject([{ severity: 'warning', lang, links: pages.length }])
    expect(found[0]!.suggestion).toBe(suggestion)
    expect(found[0]!.evidence).not.toEqual([])
    expect(found[0]!.remedy).toMatch(suggestion === undefined ? /^Write the language/ : suggestion)
  })

  test('is reported once for a site, at the first link', () => {
    const pages = Array.from(
      { length: 100 },
      (_, page): Pages => [
        ['en', `https://a.example/en/${page}`],
        ['ja', `https://a.example/ja/${page}`],
        ['kr', `https://a.example/kr/${page}`],
      ],
    )
    expect(countries(...pages)).toMatchObject([
      { pointer: '/urls/0/alternates/2/lang', links: 300 },
    ])
  })

  test.each<readonly [string, Pages]>([
    ['a Breton site', at('fr', 'br', 'en')],
    ['a Norwegian site', at('nb', 'nn', 'se', 'en')],
    ['a Finnish site', at('fi', 'sv', 'se', 'smn', 'sms', 'en')],
    ['Sami in its countries', at('en', 'de', 'nb', 'se-NO', 'se-SE', 'se-FI')],
    ['a site of Guam', at('en', 'ch')],
    ['a site of Guam with more languages', at('en', 'ch', 'fil', 'ja', 'ko')],
    ['a Nigerian site', at('en', 'ha', 'yo', 'ig', 'kr')],
    ['a site of Ghana', at('en', 'ee', 'tw', 'gaa', 'fr')],
    ['a site with Korean and Kanuri', at('en', 'fr', 'ko', 'kr')],
    ['a site with Portuguese and Breton', at('en', 'pt-BR', 'es', 'br')],
    ['Catalan in Spain', [...at('es', 'eu', 'gl'), ['ca', 'https://a.cat/']]],
    [
      'a Canadian site in Catalan',
      [
        ['en', 'https://a.ca/en'],
        ['ca', 'https://a.ca/ca'],
        ['fr', 'https://a.ca/fr'],
      ],
    ],
    [
      'an Argentine site in Arabic',
      [
        ['es', 'https://a.com.ar/es'],
        ['ar', 'https://a.com.ar/ar'],
      ],
    ],
    ['Belarusian and Russian', at('be', 'ru', 'en', 'nl', 'fr', 'de')],
    ['Belarusian in Germany', at('be', 'de', 'en', 'pl')],
    [
      'Ukrainian in Ukraine',
      [...at('en', 'pl'), ['uk', 'https://a.ua/'], ['uk', 'https://a.com.ua/x']],
    ],
    ['Swedish in Sweden', [...at('en', 'da'), ['sv', 'https://a.se/']]],
    ['Arabic and Burmese', at('ar', 'ar-AR', 'my', 'my-MM', 'en')],
  ])('is not reported for %s', (_, pages) => {
    expect(countries(pages)).toEqual([])
  })

  test('is not reported for a site with many languages', () => {
    const many =
      'af sq am ar hy az eu be bn bs bg ca zh hr cs da nl en eo et fi fr gl ka de el gu ht he hi hu is id ga it ja jv kn kk km ky lo lv lt mk ms'
    expect(countries(at(...many.split(' '), 'br', 'ch', 'kr', 'se', 'ee', 'tw'))).toEqual([])
  })

  test('the suggestion is right', () => {
    const found = ['kr', 'br', 'se', 'ee', 'tw'].flatMap((code) => countries(at('en', 'ja', code)))
    expect(found).toHaveLength(5)
    for (const { suggestion } of found) {
      expect(auditAlternates(cluster(at('en', suggestion!)), { form: 'sitemap' })).toEqual([])
    }
  })
})
