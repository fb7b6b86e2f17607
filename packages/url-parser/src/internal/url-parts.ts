import { serializeHost } from '@waymark/host'
import { deepFreeze } from '@waymark/infra/internal'
import { getOrigin, serializeOrigin, serializePath, type UrlRecord } from '../index.ts'

/** A part of a URL, by the name that the URL Standard gives it. */
export interface UrlPart {
  readonly name:
    | 'href'
    | 'origin'
    | 'scheme'
    | 'username'
    | 'password'
    | 'host'
    | 'port'
    | 'path'
    | 'query'
    | 'fragment'
  /** Half a sentence: what it is, and when there is none. */
  readonly summary: string
  /** `null` if the URL has none. */
  read(url: UrlRecord): string | null
}

/**
 * The parts that a query or a command can ask for by name: the whole URL, its origin, then each part in the order in
 * which it is written. `null` is a part that is not there, `''` one that is there and empty.
 *
 * @example
 * ```ts
 * import { parseUrl } from '@waymark/url-parser'
 * import { urlParts } from '@waymark/url-parser/internal/url-parts'
 *
 * const url = parseUrl('https://a.example:8443/b?c')!
 * const present = urlParts.filter((part) => part.read(url) !== null)
 * present.map(({ name }) => name) // => ['href', 'origin', 'scheme', 'host', 'port', 'path', 'query']
 * ```
 */
export const urlParts: readonly UrlPart[] = /* @__PURE__ */ deepFreeze([
  { name: 'href', summary: 'the whole URL, serialised', read: (url) => url.href },
  {
    name: 'origin',
    summary: 'scheme, host and port; NULL if it is opaque',
    read: readOrigin,
  },
  { name: 'scheme', summary: 'without the colon', read: (url) => url.scheme },
  { name: 'username', summary: 'NULL if empty', read: (url) => url.username || null },
  { name: 'password', summary: 'NULL if empty', read: (url) => url.password || null },
  {
    name: 'host',
    summary: 'a domain or an IP address, without the port; NULL in URLs such as mailto:',
    read: (url) => url.host && serializeHost(url.host),
  },
  {
    name: 'port',
    summary: 'NULL if it is the default port of the scheme',
    read: (url) => (url.port === null ? null : String(url.port)),
  },
  { name: 'path', summary: 'always there, but can be empty', read: serializePath },
  {
    name: 'query',
    summary: 'without the question mark; NULL if there is none',
    read: (url) => url.query,
  },
  {
    name: 'fragment',
    summary: 'without the #; NULL if there is none',
    read: (url) => url.fragment,
  },
])

function readOrigin(url: UrlRecord): string | null {
  const origin = getOrigin(url)
  return origin.kind === 'opaque' ? null : serializeOrigin(origin)
}

/**
 * The part with a name; `null` if there is none.
 *
 * @example
 * ```ts
 * import { parseUrl } from '@waymark/url-parser'
 * import { findPart } from '@waymark/url-parser/internal/url-parts'
 *
 * findPart('origin')?.read(parseUrl('https://a.example:443/b')!) // => 'https://a.example'
 * findPart('hash') // => null
 * ```
 */
export function findPart(name: string): UrlPart | null {
  return urlParts.find((part) => part.name === name) ?? null
}
