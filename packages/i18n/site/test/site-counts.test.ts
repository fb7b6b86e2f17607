import { expect, test } from 'vitest'
import { countLanguages, SiteCounts, toCountedPage } from '../src/site-counts.ts'

const link = (lang: string, loc: string) => ({ lang, loc })

test('the figures have all counts of a site', () => {
  const counts = new SiteCounts('database')
  counts.add({ loc: 'http://a', lastmod: '2024', lang: 'en', alternates: [link('de', 'http://b')] })
  counts.add({ loc: 'http://b', lang: 'iw', alternates: [link('fr', 'http://c')] })
  counts.add({ loc: 'http://a', lastmod: '2024', alternates: [] })
  counts.add({ loc: '/d', alternates: [] })
  expect(counts.figures()).toEqual({
    entriesInAllFiles: 4,
    withoutUrl: 0,
    distinctLocs: 3,
    repeatedLocs: 1,
    languages: { de: 1, en: 1, fr: 1, iw: 1 },
    counts: {
      alternates: 4,
      withLastmod: 1,
      withoutAlternates: 1,
      withXDefault: 0,
      selfReferenceMissing: 0,
      returnLinkMissing: 1,
      alternateNotListed: 1,
      relativeLocs: 1,
      relativeAlternates: 0,
      repeatedLanguageInEntry: 0,
    },
    urlsWithTwoLanguages: 1,
    twoLanguages: [{ loc: 'http://b', langs: ['de', 'iw'] }],
    deprecatedLanguageTags: ['iw'],
  })
})

test('languages are counted ignoring case and without x-default', () => {
  const languages = { en: 1, 'fr-FR': 2, 'FR-fr': 1, 'fr-fr': 3, 'X-Default': 1, 'x-default': 2 }
  expect(countLanguages(languages)).toBe(2)
})

test('an entry without a URL is not counted, and an invalid link is ignored', () => {
  for (const value of [null, 3, 'x', [], {}, { loc: 3 }]) expect(toCountedPage(value)).toBeNull()
  expect(
    toCountedPage({ loc: 'a', lang: 3, lastmod: null, alternates: [1, {}, link('en', 'b')] }),
  ).toEqual({ loc: 'a', alternates: [link('en', 'b')] })
})
