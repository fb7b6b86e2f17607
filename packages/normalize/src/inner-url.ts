import { asciiLowercase } from '@waymark/infra'
import { splitAuthority, type UriParts } from '@waymark/rfc3986'
import { serializePath, type UrlRecord } from '@waymark/url-parser'
import { afterSegments } from './path-start.ts'
import { createWrapperIndex, INNER_QUERY_WRAPPERS } from './redirect-wrappers.ts'

/*
 * A URL that holds another one as it is written, as archives, proxies and some redirections do: `/web/2020/https://b.example/?x`.
 * Path and query after that belong to the inner URL, and changing them asks for another page, or for a copy that is not there.
 */

/** Whether the query of a record belongs to another URL. */
export function hasInnerQuery(url: UrlRecord): boolean {
  if (url.query === null || !isWebScheme(url.scheme)) return false
  const host = url.host?.kind === 'domain' ? url.host.name : ''
  return isInner(url.query, host, serializePath(url))
}

/** The same of a URI as it is written. */
export function hasInnerUriQuery({ scheme, authority, path, query }: UriParts): boolean {
  if (query === null || !isWebScheme(scheme ?? 'https')) return false
  const host = authority === null ? '' : splitAuthority(authority).host
  return isInner(query, asciiLowercase(host), path)
}

function isInner(query: string, host: string, path: string): boolean {
  return /^&*https?(?::|%3a)/i.test(query) || hasInnerPath(path) || isWrapper(host, path)
}

const wrappersOf = /* @__PURE__ */ createWrapperIndex(INNER_QUERY_WRAPPERS)

function isWrapper(host: string, path: string): boolean {
  return wrappersOf(host).some((wrapper) => afterSegments(path, wrapper.path) !== null)
}

/** Whether a path holds another URL. */
export function hasInnerPath(path: string): boolean {
  return /\/https?(?::|%3a)(?:\/|%2f|$)/i.test(path)
}

/** Whether it is a scheme of web pages. */
export function isWebScheme(scheme: string): boolean {
  return /^https?$/i.test(scheme)
}
