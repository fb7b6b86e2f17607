import { type Sentence, sentence } from '@waymark/infra/internal'
import { parseUrl, type UrlRecord } from '@waymark/url-parser'
import { originOf } from './check/host-check.ts'
import { siteOf } from './check/sitemap-indexes.ts'

/** A URL and its place. */
export interface UrlPlace {
  readonly url: string
  readonly at: { readonly line: number; readonly column?: number | undefined }
}

/** One message about all pages that are not on the site of the first page. */
export interface OtherSites extends UrlPlace {
  readonly message: Sentence
}

/**
 * Compares the pages of one sitemap. All should have the scheme, host and port of the first. A `robots.txt` can allow other
 * sites, which is not checked.
 *
 * @see https://www.sitemaps.org/protocol.html#sitemaps_cross_submits
 */
export class SiteComparison {
  #site: string | null = null
  #others = 0
  #first: UrlPlace | null = null

  /** The site of the first page. */
  get site(): string | null {
    return this.#site
  }

  /**
   * Adds a page, and returns whether it is on another site.
   *
   * @param record - What the parser made of the URL, if that is known.
   */
  add(url: string, at: UrlPlace['at'], record?: UrlRecord): boolean {
    // Most URLs are on the same site.
    if (this.#site !== null && url.startsWith(`${this.#site}/`)) return false
    const site = siteOf(record ?? parseUrl(originOf(url)))
    if (site === null) return false
    this.#site ??= site
    if (site === this.#site) return false
    this.#others++
    this.#first ??= { url, at }
    return true
  }

  /** Returns one message about all pages on other sites, at the first of them; `null` if there are none. */
  others(): OtherSites | null {
    if (this.#first === null) return null
    const message = sentence('{n} {n|URL is|URLs are} not on {site}, the site of the first one.', {
      n: this.#others,
      site: this.#site ?? '',
    })
    return { ...this.#first, message }
  }
}
