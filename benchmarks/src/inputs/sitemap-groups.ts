/** The site of the pages that are made up. */
export const SITE = 'https://www.example.com/'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'ja']

/** One page in ten languages. */
export interface SitemapGroup {
  readonly lastmod: string
  readonly alternates: readonly { readonly lang: string; readonly loc: string }[]
}

/** Makes up the pages of a shop, in groups of ten that list each other. */
export function* sitemapGroups(pages: number): Generator<SitemapGroup, void, undefined> {
  for (let group = 0; group < pages / LANGUAGES.length; group++) {
    const path = `catalogue/section-${group % 97}/product-${group}`
    yield {
      lastmod: `2026-0${1 + (group % 9)}-1${group % 10}T08:00:00Z`,
      alternates: LANGUAGES.map((lang) => ({ lang, loc: `${SITE}${lang}/${path}` })),
    }
  }
}

/** The same as a URL source database in JSON, in pieces. */
export function* sitemapDatabase(pages: number): Generator<string, void, undefined> {
  yield '{"version":"1.1","generated":"2026-11-01T00:00:00Z","defaultLang":"en","urls":['
  let separator = '\n'
  for (const { lastmod, alternates } of sitemapGroups(pages)) {
    const entries = alternates.map(({ lang, loc }) =>
      JSON.stringify({ loc, lang, lastmod, alternates }),
    )
    yield separator + entries.join(',\n')
    separator = ',\n'
  }
  yield '\n]}\n'
}
