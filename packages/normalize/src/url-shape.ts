import {
  type AuthorityParts,
  guardPath,
  isScheme,
  recomposeAuthority,
  splitAuthority,
  type UriParts,
} from '@waymark/rfc3986'
import { isSpecialScheme, serializePath, type UrlRecord, withParts } from '@waymark/url-parser'

/*
 * What records of the URL Standard and strings of RFC 3986 have in common, so that a rule is written once:
 * a query, a fragment, and a path of segments. All of these give back the same object when there is nothing to do.
 */

/** Changes a query or a fragment, which has no `?` or `#`; `null` removes it. */
export type TextChange = (text: string) => string | null

export function changeQuery(url: UrlRecord, change: TextChange): UrlRecord {
  const before = url.query
  const query = before === null ? null : change(before)
  return query === before ? url : withParts(url, { query })
}

export function changeUriQuery(uri: UriParts, change: TextChange): UriParts {
  const query = uri.query === null ? null : change(uri.query)
  return query === uri.query ? uri : { ...uri, query }
}

export function changeFragment(url: UrlRecord, change: TextChange): UrlRecord {
  const before = url.fragment
  const fragment = before === null ? null : change(before)
  return fragment === before ? url : withParts(url, { fragment })
}

export function changeUriFragment(uri: UriParts, change: TextChange): UriParts {
  const fragment = uri.fragment === null ? null : change(uri.fragment)
  return fragment === uri.fragment ? uri : { ...uri, fragment }
}

/** A change of segments; the same list back when there is nothing to do. */
export type SegmentsChange = (segments: readonly string[]) => readonly string[]

/** Changes the text of a record's path; an opaque path is left alone. */
export function changePath(url: UrlRecord, change: (path: string) => string): UrlRecord {
  if (url.hasOpaquePath) return url
  const path = serializePath(url)
  const changed = change(path)
  if (changed === path || makesDrive(url.scheme, changed, path)) return url
  // The slashes in a text divide it, even where it is given as one segment.
  const segments = changed === '' ? [] : [changed.slice(1)]
  return withParts(url, { path: { kind: 'list', segments } })
}

/** Changes the segments of a record's path; an opaque path is left alone. */
export function changeSegments(url: UrlRecord, change: SegmentsChange): UrlRecord {
  return changePath(url, (path) => changeSegmentsOf(path, change))
}

function changeSegmentsOf(path: string, change: SegmentsChange): string {
  const segments = path === '' ? [] : path.slice(1).split('/')
  const changed = change(segments)
  if (changed === segments) return path
  return changed.length === 0 ? '' : `/${changed.join('/')}`
}

/** Whether the URL parser would read a first segment as a drive that was none before. */
function makesDrive(scheme: string, after: string, before: string): boolean {
  if (scheme !== 'file') return false
  const drive = /^\/[a-z][:|](?=\/|$)/i.exec(after)
  return drive !== null && !`${before}/`.startsWith(`${drive[0]}/`)
}

/**
 * Changes the text of a path that begins with a slash; any other is left alone.
 *
 * So is one that browsers would cut elsewhere: after a backslash, a tab or a line break, or where two
 * slashes are missing behind `http:`.
 */
export function changeUriPath(uri: UriParts, change: (path: string) => string): UriParts {
  if (!uri.path.startsWith('/') || !isPlain(uri)) return uri
  // The dot that keeps two slashes from being an authority is no segment.
  const isGuarded = uri.authority === null && uri.path.startsWith('/.//')
  const path = isGuarded ? uri.path.slice(2) : uri.path
  const changed = change(path)
  const scheme = uri.scheme?.toLowerCase() ?? ''
  if (changed === path || makesDrive(scheme, changed, path)) return uri
  return guardPath({ ...uri, path: changed })
}

/** Changes the segments of such a path. */
export function changeUriSegments(uri: UriParts, change: SegmentsChange): UriParts {
  return changeUriPath(uri, (path) => changeSegmentsOf(path, change))
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

/** Applies a change of escapes to everything in a record that may have them. */
export function changeText(
  url: UrlRecord,
  change: (text: string) => string,
  changeSegment: (segment: string, index: number) => string = change,
): UrlRecord {
  // Most URLs have no escape, and a look at the whole is quicker than at each part.
  if (!url.href.includes('%')) return url
  const { username, password, host, path, query, fragment } = url
  const changed = withParts(url, {
    username: change(username),
    password: change(password),
    host: host?.kind === 'opaque' ? { kind: 'opaque', text: change(host.text) } : host,
    path:
      path.kind === 'opaque'
        ? { kind: 'opaque', text: change(path.text) }
        : { kind: 'list', segments: path.segments.map(changeSegment) },
    query: query === null ? null : change(query),
    fragment: fragment === null ? null : change(fragment),
  })
  return changed.href === url.href ? url : changed
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
