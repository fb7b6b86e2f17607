/** How often a page is likely to change, in the protocol's own words. */
export type ChangeFrequency =
  | 'always'
  | 'hourly'
  | 'daily'
  | 'weekly'
  | 'monthly'
  | 'yearly'
  | 'never'

/** A version of a page for another language: what `xhtml:link rel="alternate"` says. */
export interface SitemapAlternate {
  /** A language tag, or `x-default`. */
  readonly lang: string
  readonly loc: string
}

/** One page of a sitemap. */
export interface SitemapEntry {
  /** Absolute http or https URL, shorter than 2,048 characters. */
  readonly loc: string
  /** W3C Date and Time Format, at any of its granularities. */
  readonly lastmod?: string | undefined
  readonly changefreq?: ChangeFrequency | undefined
  /** From 0 to 1. */
  readonly priority?: number | undefined
  /** The page's own language. A writer adds the link to itself that it implies; a reader never sets it. */
  readonly lang?: string | undefined
  readonly alternates?: readonly SitemapAlternate[] | undefined
}

/** One sitemap that a sitemap index names. */
export interface SitemapReference {
  readonly loc: string
  readonly lastmod?: string | undefined
}

/** The two root elements of the protocol. */
export type SitemapKind = 'urlset' | 'sitemapindex'

/** The protocol's namespace. */
export const SITEMAP_NAMESPACE: string = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The namespace of `link`, which carries alternates. */
export const XHTML_NAMESPACE: string = 'http://www.w3.org/1999/xhtml'
