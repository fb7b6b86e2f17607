import { isSameSite } from '@waymark/public-suffix'
import { getOrigin, parseUrl, serializeOrigin } from '@waymark/url-parser'

/** How close the sender of a request is: what `Sec-Fetch-Site` says in browsers that send it. */
export type Nearness = 'same-origin' | 'same-site' | 'cross-site'

/**
 * Judges the header `Origin` that browsers send with each `POST`.
 *
 * @param header - Its value; `null` if it is missing.
 * @param own - The origin of this server.
 */
export function nearnessOf(header: string | null, own: string): Nearness {
  const from = parseUrl(header ?? '')
  const to = parseUrl(own)
  // The origin of a sandboxed frame is `null`, which is not a URL.
  if (from === null || to === null) return 'cross-site'
  const [a, b] = [from, to].map((url) => serializeOrigin(getOrigin(url)))
  if (a === b && a !== 'null') return 'same-origin'
  return isSameSite(from, to) ? 'same-site' : 'cross-site'
}
