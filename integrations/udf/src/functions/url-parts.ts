import { serializeHost } from '@waymark/host'
import {
  getOrigin,
  parseUrl,
  serializeOrigin,
  serializePath,
  serializeUrl,
  type UrlRecord,
} from '@waymark/url-parser'
import { parseUrlencoded } from '@waymark/urlencoded'
import { unknownName } from './unknown-name.ts'

/** By name, how each part is read. */
const PARTS: Readonly<Record<string, (url: UrlRecord) => string | null>> = {
  href: serializeUrl,
  scheme: ({ scheme }) => scheme,
  username: ({ username }) => username || null,
  password: ({ password }) => password || null,
  host: ({ host }) => (host === null ? null : serializeHost(host) || null),
  port: ({ port }) => (port === null ? null : String(port)),
  path: serializePath,
  query: ({ query }) => query,
  fragment: ({ fragment }) => fragment,
  origin(url) {
    const origin = getOrigin(url)
    return origin.kind === 'opaque' ? null : serializeOrigin(origin)
  },
}

/** @throws TypeError for a part that does not exist. */
export function part(url: unknown, part: unknown): string | null {
  if (typeof url !== 'string' || typeof part !== 'string') return null
  if (!Object.hasOwn(PARTS, part)) throw unknownName('part', part, Object.keys(PARTS))
  const record = parseUrl(url)
  return record === null ? null : PARTS[part]!(record)
}

export function param(url: unknown, name: unknown): string | null {
  const query = typeof url === 'string' ? (parseUrl(url)?.query ?? null) : null
  if (query === null || typeof name !== 'string') return null
  return parseUrlencoded(query).find(([found]) => found === name)?.[1] ?? null
}

export function resolve(reference: unknown, base: unknown): string | null {
  if (typeof reference !== 'string' || typeof base !== 'string') return null
  const page = parseUrl(base)
  const url = page === null ? null : parseUrl(reference, { base: page })
  return url === null ? null : serializeUrl(url)
}
