import { countAlternates, createAlternateCounter } from '@waymark/hreflang'
import { expect, test } from 'vitest'

const en = { lang: 'en', loc: 'https://a.example/en' }
const de = { lang: 'de', loc: 'https://a.example/de' }

test('counts what is written, and in the database form what `lang` stands for', () => {
  const entries = [
    { ...en, alternates: [de, { ...de, lang: 'de-AT' }] },
    { ...de, alternates: [{ lang: 'x-default', loc: '/' }] },
    { ...de, alternates: [en] },
    { loc: '/' },
  ]
  expect(countAlternates(entries, { form: 'sitemap' })).toEqual({
    entries: 4,
    distinctLocs: 3,
    repeatedLocs: 1,
    alternates: 3,
    withoutAlternates: 1,
    withXDefault: 1,
    selfReferenceMissing: 2,
    returnLinkMissing: 3,
    alternateNotListed: 0,
    relativeLocs: 1,
    relativeAlternates: 1,
    repeatedLanguageInEntry: 0,
    urlsWithTwoLanguages: 1,
    twoLanguages: [{ loc: de.loc, langs: ['de', 'de-AT'] }],
    deprecatedLanguageTags: [],
    languages: { de: 1, 'de-AT': 1, 'x-default': 1 },
  })
  expect(countAlternates(entries, { form: 'database' })).toMatchObject({
    alternates: 5,
    selfReferenceMissing: 0,
    languages: { de: 2, 'de-AT': 1, en: 1, 'x-default': 1 },
  })
})

test('may be asked between the entries', () => {
  const alternates = [en, de]
  const entries = [
    { ...en, alternates },
    { ...de, alternates },
    { loc: '/', alternates: [en] },
  ]
  const counter = createAlternateCounter({ form: 'sitemap' })
  for (const [i, entry] of entries.entries()) {
    counter.add(entry)
    expect(counter.counts()).toEqual(countAlternates(entries.slice(0, i + 1), { form: 'sitemap' }))
    expect(counter.counts()).toEqual(counter.counts())
  }
})

test('URLs with two languages come in the order of their first link', () => {
  const link = (lang: string, loc: string) => ({ lang, loc })
  const links = [link('x-default', '/z'), link('fr', '/x'), link('fr', '/y'), link('en', '/y')]
  const entries = [
    { loc: '/z', alternates: [...links, link('en', '/x')] },
    { loc: '/y', alternates: [link('de', '/z'), link('fr', '/z')] },
  ]
  expect(countAlternates(entries, { form: 'sitemap' }).twoLanguages).toEqual([
    { loc: '/x', langs: ['en', 'fr'] },
    { loc: '/y', langs: ['en', 'fr'] },
    { loc: '/z', langs: ['de', 'fr'] },
  ])
})

test('compares URLs as exact strings', () => {
  const entries = [{ ...en, alternates: [{ lang: 'de', loc: `${de.loc}/` }] }, { loc: de.loc }]
  expect(countAlternates(entries, { form: 'database' })).toMatchObject({ alternateNotListed: 1 })
})

test('names deprecated hreflang values, and languages that an entry repeats', () => {
  const entries = [
    {
      ...en,
      alternates: [
        { ...de, lang: 'EN' },
        { ...de, lang: 'iw' },
      ],
    },
  ]
  expect(countAlternates(entries, { form: 'database' })).toMatchObject({
    repeatedLanguageInEntry: 1,
    deprecatedLanguageTags: ['iw'],
  })
})

test('an hreflang value is deprecated for a subtag, as a whole, or as one that was registered whole', () => {
  const count = (langs: readonly string[]) => {
    const alternates = langs.map((lang) => ({ lang, loc: en.loc }))
    return countAlternates([{ loc: en.loc, alternates }], { form: 'sitemap' })
      .deprecatedLanguageTags
  }
  const deprecated = [
    'art-lojban',
    'en-GB-oed',
    'i-lux',
    'iw',
    'ja-Latn-hepburn-heploc',
    'sgn-us',
    'zh-guoyu',
    'zh-yue',
  ]
  expect(count(deprecated)).toEqual(deprecated)
  expect(count(['cel-gaulish', 'i-default', 'ja-Latn-hepburn', 'sgn', 'x-default'])).toEqual([])
})
