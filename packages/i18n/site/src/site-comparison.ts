import { counted } from '@waymark/infra'
import { parseUrl } from '@waymark/url-parser'
import { siteOf } from './check/sitemap-indexes.ts'

/** A URL, and the line on which it is. */
export interface UrlPlace {
  readonly url: string
  readonly line: number
}

/** One message about all the pages that are on another site than the first. */
export interface OtherSites extends UrlPlace {
  readonly message: string
}

/**
 * Compares the pages of one sitemap: scheme, host and port of all should be those of the first. Whether a site lifts
 * that in its `robots.txt` cannot be seen from here.
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

  /** Takes a page, and says whether it is on another site. */
  add(url: string, line: number): boolean {
    // Most URLs begin like the one before.
    if (this.#site !== null && url.startsWith(`${this.#site}/`)) return false
    const site = siteOf(parseUrl(url))
    if (site === null) return false
    this.#site ??= site
    if (site === this.#site) return false
    this.#others++
    this.#first ??= { url, line }
    return true
  }

  /** One message about all of them, at the first; `null` if there are none. */
  others(): OtherSites | null {
    if (this.#first === null) return null
    const pages = counted(this.#others, 'URL is', 'URLs are')
    const message = `${pages} not on ${this.#site}, where the first one is: search engines accept that only if the robots.txt there names this sitemap`
    return { ...this.#first, message }
  }
}
