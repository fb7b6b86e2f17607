import { isSpecialScheme } from '@waymark/url-parser'

/** The text of a URL cut into parts; joined in this order they give the text again. */
export interface UrlParts {
  /** As written, with its `:`. */
  readonly scheme: string
  /** The slashes before an authority; empty where there is none. */
  readonly slashes: string
  /** With its `@`. */
  readonly credentials: string
  readonly host: string
  /** With its `:`. */
  readonly port: string
  readonly path: string
  /** With its `?`. */
  readonly query: string
  /** With its `#`. */
  readonly fragment: string
}

/**
 * Cuts the text of an absolute URL where the URL parser would, without a verdict on any part.
 *
 * @param text - Without spaces around it and without tabs and line breaks.
 * @returns `null` where the parts overlap in ways a cut cannot show: no scheme, or `file:`.
 */
export function splitUrl(text: string): UrlParts | null {
  const colon = text.indexOf(':')
  if (colon === -1) return null
  const scheme = text.slice(0, colon + 1)
  const name = scheme.slice(0, -1).toLowerCase()
  if (name === 'file') return null
  const special = isSpecialScheme(name)

  const hash = endBefore(text, text.indexOf('#', colon))
  const mark = text.indexOf('?', colon)
  const pathEnd = mark === -1 || mark > hash ? hash : mark
  const start = colon + 1
  let authority = start
  if (special) {
    while (authority < pathEnd && isSlash(text, authority, true)) authority++
  } else if (text.startsWith('//', start)) authority += 2

  let path = authority
  if (special || authority > start) {
    while (path < pathEnd && !isSlash(text, path, special)) path++
  }
  const at = text.lastIndexOf('@', path - 1)
  const host = at < authority ? authority : at + 1
  // A colon between brackets belongs to an IPv6 address.
  const bracket = text.lastIndexOf(']', path - 1)
  const lastColon = text.lastIndexOf(':', path - 1)
  const port = lastColon >= host && lastColon > bracket ? lastColon : path
  return {
    scheme,
    slashes: text.slice(start, authority),
    credentials: text.slice(authority, host),
    host: text.slice(host, port),
    port: text.slice(port, path),
    path: text.slice(path, pathEnd),
    query: text.slice(pathEnd, hash),
    fragment: text.slice(hash),
  }

  function endBefore(whole: string, index: number): number {
    return index === -1 ? whole.length : index
  }
}

export function joinUrl(parts: UrlParts): string {
  const { scheme, slashes, credentials, host, port, path, query, fragment } = parts
  return scheme + slashes + credentials + host + port + path + query + fragment
}

function isSlash(text: string, index: number, special: boolean): boolean {
  const c = text.charCodeAt(index)
  return c === 0x2f || (special && c === 0x5c)
}
