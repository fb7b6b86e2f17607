import { type AlternateEntry, auditAlternates } from '@waymark/hreflang'
import { describe, expect, test } from 'vitest'
import { areCompatible, languageOfToken, urlTokens } from '../src/url-languages.ts'

test.each([
  ['https://a.example/', ['top-level domain example']],
  ['http://de.a.example:8080/EN', ['subdomain de', 'top-level domain example', 'first segment en']],
  [
    'https://a.b.c.de/x/y/z',
    ['subdomain a', 'top-level domain de', 'first segment x', 'second segment y'],
  ],
  ['https://a.de?x/y', ['top-level domain de']],
  ['https://a.de#x/y', ['top-level domain de']],
  ['https://a.de/x?y/z', ['top-level domain de', 'first segment x']],
  ['https://a.de//y', ['top-level domain de', 'second segment y']],
  ['https://localhost/x', ['first segment x']],
  ['https://localhost:80/x', ['first segment x']],
  ['ftp://a.de/x', []],
  ['x-https://a.de/x', []],
  ['/x', []],
])('the parts of %s are %j', (url, expected) => {
  expect(urlTokens(url).map(({ slot, text }) => `${slot} ${text}`)).toEqual(expected)
})

describe('a part says a language', () => {
  const domain = (text: string) => languageOfToken({ slot: 'top-level domain', text })

  test('if it is the domain of a country with one', () => {
    const pairs =
      'ar:es at:de br:pt cl:es cn:zh cz:cs dk:da gr:el il:he ir:fa jp:ja kr:ko mx:es pe:es se:sv si:sl ua:uk uk:en us:en vn:vi de:de fr:fr pl:pl'
    for (const pair of pairs.split(' ')) {
      const [text, language] = pair.split(':') as [string, string]
      expect([text, domain(text)]).toEqual([text, language])
    }
    for (const text of 'am be ca ch co cy ee eu fm gl in io is la li me my sg so to tv tw vi ws'.split(
      ' ',
    )) {
      expect([text, domain(text)]).toEqual([text, null])
    }
    for (const text of ['example', 'com', 'd', 'deu', 'xx', '']) expect(domain(text)).toBe(null)
  })

  test.each([
    ['de', 'de'],
    ['de-at', 'de-at'],
    ['de_at', 'de-at'],
    ['zh-hant', 'zh-hant'],
    ['zh_hans', 'zh-hans'],
    ['xx', null],
    ['de-xx', null],
    ['de-a', null],
    ['de-ata', null],
    ['de-latnx', null],
    ['deu', null],
    ['d', null],
    ['de-at-x', null],
    ['de_at_x', null],
    ['x-de', null],
    ['', null],
  ])('if it is a code: %s', (text, language) => {
    for (const slot of ['subdomain', 'first segment', 'second segment'] as const) {
      expect(languageOfToken({ slot, text })).toBe(language)
    }
  })
})

test.each([
  ['de', 'de', true],
  ['de', 'en', false],
  ['de', 'de-at', true],
  ['de-at', 'de-ch', false],
  ['de-at', 'de-at', true],
  ['zh-hant', 'zh-tw', true],
  ['zh-hant', 'zh-hans', false],
  ['zh-hant-tw', 'zh-hant-hk', false],
  ['zh-hant-tw', 'zh-hans-tw', false],
  ['nb', 'no', true],
  ['nn', 'no', true],
  ['nb', 'nn', true],
  ['nb', 'da', false],
  ['x-default', 'x-default', true],
  ['x-default', 'de', false],
  ['i-lux', 'de', false],
])('%s and %s can mean one page: %s', (a, b, expected) => {
  expect([areCompatible(a, b), areCompatible(b, a)]).toEqual([expected, expected])
})

const normalize = (url: string) => ({ kind: 'ok', url }) as const

function swaps(...pages: readonly (readonly (readonly [string, string])[])[]) {
  const entries = pages.map(
    (links, i): AlternateEntry => ({
      loc: `https://list.example/${i}`,
      alternates: links.map(([lang, loc]) => ({ lang, loc })),
    }),
  )
  return auditAlternates(entries, { form: 'sitemap', normalize }).filter(
    ({ code }) => code === 'languages-swapped',
  )
}

describe('swapped languages', () => {
  const de = 'https://a.example/de/1'
  const en = 'https://a.example/en/1'

  test('are reported as a whole, the first link first', () => {
    const found = swaps([
      ['x-default', de],
      ['EN', de],
      ['fr', 'https://a.example/fr/'],
      ['De', en],
    ])
    const evidence = ['the first segment "de" says de', 'the first segment "en" says en']
    expect(found).toEqual([
      {
        code: 'languages-swapped',
        severity: 'warning',
        message: expect.any(String),
        remedy: expect.any(String),
        pointer: '/urls/0/alternates/1/lang',
        related: [{ pointer: '/urls/0/alternates/3/lang', note: expect.any(String) }],
        loc: 'https://list.example/0',
        target: de,
        lang: 'EN',
        declared: 'De',
        targets: [de, en],
        evidence,
        data: {
          lang: 'EN',
          declared: 'De',
          page: de,
          other: en,
          evidence,
          slot: 'first segment',
          part: 'de',
          said: 'de',
          otherPart: 'en',
          otherSaid: 'en',
        },
      },
    ])
  })

  test('of two pages are reported once for a site', () => {
    const links = [
      ['en', de],
      ['de', en],
    ] as const
    expect(swaps(links, [...links].reverse(), links)).toHaveLength(1)
    const other = [
      ['en', 'https://a.example/de/2'],
      ['de', 'https://a.example/en/2'],
    ] as const
    expect(swaps(links, other).map(({ pointer }) => pointer)).toEqual([
      '/urls/0/alternates/0/lang',
      '/urls/1/alternates/0/lang',
    ])
  })

  test.each<[string, ...(readonly (readonly [string, string])[])]>([
    ['of one page', ['en', de], ['de', de]],
    ['in different places of the URLs', ['en', de], ['de', 'https://a.example/x/en']],
    ['that do not cross', ['en', de], ['fr', en]],
    ['of a value that is not a language', ['en_x', de], ['de', en]],
    ['of a page that a link lists as its URL says', ['en', de], ['de', en], ['de-AT', de]],
  ])('are none %s', (_what, ...links) => {
    expect(swaps(links)).toEqual([])
  })

  test('are swapped whatever page is the default', () => {
    const links = [
      ['en', de],
      ['de', en],
    ] as const
    expect(swaps([...links, ['x-default', en]])).toHaveLength(1)
    expect(swaps([...links, ['x-default', de]])).toHaveLength(1)
  })

  test('are none of an entry that contradicts itself', () => {
    const links = [
      ['en', de],
      ['de', en],
    ] as const
    expect(swaps([...links, ['en', 'https://a.example/3']])).toEqual([])
  })

  const word = (good: number, bad: number, before: readonly string[] = []) => {
    const list = (count: number, offset: number, [a, b]: readonly [string, string]) =>
      Array.from({ length: count }, (_, i) => [
        [a, `https://a.example/deutsch/${i + offset}`] as const,
        [b, `https://a.example/english/${i + offset}`] as const,
      ])
    return swaps(
      before.map((path) => ['fr', `https://a.example/${path}`] as const),
      ...list(good, 0, ['de', 'en']),
      ...list(bad, good, ['en', 'de']),
    )
  }
  const words = (count: number, before = '') => Array.from({ length: count }, (_, i) => before + i)

  test('are known by a word that nine of ten links, and at least ten, give a language', () => {
    expect(word(9, 1)[0]!.evidence).toEqual([
      'the first segment "deutsch" says de, as do 9 of 10 links to such URLs',
      'the first segment "english" says en, as do 9 of 10 links to such URLs',
    ])
    expect(word(8, 1)).toEqual([])
    expect(word(17, 2)).toEqual([])
    expect(word(18, 2)).toHaveLength(2)
  })

  test('are known by one of the first thousand words of a place, codes not counted', () => {
    expect(word(9, 1, words(998))).toHaveLength(1)
    expect(word(9, 1, words(999))).toEqual([])
    expect(word(9, 1, [...words(900, 'de/'), ...words(998)])).toHaveLength(1)
  })

  test('are known by a word beside more lists of words than are remembered', () => {
    const many = words(100).flatMap((first) => words(100, `${first}/x`))
    expect(word(9, 1, many)).toMatchObject([
      {
        evidence: [
          'the first segment "deutsch" says de, as do 9 of 10 links to such URLs',
          'the first segment "english" says en, as do 9 of 10 links to such URLs',
        ],
      },
    ])
  })

  test('of one entry are in the order of their first links', () => {
    const [es, fr] = ['https://a.example/es/1', 'https://a.example/fr/1']
    const found = swaps([
      ['en', de],
      ['fr', es],
      ['es', fr],
      ['de', en],
    ])
    expect(found.map(({ targets }) => targets)).toEqual([
      [de, en],
      [es, fr],
    ])
  })

  test('are known in any of the places at once', () => {
    const found = swaps([
      ['en', 'https://de.a.de/de/de'],
      ['de', 'https://en.a.uk/en/en'],
    ])
    expect(found).toHaveLength(1)
    expect(found[0]!.evidence).toEqual(['the subdomain "de" says de', 'the subdomain "en" says en'])
  })
})
