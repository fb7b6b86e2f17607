import { type Host, hostEquals } from '@waymark/host/ascii'
import { requireHost } from '@waymark/host/internal/ascii'
import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { BOOLEAN, checkOptions, type OptionTable } from '@waymark/infra/options'
import { getRegistrableDomain } from './public-suffix.ts'

/** What a site is made of; a URL record has it, and so has a tuple origin. */
export interface SchemeAndHost {
  /** Lower-case ASCII, without the colon. */
  readonly scheme: string
  readonly host: Host | null
}

/** An opaque origin, which is of no site. */
export interface OpaqueOrigin {
  readonly kind: 'opaque'
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
 * @throws ArgumentError if it is not a URL record, an origin or an object with a scheme and a host, such as a string.
 * @throws OptionError if an option is misspelt or has a wrong value.
 *
 * @see https://html.spec.whatwg.org/multipage/browsers.html#same-site
 * @see https://html.spec.whatwg.org/multipage/browsers.html#schemelessly-same-site
 *
 * @example
 * ```ts
 * import { isSameSite } from '@waymark/public-suffix'
 * import { parseUrl } from '@waymark/url-parser'
 *
 * const shop = parseUrl('https://shop.example.com/')!
 * isSameSite(shop, parseUrl('https://www.example.com/')!) // => true
 * isSameSite(shop, parseUrl('http://www.example.com/')!) // => false
 * isSameSite(shop, parseUrl('http://www.example.com/')!, { schemelessly: true }) // => true
 * ```
 */
export function isSameSite(
  a: SchemeAndHost | OpaqueOrigin,
  b: SchemeAndHost | OpaqueOrigin,
  options?: SameSiteOptions,
): boolean {
  return sameSiteBy(getRegistrableDomain, a, b, options)
}

/** The same, by the registrable domains of another list. */
export function sameSiteBy(
  registrableDomainOf: (host: Host) => string | null,
  a: SchemeAndHost | OpaqueOrigin,
  b: SchemeAndHost | OpaqueOrigin,
  options: SameSiteOptions | undefined,
): boolean {
  options = checkOptions(options, SAME_SITE_OPTIONS)
  const { schemelessly = false } = options
  const first = siteOf(a, 'a')
  const second = siteOf(b, 'b')
  if (first === null || second === null) return false
  if (!schemelessly && first.scheme !== second.scheme) return false
  const domain = registrableDomainOf(first.host)
  return domain === null
    ? hostEquals(first.host, second.host)
    : domain === registrableDomainOf(second.host)
}

interface Site {
  readonly scheme: string
  readonly host: Host
}

const SITE: ArgumentType = {
  expected: 'a URL record, an origin, or an object with a lower-case scheme without `:` and a host',
  remedy: 'parseUrl of @waymark/url-parser makes a record of a string or of the `href` of a URL',
}

/** Scheme and host of what has a tuple origin; `null` if the origin is opaque. */
function siteOf(value: SchemeAndHost | OpaqueOrigin, name: string): Site | null {
  if (isOpaqueOrigin(value)) return null
  const { scheme, host } = value ?? {}
  if (typeof scheme !== 'string' || host === undefined) throw wrongArgument(name, SITE, value)
  if (host !== null) requireHost(host, `${name}.host`)
  if (hasTupleOrigin(scheme)) return host === null ? null : { scheme, host }
  // `https:` and `HTTPS` are not the schemes of records, and would never be of a site.
  if (!/^[a-z][a-z\d+.-]*$/.test(scheme)) throw wrongArgument(name, SITE, value)
  return null
}

function isOpaqueOrigin(value: SchemeAndHost | OpaqueOrigin): value is OpaqueOrigin {
  // Any value but `null` and `undefined` has members. An opaque host has this kind, too, and the member `text`.
  const { kind, text, scheme } = (value ?? {}) as Partial<
    OpaqueOrigin & SchemeAndHost & { readonly text: unknown }
  >
  return kind === 'opaque' && text === undefined && scheme === undefined
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
