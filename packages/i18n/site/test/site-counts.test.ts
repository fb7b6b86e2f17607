import { expect, test } from 'vitest'
import { countLanguages, keptLinks, SiteCounts, toCountedPage } from '../src/site-counts.ts'

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
    },
    urlsWithTwoLanguages: 1,
    twoLanguages: [{ loc: 'http://b', langs: ['de', 'iw'] }],
    deprecatedLanguageTags: ['iw'],
  })
})

test('repeated pages and entries without a URL are counted, and passwords are not shown', () => {
  const counts = new SiteCounts('sitemap')
  const page = (loc: string, lastmod?: string) => ({ loc, lastmod, alternates: [] })
  const firsts = ['a', 'b', 'c', 'b', 'b'].map((loc, n) => {
    return counts.add(page(loc, loc === 'c' || n > 2 ? '2024' : undefined))
  })
  expect(firsts).toEqual([true, true, true, false, false])
  counts.addWithoutUrl(2)
  counts.addWithoutUrl(1)
  expect(['a', 'b', 'c', 'd'].map((loc) => counts.isRepeated(loc))).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(counts.figures()).toMatchObject({
    entriesInAllFiles: 8,
    withoutUrl: 3,
    distinctLocs: 3,
    repeatedLocs: 2,
    counts: { withLastmod: 1 },
  })
  const secret = { loc: 'https://u:secret@a.example/', alternates: [] }
  const shown = new SiteCounts('database')
  shown.add({ ...secret, lang: 'de' })
  shown.add({ loc: 'https://a.example/', lang: 'en', alternates: [{ ...secret, lang: 'fr' }] })
  expect(shown.figures().twoLanguages).toEqual([
    { loc: 'https://u:***@a.example/', langs: ['de', 'fr'] },
  ])
})

test('no page is repeated before one is, nor one that comes later', () => {
  const counts = new SiteCounts('database')
  const add = (loc: string) => counts.add({ loc, alternates: [] })
  add('a')
  expect(counts.isRepeated('a')).toBe(false)
  add('a')
  add('b')
  expect(['a', 'b'].map((loc) => counts.isRepeated(loc))).toEqual([true, false])
})

test.each<[unknown, number[] | null]>([
  [{ alternates: [link('en', 'a'), link('de', 'b')] }, null],
  [{ alternates: [5, link('en', 'a'), { lang: 'de' }, link('de', 'b'), { loc: 'x' }] }, [1, 3]],
  [{ alternates: [{ lang: 5, loc: 'a' }] }, []],
  [{ alternates: [{ lang: 'a', loc: 5 }, null] }, []],
  [{ alternates: [] }, null],
  [{ alternates: 'x' }, null],
  [{}, null],
  ['x', null],
])('of %j, the links at %j are kept', (value, kept) => {
  expect(keptLinks(value)).toEqual(kept)
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
  const alternates = [link('en', 'b')]
  const page = { loc: 'a', lang: 'de', lastmod: '2024', alternates }
  expect(toCountedPage({ ...page, x: 1 })).toEqual(page)
  // Nearly all lists are whole, and need no copy.
  expect(toCountedPage(page)?.alternates).toBe(alternates)
  expect(toCountedPage({ loc: 'a', alternates: 'x' })).toEqual({ loc: 'a', alternates: [] })
})
