import { countAlternates, createAlternateCounter } from '@waymark/hreflang'
import { expect, test } from 'vitest'

const en = { lang: 'en', loc: 'https://a.example/en' }
const de = { lang: 'de', loc: 'https://a.example/de' }

test('links are counted as written; in the database form, also those that `lang` implies', () => {
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
    counts: {
      alternates: 3,
      withoutAlternates: 1,
      withXDefault: 1,
      selfReferenceMissing: 2,
      returnLinkMissing: 3,
      alternateNotListed: 0,
      relativeLocs: 1,
      relativeAlternates: 1,
      repeatedLanguageInEntry: 0,
    },
    urlsWithTwoLanguages: 1,
    twoLanguages: [{ loc: de.loc, langs: ['de', 'de-AT'] }],
    deprecatedLanguageTags: [],
    languages: { de: 1, 'de-AT': 1, 'x-default': 1 },
  })
  expect(countAlternates(entries, { form: 'database' })).toMatchObject({
    counts: { alternates: 5, selfReferenceMissing: 0 },
    languages: { de: 2, 'de-AT': 1, en: 1, 'x-default': 1 },
  })
})

test('counts can be read between entries, and a repeated URL is recognised', () => {
  const alternates = [en, de]
  const entries = [
    { ...en, alternates },
    { ...de, alternates },
    { loc: '/', alternates: [en] },
  ]
  const counter = createAlternateCounter({ form: 'sitemap' })
  for (const [i, entry] of entries.entries()) {
    expect(counter.add(entry)).toBe(true)
    expect(counter.counts()).toEqual(countAlternates(entries.slice(0, i + 1), { form: 'sitemap' }))
    expect(counter.counts()).toEqual(counter.counts())
  }
  expect(counter.add(en)).toBe(false)
})

test('URLs with two languages are in the order of their first link', () => {
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

test('URLs are compared as exact strings', () => {
  const entries = [{ ...en, alternates: [{ lang: 'de', loc: `${de.loc}/` }] }, { loc: de.loc }]
  expect(countAlternates(entries, { form: 'database' })).toMatchObject({
    counts: { alternateNotListed: 1 },
  })
})

test('deprecated hreflang values are listed, and languages that an entry repeats are counted', () => {
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
    counts: { repeatedLanguageInEntry: 1 },
    deprecatedLanguageTags: ['iw'],
  })
})

test('an hreflang value is deprecated if a subtag is, if the tag is redundant, or if it is grandfathered', () => {
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
