import type { LanguageFigures, SiteAddress } from '@waymark/site/audit'
import { expect, test } from 'vitest'
import { addressText } from '../src/audit/audit-texts.ts'
import { languageColumns } from '../src/report/language-columns.ts'

const ADDRESS: SiteAddress = {
  base: 'https://a.example/',
  from: 'option',
  index: 'slash',
  html: 'drop',
  fits: 3,
  of: 4,
}

test.each<[Partial<SiteAddress>, string]>([
  [
    {},
    'dist/a/index.html is https://a.example/a/, dist/b.html is https://a.example/b; 3 of 4 URLs in pages and sitemaps fit',
  ],
  [
    { index: 'none', html: 'keep', from: 'canonical' },
    'dist/a/index.html is https://a.example/a, dist/b.html is https://a.example/b.html; 3 of 4 canonicals fit',
  ],
  [
    { from: 'sitemap' },
    'dist/a/index.html is https://a.example/a/, dist/b.html is https://a.example/b; 3 of 4 URLs in sitemaps fit',
  ],
  [
    { from: 'alternate' },
    'dist/a/index.html is https://a.example/a/, dist/b.html is https://a.example/b; 3 of 4 alternates fit',
  ],
  [
    { from: 'cname', fits: 0, of: 0 },
    'dist/a/index.html is https://a.example/a/, dist/b.html is https://a.example/b',
  ],
  [
    { from: null },
    'Neither a canonical nor a sitemap nor a CNAME says which URL dist has. Give it as --base; this run takes https://a.example/',
  ],
])('which file has which URL, with %j', (given, said) => {
  for (const folder of ['dist', 'dist/', 'dist\\']) {
    expect(addressText(folder, { ...ADDRESS, ...given })).toBe(said)
  }
})

test('a source of alternates has a column if a language has some', () => {
  const none = { head: 0, header: 0, sitemap: 0, database: 0 }
  const figures = (lang: string, alternates: Partial<LanguageFigures['alternates']>) => ({
    lang,
    ...{ pages: 3, indexable: 2, listed: 1 },
    alternates: { ...none, ...alternates },
  })
  const columnsOf = (...list: readonly LanguageFigures[]) =>
    languageColumns(list).map(({ name, value }) => [name, ...list.map(value)])
  const [pages, indexable, listed] = [
    ['pages', 3, 3],
    ['indexable', 2, 2],
    ['listed', 1, 1],
  ]
  expect(columnsOf(figures('en', {}), figures('de', {}))).toEqual([pages, indexable, listed])
  expect(
    columnsOf(figures('en', { head: 4, database: 5 }), figures('de', { header: 6, sitemap: 7 })),
  ).toEqual([
    ...[pages, indexable, listed],
    ['hreflang in head', 4, 0],
    ['hreflang in header', 0, 6],
    ['hreflang in sitemap', 0, 7],
    ['hreflang in database', 5, 0],
  ])
})
