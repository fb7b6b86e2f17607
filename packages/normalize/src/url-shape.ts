import {
  type AuthorityParts,
  guardPath,
  isScheme,
  recomposeAuthority,
  splitAuthority,
  type UriParts,
} from '@waymark/rfc3986'
import { isSpecialScheme, serializePath, type UrlRecord } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'

/*
 * What URL records of the URL Standard and URIs of RFC 3986 have in common, so that a rule is written once: a query,
 * a fragment, and a path of segments. All these functions return the same object if there is nothing to change.
 */

/** Changes a query or a fragment, given without `?` or `#`; `null` removes it. */
export type TextChange = (text: string) => string | null

export function changeQuery(url: UrlRecord, change: TextChange): UrlRecord {
  const before = url.query
  const query = before === null ? null : change(before)
  return query === before ? url : replaceParts(url, { query })
}

export function changeUriQuery(uri: UriParts, change: TextChange): UriParts {
  const query = uri.query === null ? null : change(uri.query)
  return query === uri.query ? uri : { ...uri, query }
}

export function changeFragment(url: UrlRecord, change: TextChange): UrlRecord {
  const before = url.fragment
  const fragment = before === null ? null : change(before)
  return fragment === before ? url : replaceParts(url, { fragment })
}

export function changeUriFragment(uri: UriParts, change: TextChange): UriParts {
  const fragment = uri.fragment === null ? null : change(uri.fragment)
  return fragment === uri.fragment ? uri : { ...uri, fragment }
}

/** Changes segments; returns the same list if there is nothing to change. */
export type SegmentsChange = (segments: readonly string[]) => readonly string[]

/** Changes the path of a record as a string. An opaque path is not changed. */
export function changePath(url: UrlRecord, change: (path: string) => string): UrlRecord {
  if (url.hasOpaquePath) return url
  const path = serializePath(url)
  const changed = change(path)
  if (changed === path || makesDrive(url.scheme, changed, path)) return url
  // Slashes separate segments, even if the path is given as one segment.
  const segments = changed === '' ? [] : [changed.slice(1)]
  return replaceParts(url, { path: { kind: 'list', segments } })
}

/** Changes the segments of a record's path. An opaque path is not changed. */
export function changeSegments(url: UrlRecord, change: SegmentsChange): UrlRecord {
  return changePath(url, (path) => changeSegmentsOf(path, change))
}

function changeSegmentsOf(path: string, change: SegmentsChange): string {
  const segments = path === '' ? [] : path.slice(1).split('/')
  const changed = change(segments)
  if (changed === segments) return path
  return changed.length === 0 ? '' : `/${changed.join('/')}`
}

/** Changes the host of a record to a domain. The URL parser reads `localhost` in a `file` URL as the empty host. */
export function replaceDomain(url: UrlRecord, name: string): UrlRecord {
  const isEmpty = url.scheme === 'file' && name === 'localhost'
  return replaceParts(url, { host: isEmpty ? { kind: 'empty' } : { kind: 'domain', name } })
}

/**
 * Whether a URL is one of `http` or `https` on a usual port. Those of both schemes count, because another rule may change
 * the scheme, and so may a port that another rule removes.
 */
export function isOnWebPort(
  { scheme, port }: UrlRecord,
  ports: Readonly<Record<string, number>> | undefined,
): boolean {
  if (scheme !== 'http' && scheme !== 'https') return false
  return port === null || port === 80 || port === 443 || Object.values(ports ?? {}).includes(port)
}

/** Whether the URL parser would read the new first segment as a Windows drive letter that was not one before. */
function makesDrive(scheme: string, after: string, before: string): boolean {
  if (scheme !== 'file') return false
  const drive = /^\/[a-z][:|](?=\/|$)/i.exec(after)
  return drive !== null && !`${before}/`.startsWith(`${drive[0]}/`)
}

/**
 * Changes a URI's path that begins with a slash, as a string. Any other path is not changed.
 *
 * A path that browsers would delimit differently is not changed either: with a backslash, a tab or a line break,
 * or if the two slashes after `http:` are missing.
 */
export function changeUriPath(uri: UriParts, change: (path: string) => string): UriParts {
  if (!uri.path.startsWith('/') || !isPlain(uri)) return uri
  // The dot that keeps two slashes from being read as an authority is not a segment.
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

/** Whether both standards delimit authority and path in the same way. */
export function isPlain({ scheme, authority, path }: UriParts): boolean {
  if (scheme !== null && !isScheme(scheme)) return false
  const name = scheme?.toLowerCase() ?? ''
  const special = isSpecialScheme(name)
  if (special && name !== 'file' && (authority === null || authority === '')) return false
  // The URL Standard reads the authority of `file://C:/a` as the drive at the start of a path.
  if (name === 'file' && authority !== null && /^[a-z][:|]$/i.test(authority)) return false
  const cut = special || scheme === null ? /[\\\t\n\r]/ : /[\t\n\r]/
  return !cut.test(path) && (authority === null || !cut.test(authority))
}

/** Changes the parts of an authority. */
export function changeAuthority(
  uri: UriParts,
  change: (authority: AuthorityParts, scheme: string) => AuthorityParts,
): UriParts {
  if (uri.authority === null || !isPlain(uri)) return uri
  const parts = splitAuthority(uri.authority)
  const changed = change(parts, uri.scheme?.toLowerCase() ?? '')
  return changed === parts ? uri : { ...uri, authority: recomposeAuthority(changed) }
}

/** Applies a change of percent-encoded bytes to all components of a record that may have them. */
export function changeText(
  url: UrlRecord,
  change: (text: string) => string,
  changeSegment: (segment: string, index: number) => string = change,
): UrlRecord {
  // Most URLs have no percent-encoded bytes, and one search is faster than one in each component.
  if (!url.href.includes('%')) return url
  const { username, password, host, path, query, fragment } = url
  const changed = replaceParts(url, {
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

/** Applies a change to everything after the scheme of a URI; `changePath` is for its path. */
export function changeUriText(
  uri: UriParts,
  change: (text: string) => string,
  changePath: (path: string) => string = change,
): UriParts {
  const authority = uri.authority === null ? null : change(uri.authority)
  const path = changePath(uri.path)
  const query = uri.query === null ? null : change(uri.query)
  const fragment = uri.fragment === null ? null : change(uri.fragment)
  return authority === uri.authority &&
    path === uri.path &&
    query === uri.query &&
    fragment === uri.fragment
    ? uri
    : { ...uri, authority, path, query, fragment }
}

/** A list with each item changed; the same list if no item changes. */
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
