import {
  type AlternateEntry,
  type AuditOptions,
  auditAlternates,
  createNormalizeForMatching,
  type FindingCode,
} from '@waymark/hreflang'
import { describe, expect, test } from 'vitest'

const to = (lang: string, path: string | number) => ({ lang, loc: `https://a.example/${path}` })
type Link = ReturnType<typeof to>
/** URLs that differ in the trailing slash or in the query are one page. */
const merging = createNormalizeForMatching({ trailingSlash: 'never', removeQuery: true })

/** Pages that all list each other. */
const set = (...links: readonly Link[]): AlternateEntry[] =>
  links.map(({ loc }) => ({ loc, alternates: links }))

function find(
  code: FindingCode,
  entries: readonly AlternateEntry[],
  options: Partial<AuditOptions> = {},
) {
  return auditAlternates(entries, { form: 'sitemap', report: 'info', ...options }).filter(
    (finding) => finding.code === code,
  )
}

describe('a language in general', () => {
  const missing = (...sets: readonly (readonly string[])[]) => {
    const entries = sets.flatMap((langs, n) =>
      set(...langs.map((lang, i) => to(lang, `${n}/${i}`))),
    )
    return find('general-language-missing', entries).map(
      ({ pointer, language, clusters, data }) => [pointer, language, clusters, data],
    )
  }
  const one = (language: string) => ({ language })
  const many = (language: string, clusters: number) => ({ language, clusters })

  test.each<[readonly string[], readonly string[]]>([
    [['en-GB', 'EN-us'], ['en']],
    [['en-GB', 'en-US', 'en'], []],
    [['en-GB', 'en-US', 'EN'], []],
    [['en-GB', 'de'], []],
    [['en-GB', 'en-GB'], []],
    [
      ['en-GB', 'de-AT', 'en-US', 'de-CH'],
      ['en', 'de'],
    ],
    [['zh-Hant-TW', 'zh-hant-HK'], ['zh-Hant']],
    [['zh-Hant-TW', 'zh-Hant-HK', 'zh-Hant'], []],
    [['zh-Hant-TW', 'zh-Hant-HK', 'zh'], []],
    [['zh-Hant-TW', 'zh-Hans-CN'], []],
    [['zh-Hant-TW', 'zh-TW'], []],
    [['en-GB', 'en-XX'], []],
    [['x-default', 'en-Latn', 'en-x-a'], []],
  ])('is missing beside %j: %j', (langs, languages) => {
    expect(missing(langs)).toEqual(
      languages.map((language) => ['/urls/0', language, 1, one(language)]),
    )
  })

  test('is reported once, at the first set without it', () => {
    const regions = ['en-GB', 'en-US']
    expect(missing(['en', ...regions], regions, ['de'], regions, ['de-AT', 'de-CH'])).toEqual([
      ['/urls/3', 'en', 2, many('en', 2)],
      ['/urls/8', 'de', 1, one('de')],
    ])
  })
})

test('sets without x-default are counted, and the first is shown', () => {
  const [a, b] = [set(to('en', 1), to('de', 2)), set(to('en', 3), to('de', 4), to('x-default', 3))]
  const facts = (entries: readonly AlternateEntry[], options = {}) =>
    find('x-default-missing', entries, options).map(({ pointer, clusters, data }) => [
      pointer,
      clusters,
      data,
    ])
  expect(facts([...b, ...a])).toEqual([['/urls/3', 1, undefined]])
  const c = set(to('en', 5), to('fr', 6))
  const two = { clusters: 2 }
  expect(facts([...b, ...a, ...c])).toEqual([['/urls/3', 2, two]])
  expect(facts([...b, ...a, ...c], { xDefaultLang: 'FR' })).toEqual([['/urls/3', 1, undefined]])
  expect(facts([...b, ...a, ...c], { xDefaultLang: 'es' })).toEqual([['/urls/3', 2, two]])
  expect(facts([...b, ...a, ...c], { xDefaultLang: 'en' })).toEqual([])
  expect(facts(set(to('en', 1)))).toEqual([])
})

describe('a disagreement', () => {
  test('is reported as a whole, in normal form', () => {
    const [en, de] = [to('en', 'en'), to('de', 'de')]
    const entries = [
      { loc: en.loc, alternates: [en, de, to('fr', 'f%7E1/'), to('FR', 'f~1?x')] },
      { loc: de.loc, alternates: [de, en, to('Fr', 'f%7e1'), to('es', 's')] },
      { loc: 'https://a.example/s', alternates: [de] },
    ]
    const other = { loc: 'https://a.example/fr', alternates: [to('Fr', 'fr'), en, de] }
    const linked = entries.map((entry, i) =>
      i === 2 ? entry : { ...entry, alternates: [...entry.alternates, to('it', 'fr')] },
    )
    const found = find('cluster-disagreement', [other, ...linked], { normalize: merging })
    expect(found).toEqual([
      {
        code: 'cluster-disagreement',
        severity: 'error',
        message: expect.any(String),
        remedy: expect.any(String),
        pointer: '/urls/0',
        related: [
          {
            pointer: '/urls/0/alternates/0/loc',
            note: 'a link to "https://a.example/fr"',
            data: { url: 'https://a.example/fr' },
          },
          {
            pointer: '/urls/1/alternates/2/loc',
            note: 'a link to "https://a.example/f~1"',
            data: { url: 'https://a.example/f~1' },
          },
        ],
        lang: 'FR',
        targets: ['https://a.example/fr', 'https://a.example/f~1'],
        data: { lang: 'FR', pages: ['https://a.example/fr', 'https://a.example/f~1'] },
      },
    ])
  })

  test('names ten links and a thousand pages, and counts those that its message leaves out', () => {
    const pages = Array.from({ length: 1_005 }, (_, i) =>
      to('en', `p${String(i).padStart(4, '0')}`),
    )
    const hub = to('x-hub', 'hub')
    const entries = [
      { loc: hub.loc, alternates: [hub, ...pages.map(({ loc }, i) => ({ lang: `x-p${i}`, loc }))] },
      ...pages.map((page) => ({ loc: page.loc, alternates: [page, hub] })),
    ]
    const [found, ...rest] = find('cluster-disagreement', entries, { report: 'warning' })
    expect(rest).toEqual([])
    expect(found?.targets).toEqual(pages.slice(0, 1_000).map(({ loc }) => loc))
    expect(found?.related).toEqual(
      pages.slice(0, 10).map(({ loc }, i) => ({
        pointer: `/urls/${i + 1}/alternates/0/loc`,
        note: `a link to "${loc}"`,
        data: { url: loc },
      })),
    )
    const shown = pages.slice(0, 4).map(({ loc }) => loc)
    expect(found?.data).toEqual({ lang: 'en', pages: shown, more: 996 })
  })

  test('of three or four pages names all of them', () => {
    for (const count of [3, 4, 5]) {
      const pages = Array.from({ length: count }, (_, i) => to('en', i))
      const hub = to('x-hub', 'hub')
      const entries = [
        {
          loc: hub.loc,
          alternates: [hub, ...pages.map(({ loc }, i) => ({ lang: `x-p${i}`, loc }))],
        },
        ...pages.map((page) => ({ loc: page.loc, alternates: [page, hub] })),
      ]
      const shown = pages.slice(0, count === 5 ? 4 : count).map(({ loc }) => loc)
      expect(find('cluster-disagreement', entries)[0]!.data).toMatchObject({
        lang: 'en',
        pages: shown,
      })
    }
  })
})

describe('languages that become one page', () => {
  const merged = (entries: readonly AlternateEntry[], form: 'database' | 'sitemap' = 'database') =>
    find('languages-merged', entries, { form, normalize: merging })

  test('are reported as a whole, at the second of the first two URLs by code units', () => {
    const entries = [
      {
        ...to('de', 'x?l=de'),
        alternates: [to('fr', 'x?l=fr'), to('es', 'x?l=es'), to('EN', 'x?l=de')],
      },
      { ...to('de', 'y/?a'), alternates: [to('it', 'y?a')] },
    ]
    const [x, y, ...rest] = merged(entries)
    expect(rest).toEqual([])
    expect(x).toMatchObject({
      severity: 'error',
      pointer: '/urls/0/alternates/1/loc',
      related: [{ pointer: '/urls/0/loc', note: 'the other language' }],
      loc: 'https://a.example/x',
      target: 'https://a.example/x?l=es',
      lang: 'es',
      declared: 'EN',
      targets: ['https://a.example/x?l=de', 'https://a.example/x?l=es'],
      part: 'query',
    })
    expect(y).toMatchObject({
      pointer: '/urls/1/alternates/0/loc',
      related: [{ pointer: '/urls/1/loc', note: 'the other language' }],
      loc: 'https://a.example/y',
      lang: 'it',
      declared: 'de',
      targets: ['https://a.example/y/?a', 'https://a.example/y?a'],
      part: 'trailing slash',
    })
  })

  test.each([
    ['a?x', 'a?y', 'query'],
    ['a?x#b', 'a?y#c', 'query'],
    ['a?x#b', 'a?x#c', 'fragment'],
    ['a#?b', 'a#?c', 'fragment'],
    ['a/?x#b', 'a?x#c', 'fragment'],
    ['a/?x#b', 'a?x#b', 'trailing slash'],
    ['a', 'a?', 'query'],
    ['a', 'a#', 'fragment'],
    ['a?x', 'a?x#', 'fragment'],
    ['a?x', 'A?x', null],
    ['%61', 'a', null],
  ])('differ in %s and %s by their %s', (one, two, part) => {
    const found = merged([{ ...to('de', one), alternates: [to('fr', two)] }])
    expect(found.map((finding) => finding.part)).toEqual(part === null ? [] : [part])
  })

  test('are compared with the first URL and with the one before', () => {
    // The first is compatible with the third, but the second is not.
    const found = merged(
      [{ ...to('de', '?a'), alternates: [to('de-AT', '?b'), to('de-CH', '?c')] }],
      'database',
    )
    expect(found).toMatchObject([
      {
        targets: ['https://a.example/?b', 'https://a.example/?c'],
        lang: 'de-CH',
        declared: 'de-AT',
      },
    ])
  })

  test('are found among the first thousand URLs of a page', () => {
    const withFrenchAt = (place: number) => {
      const alternates = Array.from({ length: place - 1 }, (_, i) => to('de', `x?${i}`))
      return merged([{ ...to('de', 'x?0'), alternates: [...alternates, to('fr', 'x?z')] }])
    }
    expect(withFrenchAt(1_000)).toMatchObject([
      { targets: ['https://a.example/x?0', 'https://a.example/x?z'], part: 'query' },
    ])
    expect(withFrenchAt(1_001)).toEqual([])
  })

  test('are those of languages, at usable URLs', () => {
    const entries = [
      {
        ...to('de', '?a'),
        alternates: [to('x-default', '?b'), to('de', '?c'), { lang: 'fr', loc: '/?d' }],
      },
      { ...to('fr', 'z'), alternates: [to('en', 'z')] },
    ]
    expect(merged(entries)).toEqual([])
  })
})
