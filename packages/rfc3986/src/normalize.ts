import { recomposeAuthority, splitAuthority } from './authority.ts'
import { removeDotSegments } from './dot-segments.ts'
import {
  decodeUnreserved,
  lowercaseOutsidePercentEncoding,
  uppercasePercentEncoding,
} from './percent-encoding.ts'
import { PORTS } from './ports.ts'
import { guardPath } from './resolve.ts'
import { recomposeUri, requireUriParts, splitUri, type UriParts } from './uri.ts'

/**
 * Syntax-based normalisation: scheme and host in lower case, percent-encoded octets in upper case, unreserved
 * characters decoded, dot segments taken out of the path of a URI.
 *
 * The path of a relative reference keeps its dots, which say where to resolve it to; so does the path of
 * a URI that does not begin with a slash, which is a name and not a path (`urn:a/../b`).
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 *
 * @example
 * ```ts
 * import { normalizeSyntax } from '@waymark/rfc3986'
 *
 * normalizeSyntax('HTTP://Example.com:80/%7eann/../b') // => 'http://example.com:80/b'
 * ```
 */
export function normalizeSyntax(text: string): string {
  return recomposeUri(normalizeSyntaxParts(splitUri(text)))
}

/**
 * `normalizeSyntax` on parts. @throws ArgumentError if it is not the parts of a URI.
 *
 * @example
 * ```ts
 * import { normalizeSyntaxParts, splitUri } from '@waymark/rfc3986'
 *
 * normalizeSyntaxParts(splitUri('URN:%61')).scheme // => 'urn'
 * ```
 */
export function normalizeSyntaxParts(uri: UriParts): UriParts {
  requireUriParts(uri)
  const path = normalOctets(uri.path)
  const isHierarchical = path.startsWith('/') && (uri.scheme !== null || uri.authority !== null)
  return guardPath({
    scheme: uri.scheme === null ? null : lowercaseOutsidePercentEncoding(uri.scheme),
    authority: uri.authority === null ? null : normalizeAuthority(uri.authority),
    path: isHierarchical ? removeDotSegments(path) : path,
    query: uri.query === null ? null : normalOctets(uri.query),
    fragment: uri.fragment === null ? null : normalOctets(uri.fragment),
  })
}

function normalOctets(text: string): string {
  return decodeUnreserved(uppercasePercentEncoding(text))
}

function normalizeAuthority(text: string): string {
  const { userinfo, host, port } = splitAuthority(text)
  return recomposeAuthority({
    userinfo: userinfo === null ? null : normalOctets(userinfo),
    host: lowercaseOutsidePercentEncoding(normalOctets(host)),
    port,
  })
}

/**
 * Scheme-based normalisation, after the syntax-based one.
 *
 * As the section says of URIs with an authority in general, an empty path becomes `/` and an empty port is removed; a default
 * port is removed where it is known. Of `file` the RFC itself says (3.2.2) that no authority, an empty host and `localhost` all
 * mean the machine at hand. For schemes without an authority, the parts in which
 * case does not matter are lowercased: the domains of `mailto` and `acct`, and the namespace of `urn`.
 *
 * @param ports - Schemes in lower case and their default ports.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3
 *
 * @example
 * ```ts
 * import { normalizeScheme } from '@waymark/rfc3986'
 *
 * normalizeScheme('HTTP://Example.com:80') // => 'http://example.com/'
 * normalizeScheme('shop://example.com:99/tea', { shop: 99 }) // => 'shop://example.com/tea'
 * normalizeScheme('mailto:Joe@Example.COM') // => 'mailto:Joe@example.com'
 * ```
 */
export function normalizeScheme(
  text: string,
  ports: Readonly<Record<string, number>> = PORTS,
): string {
  return recomposeUri(normalizeSchemeParts(normalizeSyntaxParts(splitUri(text)), ports))
}

/**
 * `normalizeScheme` on parts that are normal in syntax. @throws ArgumentError if it is not the parts of a URI.
 *
 * @example
 * ```ts
 * import { normalizeSchemeParts, splitUri } from '@waymark/rfc3986'
 *
 * normalizeSchemeParts(splitUri('http://example.com:80')).authority // => 'example.com'
 * ```
 */
export function normalizeSchemeParts(
  uri: UriParts,
  ports: Readonly<Record<string, number>> = PORTS,
): UriParts {
  requireUriParts(uri)
  const { scheme, path } = uri
  if (scheme === null) return uri
  if (uri.authority === null) {
    if (scheme === 'file' && path.startsWith('/')) {
      return { ...uri, authority: '', path: unguarded(path) }
    }
    const lowercase = Object.hasOwn(CASE_INSENSITIVE, scheme) ? CASE_INSENSITIVE[scheme]! : null
    return lowercase === null ? uri : { ...uri, path: lowercase(path) }
  }
  const port = Object.hasOwn(ports, scheme) ? ports[scheme]! : null
  const authority = removeDefaultPort(uri.authority, port)
  return {
    ...uri,
    authority: scheme === 'file' && authority === 'localhost' ? '' : authority,
    path: path === '' ? '/' : path,
  }
}

/** By scheme: lowercases the parts of a path in which case does not matter. */
const CASE_INSENSITIVE: Readonly<Record<string, (path: string) => string>> = {
  // https://www.rfc-editor.org/rfc/rfc6068#section-2: a comma in an address is percent-encoded.
  mailto: (path) => path.split(',').map(lowercaseDomain).join(','),
  // https://www.rfc-editor.org/rfc/rfc7565#section-4
  acct: lowercaseDomain,
  // https://www.rfc-editor.org/rfc/rfc8141#section-3.1
  urn(path) {
    const end = Math.max(0, path.indexOf(':'))
    return lowercaseOutsidePercentEncoding(path.slice(0, end)) + path.slice(end)
  },
}

function lowercaseDomain(address: string): string {
  const domain = address.lastIndexOf('@') + 1
  return domain === 0
    ? address
    : address.slice(0, domain) + lowercaseOutsidePercentEncoding(address.slice(domain))
}

/** With an authority before it, a path needs no `/.` to keep its two slashes apart from one. */
function unguarded(path: string): string {
  return path.startsWith('/.//') ? path.slice(2) : path
}

/**
 * Drops a port that is empty or has the given value, with or without leading zeros.
 *
 * @param port - `null` if the scheme has no known default port.
 * @returns The authority itself when there is nothing to do.
 *
 * @example
 * ```ts
 * import { removeDefaultPort } from '@waymark/rfc3986'
 *
 * removeDefaultPort('example.com:0080', 80) // => 'example.com'
 * removeDefaultPort('example.com:8080', 80) // => 'example.com:8080'
 * ```
 */
export function removeDefaultPort(authority: string, port: number | null): string {
  const parts = splitAuthority(authority)
  if (parts.port === null || !isPort(parts.port, port)) return authority
  // `a:80:80` has no host; with one port less it would have another port to drop.
  if (splitAuthority(parts.host).port !== null) return authority
  return recomposeAuthority({ ...parts, port: null })
}

function isPort(text: string, port: number | null): boolean {
  let start = 0
  while (text.charCodeAt(start) === 0x30) start++
  return text === '' || (start < text.length ? text.slice(start) === String(port) : port === 0)
}
