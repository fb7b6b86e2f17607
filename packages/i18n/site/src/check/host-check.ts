import { type URLSourceError, validateURLSourceEntry } from '@waymark/i18n-validation'

/** Real sites have a few origins, but a hostile sitemap must not fill the memory. */
const MOST_ORIGINS = 10_000

/** Finds the URLs of sitemaps whose hosts no visitor reaches. Each origin is judged once. */
export class HostCheck {
  readonly #errors = new Map<string, URLSourceError | null>()
  /** The last origin that is good, with its slash. */
  #last: string | null = null

  /** Returns what is wrong with the host of a URL; `null` for other URLs, and for what is not a URL, which the reader reports. */
  judge(url: string): URLSourceError | null {
    if (this.#last !== null && url.startsWith(this.#last)) return null
    const origin = originOf(url)
    if (origin === url) return explainHost(url)
    let error = this.#errors.get(origin)
    if (error === undefined) {
      error = explainHost(origin)
      if (this.#errors.size >= MOST_ORIGINS) this.#errors.clear()
      this.#errors.set(origin, error)
    }
    if (error === null) this.#last = `${origin}/`
    return error
  }
}

/**
 * The URL up to the end of its host and port, if it is written as usual; otherwise the URL itself. After the host, nothing in it
 * can be wrong.
 */
export function originOf(url: string): string {
  return /^https?:\/\/[^/?#\\]+/.exec(url)?.[0] ?? url
}

function explainHost(url: string): URLSourceError | null {
  const { errors = [] } = validateURLSourceEntry({ loc: url })
  // If the URL parser failed, the reader of sitemaps has reported it.
  const isOfHost = ({ code, cause }: URLSourceError) =>
    code === 'UNREACHABLE_HOST' || (code === 'INVALID_HOST' && cause === undefined)
  return errors.find(isOfHost) ?? null
}
