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
  /** At most 1,000. For this and the next two, a reader and a writer need the option `extensions`. */
  readonly images?: readonly SitemapImage[] | undefined
  readonly videos?: readonly SitemapVideo[] | undefined
  /** An article of the last two days. */
  readonly news?: SitemapNews | undefined
}

/** An image of a page. */
export interface SitemapImage {
  readonly loc: string
}

/** A video of a page. At least one of `contentLoc` and `playerLoc` is required. */
export interface SitemapVideo {
  readonly thumbnailLoc: string
  /** At most 100 characters. */
  readonly title: string
  /** At most 2,048 characters. */
  readonly description: string
  /** The URL of the file of the video; not that of the page. */
  readonly contentLoc?: string | undefined
  /** The URL of a player for the video; not that of the page. */
  readonly playerLoc?: string | undefined
  /** In seconds, from 1 to 28,800. */
  readonly duration?: number | undefined
  /** A day, or a time with its seconds and zone; the same for `publicationDate`. */
  readonly expirationDate?: string | undefined
  /** From 0 to 5. */
  readonly rating?: number | undefined
  readonly viewCount?: number | undefined
  readonly publicationDate?: string | undefined
  /** At most 32. */
  readonly tags?: readonly string[] | undefined
  readonly familyFriendly?: boolean | undefined
  /** Where the video can or cannot be played: country codes of two capital letters. */
  readonly restriction?:
    | { readonly relationship: 'allow' | 'deny'; readonly countries: readonly string[] }
    | undefined
  readonly requiresSubscription?: boolean | undefined
  /** The name has at most 255 characters; `info` is the URL of a page about the uploader. */
  readonly uploader?: { readonly name: string; readonly info?: string | undefined } | undefined
  readonly platform?:
    | {
        readonly relationship: 'allow' | 'deny'
        readonly platforms: readonly ('web' | 'mobile' | 'tv')[]
      }
    | undefined
  readonly live?: boolean | undefined
}

/** An article. */
export interface SitemapNews {
  readonly publication: {
    readonly name: string
    /** Two or three letters, or `zh-cn` or `zh-tw`. */
    readonly language: string
  }
  /** A day, or a time with its zone. */
  readonly publicationDate: string
  readonly title: string
}

/** One sitemap that a sitemap index names. */
export interface SitemapReference {
  readonly loc: string
  readonly lastmod?: string | undefined
}

/** The two root elements of the protocol. */
export type SitemapKind = 'urlset' | 'sitemapindex'

/**
 * The protocol's namespace.
 *
 * @example
 * ```ts
 * import { parseSitemap, SITEMAP_NAMESPACE } from '@waymark/sitemap'
 *
 * parseSitemap(`<urlset xmlns="${SITEMAP_NAMESPACE}"/>`)[0].type // => 'root'
 * ```
 */
export const SITEMAP_NAMESPACE: string = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * The namespace of `link`, which carries alternates.
 *
 * @example
 * ```ts
 * import { createSitemapFiles, XHTML_NAMESPACE } from '@waymark/sitemap'
 *
 * const alternates = [{ lang: 'de', loc: 'https://a.example/de' }]
 * const [file] = await createSitemapFiles([{ loc: 'https://a.example/', lang: 'en', alternates }])
 * file.xml.includes(`xmlns:xhtml="${XHTML_NAMESPACE}"`) // => true
 * ```
 */
export const XHTML_NAMESPACE: string = 'http://www.w3.org/1999/xhtml'
