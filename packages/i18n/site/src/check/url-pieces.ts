import { splitUri } from '@waymark/rfc3986'

/** The parts of an absolute http or https URL as it is written. They are cut out, not parsed. */
export interface UrlPieces {
  readonly host: string
  /** With its first slash; empty for a URL without one. */
  readonly path: string
  /** Without the question mark; `null` if there is none. */
  readonly query: string | null
  /** Without the number sign; `null` if there is none. */
  readonly fragment: string | null
}

/** Cuts a URL into its parts; `null` for a URL that is relative or of another scheme, which is reported elsewhere. */
export function cutUrl(url: string): UrlPieces | null {
  const { scheme, authority: host, path, query, fragment } = splitUri(url)
  if (host === null || scheme === null || !/^https?$/i.test(scheme)) return null
  return { host, path, query, fragment }
}

const ENCODED_ASCII = /%[2-7][\da-f]/gi

/** Decodes the visible characters of ASCII except for the slash, so that the segments of a path stay the same. */
export function decodeAscii(text: string): string {
  if (!text.includes('%')) return text
  return text.replace(ENCODED_ASCII, (encoded) => {
    const c = Number.parseInt(encoded.slice(1), 16)
    return c === 0x2f || c === 0x7f ? encoded : String.fromCharCode(c)
  })
}
