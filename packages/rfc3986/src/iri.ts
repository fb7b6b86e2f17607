import { utf8Encode } from '@waymark/infra'
import { recomposeAuthority, splitAuthority } from './authority.ts'
import { escapedByte, isUnreserved, makesEscape } from './escapes.ts'
import { recomposeUri, splitUri } from './uri.ts'

/** What `iriToUri` may be told. */
export interface IriToUriOptions {
  /**
   * Gives the host of the URI for a host with characters beyond ASCII, for example its A-labels;
   * `null` when it cannot. Without it, and where it cannot, hosts are percent-encoded like all the rest.
   */
  readonly mapHost?: (host: string) => string | null
}

/**
 * Maps an IRI, or a reference, to a URI: characters beyond ASCII become escapes of their UTF-8 bytes.
 *
 * ASCII stays as it is, even what no URI may contain. A lone surrogate counts as U+FFFD.
 *
 * @returns The text itself when it is ASCII.
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-3.1
 */
export function iriToUri(iri: string, { mapHost }: IriToUriOptions = {}): string {
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
 * Maps a URI, or a reference, to an IRI: escapes that are characters beyond ASCII in UTF-8, or
 * unreserved, are decoded.
 *
 * All others stay exactly as they are written: of reserved characters and `%`, of what no URI may
 * contain, of bytes that are not UTF-8, and of characters that no IRI may contain, such as marks of
 * direction, and private ones outside a query.
 *
 * @returns The text itself when there is nothing to do.
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-3.2
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
    const byte = escapedByte(text, at)
    const length = byte === -1 ? 0 : sequenceLength(byte)
    const c = length === 0 ? -1 : decodeSequence(text, at, byte, length)
    if (c !== -1 && isDecoded(c, isQuery) && !makesEscape(text, at, c)) {
      result += text.slice(done, at) + String.fromCodePoint(c)
      done = at + 3 * length
      at = text.indexOf('%', done)
    } else {
      at = text.indexOf('%', byte === -1 ? at + 1 : at + 3)
    }
  }
  return done === 0 ? text : result + text.slice(done)
}

function isDecoded(c: number, isQuery: boolean): boolean {
  if (c < 0x80) return isUnreserved(c)
  if (isBidiFormatting(c)) return false
  return isUcschar(c) || (isQuery && isPrivate(c))
}

/** How many bytes a sequence has that begins with this one; 0 when none does. */
function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1
  if (lead < 0xc2 || lead > 0xf4) return 0
  return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
}

/** The code point of a sequence of escapes; -1 when it is not UTF-8. */
function decodeSequence(text: string, at: number, lead: number, length: number): number {
  if (length === 1) return lead
  let c = lead & (0xff >> (length + 1))
  for (let i = 1; i < length; i++) {
    const byte = escapedByte(text, at + 3 * i)
    if (byte === -1 || (byte & 0xc0) !== 0x80) return -1
    c = (c << 6) | (byte & 0x3f)
  }
  const shortest = length === 2 ? 0x80 : length === 3 ? 0x800 : 0x10000
  return c < shortest || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff) ? -1 : c
}

/** https://www.rfc-editor.org/rfc/rfc3987#section-2.2 */
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

/**
 * https://www.rfc-editor.org/rfc/rfc3987#section-4.1, whose list is older than U+061C and the isolates.
 *
 * https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters
 */
function isBidiFormatting(c: number): boolean {
  return (
    c === 0x61c ||
    c === 0x200e ||
    c === 0x200f ||
    (c >= 0x202a && c <= 0x202e) ||
    (c >= 0x2066 && c <= 0x2069)
  )
}
