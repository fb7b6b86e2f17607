import { isAsciiDigit } from '@waymark/infra'
import { requireString } from '@waymark/infra/argument'
import { splitAuthority } from './authority.ts'
import { isIpLiteral } from './ip-literal.ts'
import { isUnreserved, percentEncodedByteAt } from './percent-encoding.ts'
import { isScheme, splitUri, type UriParts } from './uri.ts'

const SUB_DELIMS = "!$&'()*+,;="

/**
 * Whether a string is a URI by the grammar. @see https://www.rfc-editor.org/rfc/rfc3986#section-3
 *
 * @example
 * ```ts
 * import { isUri } from '@waymark/rfc3986'
 *
 * isUri('urn:isbn:0451450523') // => true
 * isUri('/tea') // => false
 * ```
 */
export function isUri(text: string): boolean {
  requireString(text, 'text')
  const uri = splitUri(text)
  return uri.scheme !== null && isReference(uri)
}

/**
 * Whether a string is a URI or a relative reference by the grammar.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-4.1
 *
 * @example
 * ```ts
 * import { isUriReference } from '@waymark/rfc3986'
 *
 * isUriReference('/tea') // => true
 * isUriReference('/a b') // => false
 * ```
 */
export function isUriReference(text: string): boolean {
  requireString(text, 'text')
  return isReference(splitUri(text))
}

function isReference({ scheme, authority, path, query, fragment }: UriParts): boolean {
  if (scheme !== null && !isScheme(scheme)) return false
  if (authority !== null && !isAuthority(authority)) return false
  // `:a` splits into a path alone, whose first segment would have to be a scheme.
  if (scheme === null && authority === null && path.startsWith(':')) return false
  return (
    consistsOf(path, `${SUB_DELIMS}:@/`) &&
    (query === null || isQuery(query)) &&
    (fragment === null || isQuery(fragment))
  )
}

/** https://www.rfc-editor.org/rfc/rfc3986#section-3.4; fragments have the same grammar. */
export function isQuery(text: string): boolean {
  return consistsOf(text, `${SUB_DELIMS}:@/?`)
}

/** https://www.rfc-editor.org/rfc/rfc9110#section-4.1 */
export function isAbsolutePath(text: string): boolean {
  return text.startsWith('/') && consistsOf(text, `${SUB_DELIMS}:@/`)
}

/** https://www.rfc-editor.org/rfc/rfc3986#section-3.2 */
export function isAuthority(text: string): boolean {
  const { userinfo, host, port } = splitAuthority(text)
  if (userinfo !== null && !consistsOf(userinfo, `${SUB_DELIMS}:`)) return false
  return isHost(host) && (port === null || isDigits(port))
}

/** https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2 */
export function isHost(host: string): boolean {
  return host.startsWith('[') ? isIpLiteral(host) : consistsOf(host, SUB_DELIMS)
}

export function isDigits(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!isAsciiDigit(text.charCodeAt(i))) return false
  return true
}

/** Whether a string is made of unreserved characters, percent-encoded octets, and the given others. */
function consistsOf(text: string, others: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (isUnreserved(c) || others.includes(text[i]!)) continue
    if (percentEncodedByteAt(text, i) === -1) return false
    i += 2
  }
  return true
}
