import { type LocatedParts, readUrl } from '@waymark/url-parser'

/** The string of a URL cut into parts; joined in this order they are the string again. */
export interface UrlParts {
  /** As written, with its `:`. */
  readonly scheme: string
  /** The slashes before an authority; empty if there is none. */
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
 * Cuts the string of a URL that parses where the URL parser does.
 *
 * @param text - Without spaces around it and without tabs and line breaks.
 * @param located - What `readUrl(text).parts` gave, if it is known.
 * @returns `null` for `file:`, whose parts cannot be changed one by one: `file:p` with slashes has a host.
 */
export function splitUrl(
  text: string,
  located: LocatedParts = readUrl(text).parts,
): UrlParts | null {
  const { scheme, username, host, port, path, query, fragment } = located
  if (scheme === null) return null
  const afterScheme = scheme.end + 1
  if (text.slice(0, scheme.end).toLowerCase() === 'file') return null
  const fragmentStart = fragment === null ? text.length : fragment.start - 1
  const queryStart = query === null ? fragmentStart : query.start - 1
  const pathStart = path?.start ?? queryStart
  const authority = (username ?? host)?.start ?? afterScheme
  const hostStart = host?.start ?? afterScheme
  const hostEnd = host?.end ?? afterScheme
  return {
    scheme: text.slice(0, afterScheme),
    slashes: text.slice(afterScheme, authority),
    credentials: text.slice(authority, hostStart),
    host: text.slice(hostStart, hostEnd),
    port: text.slice(hostEnd, port?.end ?? hostEnd),
    path: text.slice(pathStart, queryStart),
    query: text.slice(queryStart, fragmentStart),
    fragment: text.slice(fragmentStart),
  }
}

export function joinUrl(parts: UrlParts): string {
  const { scheme, slashes, credentials, host, port, path, query, fragment } = parts
  return scheme + slashes + credentials + host + port + path + query + fragment
}
