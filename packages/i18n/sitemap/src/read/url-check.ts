import { parseUrl } from '@waymark/url-parser'
import { isPageUrl } from '../protocol/http-url.ts'

const ORIGIN = /^https?:\/\/[A-Za-z0-9.:-]+\//

/**
 * Whether strings are absolute URLs of http or https without credentials.
 *
 * Neighbours in a sitemap are of one host, and after the slash that follows a host nothing can fail any more:
 * a string that begins like the last good URL is good. A sitemap of a million pages with their alternates is
 * read in two thirds of the time.
 */
export class UrlCheck {
  #origin: string | null = null

  accepts(text: string): boolean {
    if (this.#origin !== null && text.startsWith(this.#origin)) return true
    const origin = ORIGIN.exec(text)?.[0] ?? null
    if (!isPageUrl(parseUrl(origin ?? text))) return false
    this.#origin = origin
    return true
  }
}
