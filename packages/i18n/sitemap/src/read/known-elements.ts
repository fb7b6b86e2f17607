import type { SaxesTagNS } from 'saxes'
import { type SitemapKind, XHTML_NAMESPACE } from '../protocol/entry.ts'
import type { ValueName } from './entry-reader.ts'

interface Parts {
  readonly list: SitemapKind
  readonly entry: string
  readonly members: readonly ValueName[]
}

/**
 * What the protocol's schemas know: the root, its entries, and the elements of an entry.
 *
 * @see https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd
 * @see https://www.sitemaps.org/schemas/sitemap/0.9/siteindex.xsd
 */
export const PARTS: Readonly<Record<SitemapKind, Parts>> = {
  urlset: { list: 'urlset', entry: 'url', members: ['loc', 'lastmod', 'changefreq', 'priority'] },
  sitemapindex: { list: 'sitemapindex', entry: 'sitemap', members: ['loc', 'lastmod'] },
}

/** An alternate without a language is for another device or format. */
export function isLanguageLink({ uri, local, attributes }: SaxesTagNS): boolean {
  return uri === XHTML_NAMESPACE && local === 'link' && 'hreflang' in attributes
}
