import { type Host, hostEquals } from '@waymark/host'
import { BOOLEAN, checkOptions, type OptionTable } from '@waymark/infra/options'
import { getRegistrableDomain } from './public-suffix.ts'

/** What a site is made of; a URL record has it, and so has a tuple origin. */
export interface SchemeAndHost {
  /** Lower-case ASCII, without the colon. */
  readonly scheme: string
  readonly host: Host | null
}

/** The options of `isSameSite`. */
export interface SameSiteOptions {
  /** Ignores the schemes, so that an `http` URL and an `https` URL can be of the same site. */
  readonly schemelessly?: boolean | undefined
}

export const SAME_SITE_OPTIONS: OptionTable<SameSiteOptions> = { schemelessly: BOOLEAN }

/**
 * Whether two URLs are of the *same site*: hosts with the same registrable domain, or the same host if
 * there is none, and the same scheme.
 *
 * A URL with an opaque origin is never of the same site as another, not even as itself: that is every URL whose
 * scheme is not `http`, `https`, `ws`, `wss` or `ftp`. For a `blob:` URL, pass its origin.
 *
 * @throws OptionError if an option is misspelt or has a wrong value.
 *
 * @see https://html.spec.whatwg.org/multipage/browsers.html#same-site
 * @see https://html.spec.whatwg.org/multipage/browsers.html#schemelessly-same-site
 */
export function isSameSite(a: SchemeAndHost, b: SchemeAndHost, options?: SameSiteOptions): boolean {
  options = checkOptions(options, SAME_SITE_OPTIONS)
  const { schemelessly = false } = options ?? {}
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
