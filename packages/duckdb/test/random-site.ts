import { escapeXml } from '@waymark/sitemap'
import fc from 'fast-check'

/** A page as it is written. */
export interface Page {
  readonly loc: string
  readonly lang?: string | undefined
  readonly alternates?: readonly { readonly lang: string; readonly loc: string }[] | undefined
}

// Few URLs with many spellings, so that pages meet.
const url = fc.constantFrom(
  'https://a.example/1',
  'https://a.example/1/',
  'https://A.example/1#x',
  'https://a.example/2',
  'https://a.example:443/2/',
  'http://a.example/2',
  'https://a.example/3?q=1',
  'https://a.example/3',
  'https://a.example/%7e4',
  'https://a.example/~4',
  'https://b.example/é',
  'https://b.example/%c3%a9',
  'https://b.example/%C3%A9',
  'HTTPS://b.example/%c3%a9/',
  '/relative',
  'mailto:me@example.com',
  'https://a b/',
)
const lang = fc.constantFrom(
  'de',
  'DE',
  'fr',
  'en-GB',
  'en-UK',
  'iw',
  'gsw',
  'de-1996',
  'es-419',
  'zz',
  'en_US',
  'deu',
  'x-default',
  'X-Default',
  'zh-Hant',
  'i-klingon',
)
const page: fc.Arbitrary<Page> = fc.record(
  { loc: url, lang, alternates: fc.array(fc.record({ lang, loc: url }), { maxLength: 5 }) },
  { requiredKeys: ['loc'] },
)

/** Sites that are nearly only wrong. */
export const randomSite: fc.Arbitrary<readonly Page[]> = fc.array(page, { maxLength: 9 })

export function databaseOf(urls: readonly Page[]): string {
  const dated = urls.map((one) => ({ ...one, lastmod: '2024-01-01T00:00:00Z' }))
  const head = { version: '1.1', generated: '2024-01-01T00:00:00Z', defaultLang: 'de' }
  return JSON.stringify({ ...head, urls: dated })
}

export function sitemapOf(pages: readonly Page[]): string {
  const urls = pages.map(({ loc, alternates = [] }) => {
    const links = alternates.map(
      (link) =>
        `<xhtml:link rel="alternate" hreflang="${link.lang}" href="${escapeXml(link.loc)}"/>`,
    )
    return `<url><loc>${escapeXml(loc)}</loc>${links.join('')}</url>`
  })
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}
