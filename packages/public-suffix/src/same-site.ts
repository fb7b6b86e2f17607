import { type Host, hostEquals } from '@waymark/host'
import { getRegistrableDomain } from './public-suffix.ts'

/** What a site is made of; a URL record has it, and so has a tuple origin. */
export interface SchemeAndHost {
  /** Lower-case ASCII, without the colon. */
  readonly scheme: string
  readonly host: Host | null
}

/** What `isSameSite` may be told. */
export interface SameSiteOptions {
  /** Leaves the schemes out of the comparison, so that `http` and `https` may be one site. */
  readonly schemelessly?: boolean
}

/**
 * Whether two URLs are of the *same site*: hosts with one registrable domain, or the same host where there
 * is none, and one scheme.
 *
 * A URL whose origin is opaque is of the same site as no other, itself included: that is each URL whose
 * scheme is not `http`, `https`, `ws`, `wss` or `ftp`. Of a `blob:` URL, hand over its origin.
 *
 * @see https://html.spec.whatwg.org/multipage/browsers.html#same-site
 * @see https://html.spec.whatwg.org/multipage/browsers.html#schemelessly-same-site
 */
export function isSameSite(
  a: SchemeAndHost,
  b: SchemeAndHost,
  { schemelessly = false }: SameSiteOptions = {},
): boolean {
  if (!hasTupleOrigin(a.scheme) || !hasTupleOrigin(b.scheme)) return false
  if (!schemelessly && a.scheme !== b.scheme) return false
  if (a.host === null || b.host === null) return false
  const domain = getRegistrableDomain(a.host)
  return domain === null ? hostEquals(a.host, b.host) : domain === getRegistrableDomain(b.host)
}

/** https://url.spec.whatwg.org/#concept-url-origin */
function hasTupleOrigin(scheme: string): boolean {
  switch (scheme) {
    case 'ftp':
    case 'http':
    case 'https':
    case 'ws':
    case 'wss':
      return true
    default:
      return false
  }
}
