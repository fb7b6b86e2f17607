import { parseUrl } from '@waymark/url-parser'
import { counted } from '../terminal/figures.ts'
import { siteOf } from './sitemap-indexes.ts'

/** An address, and the line on which it stands. */
export interface AddressPlace {
  readonly address: string
  readonly line: number
}

/** What all the pages have to say that are on another site than the first. */
export interface OtherSites extends AddressPlace {
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
  #first: AddressPlace | null = null

  /** The site of the first page. */
  get site(): string | null {
    return this.#site
  }

  /** Takes a page, and says whether it is on another site. */
  add(address: string, line: number): boolean {
    // Most addresses begin like the one before.
    if (this.#site !== null && address.startsWith(`${this.#site}/`)) return false
    const site = siteOf(parseUrl(address))
    if (site === null) return false
    this.#site ??= site
    if (site === this.#site) return false
    this.#others++
    this.#first ??= { address, line }
    return true
  }

  /** One word on all of them, at the first; `null` where there are none. */
  others(): OtherSites | null {
    if (this.#first === null) return null
    const pages = counted(this.#others, 'address is', 'addresses are')
    const message = `${pages} not on ${this.#site}, where the first one is: that will do only where the robots.txt there names this sitemap`
    return { ...this.#first, message }
  }
}
