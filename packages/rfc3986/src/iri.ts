import { isDirectionalFormatting, utf8Encode, utf8Length } from '@waymark/infra'
import { utf8CodePointAt } from '@waymark/infra/internal'
import { checkOptions, FUNCTION, type OptionTable } from '@waymark/infra/options'
import { recomposeAuthority, splitAuthority } from './authority.ts'
import { isUnreserved, makesPercentEncodedByte, percentEncodedByteAt } from './percent-encoding.ts'
import { recomposeUri, splitUri } from './uri.ts'

/** The options of `iriToUri`. */
export interface IriToUriOptions {
  /**
   * Returns the host of the URI for a host with characters beyond ASCII, for example its A-labels, or `null`.
   * Without it, and for `null`, hosts are percent-encoded like everything else.
   */
  readonly mapHost?: ((host: string) => string | null) | undefined
}

export const IRI_TO_URI_OPTIONS: OptionTable<IriToUriOptions> = { mapHost: FUNCTION }

/**
 * Maps an IRI, or a reference, to a URI: the UTF-8 bytes of characters beyond ASCII become percent-encoded bytes.
 *
 * ASCII stays as it is, even characters that are not allowed in a URI. A lone surrogate counts as U+FFFD.
 *
 * @returns The same string if it is ASCII.
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-3.1
 *
 * @example
 * ```ts
 * import { iriToUri } from '@waymark/rfc3986'
 *
 * iriToUri('http://example.com/é') // => 'http://example.com/%C3%A9'
 * ```
 */
export function iriToUri(iri: string, options?: IriToUriOptions): string {
  options = checkOptions(options, IRI_TO_URI_OPTIONS)
  const mapHost = options?.mapHost
  if (mapHost === undefined) return encodeBeyondAscii(iri)
  const uri = splitUri(iri)
  if (uri.authority === null) return encodeBeyondAscii(iri)
  const parts = splitAuthority(uri.authority)
  if (!BEYOND_ASCII.test(parts.host)) return encodeBeyondAscii(iri)
  const host = mapHost(parts.host) ?? parts.host
  const authority = recomposeAuthority({ ...parts, host })
  return encodeBeyondAscii(recomposeUri({ ...uri, authority }))
}

const BEYOND_ASCII = /[^\0-\x7f]/

function encodeBeyondAscii(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text
  let result = ''
  let done = 0
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) < 0x80) continue
    const start = at
    while (text.charCodeAt(at) >= 0x80) at++
    result += text.slice(done, start)
    for (const byte of utf8Encode(text.slice(start, at))) {
      result += `%${byte.toString(16).toUpperCase()}`
    }
    done = at
  }
  return result + text.slice(done)
}

/**
 * Maps a URI, or a reference, to an IRI: percent-encoded bytes of unreserved characters, and of characters beyond
 * ASCII in UTF-8, are decoded.
 *
 * All others stay exactly as they are: those of reserved characters and `%`, of characters that are not allowed in
 * a URI or an IRI (such as controls of bidirectional text, and private ones outside a query), and of bytes that are
 * not UTF-8.
 *
 * @returns The same string if there is nothing to decode.
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-3.2
 *
 * @example
 * ```ts
 * import { uriToIri } from '@waymark/rfc3986'
 *
 * uriToIri('http://example.com/%C3%A9%2F') // => 'http://example.com/é%2F'
 * ```
 */
export function uriToIri(uri: string): string {
  if (!uri.includes('%')) return uri
  const { scheme, authority, path, query, fragment } = splitUri(uri)
  return recomposeUri({
    scheme,
    authority: authority === null ? null : decodePart(authority, false),
    path: decodePart(path, false),
    query: query === null ? null : decodePart(query, true),
    fragment: fragment === null ? null : decodePart(fragment, false),
  })
}

function decodePart(text: string, isQuery: boolean): string {
  let result = ''
  let done = 0
  for (let at = text.indexOf('%'); at !== -1; ) {
    const byte = percentEncodedByteAt(text, at)
    const c = byte === -1 ? -1 : utf8CodePointAt(text, at, 3, percentEncodedByteAt)
    if (c >= 0 && isDecoded(c, isQuery) && !makesPercentEncodedByte(text, at, c)) {
      result += text.slice(done, at) + String.fromCodePoint(c)
      done = at + 3 * utf8Length(c)
      at = text.indexOf('%', done)
    } else {
      at = text.indexOf('%', byte === -1 ? at + 1 : at + 3)
    }
  }
  return done === 0 ? text : result + text.slice(done)
}

function isDecoded(c: number, isQuery: boolean): boolean {
  if (c < 0x80) return isUnreserved(c)
  // RFC 3987, section 4.1, whose list is older than U+061C and the isolates.
  if (isDirectionalFormatting(c)) return false
  return isUcschar(c) || (isQuery && isPrivate(c))
}

/**
 * Whether a code point is a *ucschar* character.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-2.2
 *
 * @example
 * ```ts
 * import { isUcschar } from '@waymark/rfc3986'
 *
 * isUcschar(0xe9) // => true
 * isUcschar(0xe000) // => false
 * ```
 */
export function isUcschar(c: number): boolean {
  if (c < 0x10000) {
    return (
      (c >= 0xa0 && c <= 0xd7ff) || (c >= 0xf900 && c <= 0xfdcf) || (c >= 0xfdf0 && c <= 0xffef)
    )
  }
  if (c >= 0xe0000) return c >= 0xe1000 && c <= 0xefffd
  return (c & 0xffff) <= 0xfffd
}

/** https://www.rfc-editor.org/rfc/rfc3987#section-2.2, iprivate */
function isPrivate(c: number): boolean {
  return (c >= 0xe000 && c <= 0xf8ff) || (c >= 0xf0000 && (c & 0xffff) <= 0xfffd)
}
