import { type Host, hostEquals } from '@waymark/host'
import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { BOOLEAN, checkOptions, type OptionTable } from '@waymark/infra/options'
import { getOrigin, isSpecialScheme, parseUrl } from '@waymark/url-parser'
import { type HostSource, isHost, readSource, type SchemeAndHost } from './host-source.ts'
import { getRegistrableDomain } from './public-suffix.ts'

/** The options of `isSameSite`. */
export interface SameSiteOptions {
  /** Ignores the schemes, so that an `http` URL and an `https` URL can be of the same site. Default `false`. */
  readonly schemelessly?: boolean | undefined
}

export const SAME_SITE_OPTIONS: OptionTable<SameSiteOptions> = { schemelessly: BOOLEAN }

/**
 * Whether two URLs are of the *same site*: hosts with the same registrable domain, or the same host if
 * there is none, and the same scheme.
 *
 * A URL with an opaque origin is never of the same site as another, not even as itself: that is every URL whose
 * scheme is not `http`, `https`, `ws`, `wss` or `ftp`. A `blob:` URL has the origin of the URL in it. What is not a URL is of
 * no site, either.
 *
 * @param a - A URL or an origin; with `schemelessly`, also a host by itself, which has no scheme.
 * @throws ArgumentError for a host by itself without `schemelessly`, and for what is neither a URL nor a host, such as a number.
 * @throws OptionError if an option is misspelt or has a wrong value.
 *
 * @see https://html.spec.whatwg.org/multipage/browsers.html#same-site
 * @see https://html.spec.whatwg.org/multipage/browsers.html#schemelessly-same-site
 *
 * @example
 * ```ts
 * import { isSameSite } from '@waymark/public-suffix'
 *
 * isSameSite('https://shop.example.com/', new URL('https://www.example.com/')) // => true
 * isSameSite('https://shop.example.com/', 'http://www.example.com/') // => false
 * isSameSite('https://shop.example.com/', 'http://www.example.com/', { schemelessly: true }) // => true
 * ```
 */
export function isSameSite(a: HostSource, b: HostSource, options?: SameSiteOptions): boolean {
  return sameSiteBy(getRegistrableDomain, a, b, options)
}

/** The same, by the registrable domains of another list. */
export function sameSiteBy(
  registrableDomainOf: (host: Host) => string | null,
  a: HostSource,
  b: HostSource,
  options: SameSiteOptions | undefined,
): boolean {
  const { schemelessly = false } = checkOptions(options, SAME_SITE_OPTIONS)
  const first = originOf(a, 'a', schemelessly)
  const second = originOf(b, 'b', schemelessly)
  if (first === null || second === null) return false
  if (!schemelessly && first.scheme !== second.scheme) return false
  const domain = registrableDomainOf(first.host)
  return domain === null
    ? hostEquals(first.host, second.host)
    : domain === registrableDomainOf(second.host)
}

/** What a tuple origin has without its port. A host by itself has no scheme. */
interface OriginParts {
  readonly scheme: string | null
  readonly host: Host
}

const WITH_SCHEME: ArgumentType = {
  expected: 'a URL or an origin',
  remedy: 'a host by itself has no scheme, which the option `schemelessly` ignores',
}

/** Scheme and host of what has a tuple origin; `null` if the origin is opaque. */
function originOf(value: HostSource, name: string, schemelessly: boolean): OriginParts | null {
  const read = readSource(value, name)
  if (read === null) return null
  if (isHost(read)) {
    if (!schemelessly) throw wrongArgument(name, WITH_SCHEME, value)
    // The hosts of URLs that have an opaque origin.
    return read.kind === 'opaque' || read.kind === 'empty' ? null : { scheme: null, host: read }
  }
  const { scheme, host, href } = read as SchemeAndHost & { readonly href?: unknown }
  if (scheme === 'blob' && typeof href === 'string') {
    const url = parseUrl(href)
    const origin = url && getOrigin(url)
    return origin?.kind === 'tuple' ? origin : null
  }
  return host !== null && scheme !== 'file' && isSpecialScheme(scheme) ? { scheme, host } : null
}
