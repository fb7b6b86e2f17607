import {
  type AuthorityParts,
  guardPath,
  isScheme,
  recomposeAuthority,
  splitAuthority,
  type UriParts,
} from '@waymark/rfc3986'
import { isSpecialScheme, type UrlRecord } from '@waymark/url-parser'

/*
 * What records of the URL Standard and strings of RFC 3986 have in common, so that a rule is written once:
 * a query, a fragment, and a path of segments.
 */

export interface WithQuery {
  readonly query: string | null
}

export interface WithFragment {
  readonly fragment: string | null
}

/** A change of segments; the same list back when there is nothing to do. */
export type SegmentsChange = (segments: readonly string[]) => readonly string[]

/** Changes the segments of a record's path; an opaque path is left alone. */
export function changeSegments(url: UrlRecord, change: SegmentsChange): UrlRecord {
  if (url.path.kind !== 'list') return url
  const segments = change(url.path.segments)
  if (segments === url.path.segments || makesDrive(url.scheme, segments, url.path.segments)) {
    return url
  }
  return { ...url, path: { kind: 'list', segments } }
}

/** Whether the URL parser would read a first segment as a drive that was none before. */
function makesDrive(scheme: string, after: readonly string[], before: readonly string[]): boolean {
  return scheme === 'file' && after[0] !== before[0] && /^[a-z][:|]$/i.test(after[0] ?? '')
}

/**
 * Changes the segments of a path that begins with a slash; any other is left alone.
 *
 * So is one that browsers would cut elsewhere: after a backslash, a tab or a line break, or where two
 * slashes are missing behind `http:`.
 */
export function changeUriSegments(uri: UriParts, change: SegmentsChange): UriParts {
  if (!uri.path.startsWith('/') || !isPlain(uri)) return uri
  // The dot that keeps two slashes from being an authority is no segment.
  const isGuarded = uri.authority === null && uri.path.startsWith('/.//')
  const segments = uri.path.slice(isGuarded ? 3 : 1).split('/')
  const changed = change(segments)
  const scheme = uri.scheme?.toLowerCase() ?? ''
  if (changed === segments || makesDrive(scheme, changed, segments)) return uri
  return guardPath({ ...uri, path: `/${changed.join('/')}` })
}

/** Whether authority and path are where both standards see them. */
export function isPlain({ scheme, authority, path }: UriParts): boolean {
  if (scheme !== null && !isScheme(scheme)) return false
  const name = scheme?.toLowerCase() ?? ''
  const special = isSpecialScheme(name)
  if (special && name !== 'file' && (authority === null || authority === '')) return false
  const cut = special || scheme === null ? /[\\\t\n\r]/ : /[\t\n\r]/
  return !cut.test(path) && (authority === null || !cut.test(authority))
}

/** Changes the parts of an authority; the same object back when there is nothing to do. */
export function changeAuthority(
  uri: UriParts,
  change: (authority: AuthorityParts, scheme: string) => AuthorityParts,
): UriParts {
  if (uri.authority === null || !isPlain(uri)) return uri
  const parts = splitAuthority(uri.authority)
  const changed = change(parts, uri.scheme?.toLowerCase() ?? '')
  return changed === parts ? uri : { ...uri, authority: recomposeAuthority(changed) }
}

/** Applies a change of text to everything in a record that may hold escapes. */
export function changeText(
  url: UrlRecord,
  change: (text: string) => string,
  changeSegment: (segment: string, index: number) => string = change,
): UrlRecord {
  let { path, host } = url
  if (path.kind === 'opaque') {
    const text = change(path.text)
    if (text !== path.text) path = { kind: 'opaque', text }
  } else {
    const segments = changeEach(path.segments, changeSegment)
    if (segments !== path.segments) path = { kind: 'list', segments }
  }
  if (host?.kind === 'opaque') {
    const text = change(host.text)
    if (text !== host.text) host = { kind: 'opaque', text }
  }
  const username = change(url.username)
  const password = change(url.password)
  const query = url.query === null ? null : change(url.query)
  const fragment = url.fragment === null ? null : change(url.fragment)
  return path === url.path &&
    host === url.host &&
    username === url.username &&
    password === url.password &&
    query === url.query &&
    fragment === url.fragment
    ? url
    : { ...url, path, host, username, password, query, fragment }
}

/** Applies a change of text to everything behind the scheme of a URI. */
export function changeUriText(uri: UriParts, change: (text: string) => string): UriParts {
  const authority = uri.authority === null ? null : change(uri.authority)
  const path = change(uri.path)
  const query = uri.query === null ? null : change(uri.query)
  const fragment = uri.fragment === null ? null : change(uri.fragment)
  return authority === uri.authority &&
    path === uri.path &&
    query === uri.query &&
    fragment === uri.fragment
    ? uri
    : { ...uri, authority, path, query, fragment }
}

/** A list with each item changed; the list itself when none was. */
export function changeEach(
  list: readonly string[],
  change: (item: string, index: number) => string,
): readonly string[] {
  let changed: string[] | null = null
  list.forEach((item, index) => {
    const next = change(item, index)
    if (next === item) return
    changed ??= [...list]
    changed[index] = next
  })
  return changed ?? list
}
