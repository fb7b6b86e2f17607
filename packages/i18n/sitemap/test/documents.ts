import {
  parseSitemap,
  SITEMAP_NAMESPACE,
  type SitemapItem,
  type SitemapReaderOptions,
} from '@waymark/sitemap'

export const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
export const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1'
export const NAMESPACES = `xmlns="${SITEMAP_NAMESPACE}" ${XHTML} xmlns:i="${IMAGE}"`

/** As much of a name as a message quotes. */
export const NAME = 'x'.repeat(40)

export const loc = 'https://a.example/'
export const LOC = `<loc>${loc}</loc>`

/** Reads a sitemap whose content begins on the second line. */
export function urlset(content: string, options: SitemapReaderOptions = {}): SitemapItem[] {
  return parseSitemap(`<urlset ${NAMESPACES}>\n${content}</urlset>`, options)
}

/** Reads an index whose content begins on the second line. */
export function index(content: string, options: SitemapReaderOptions = {}): SitemapItem[] {
  return parseSitemap(`<sitemapindex ${NAMESPACES}>\n${content}</sitemapindex>`, options)
}
