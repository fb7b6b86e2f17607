import { serializeHost } from '@waymark/host/ascii'
import { hasAuthority, type UrlText } from '../text/url-text.ts'
import { type RecordParts, type UrlPath, UrlRecord } from './url-record.ts'
import { serializePath } from './url-serializer.ts'

/**
 * A URL with other parts in place of its own.
 *
 * Parts are written as they are given: nothing is percent-encoded, and a default port stays. So the result can be
 * one that the parser would not give. Its parts are read from what is written: a segment with a `/` becomes two.
 *
 * @param parts - What is replaced; `null` removes a part. Without a host, nothing else of an authority is written.
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function withParts(url: UrlRecord, parts: Partial<RecordParts>): UrlRecord {
  const { path, query, fragment } = parts
  const hasOpaquePath = path === undefined ? url.hasOpaquePath : path.kind === 'opaque'
  const head = replacesHead(parts) ? writeHead(url, parts) : url
  let { pathStart } = url
  let href: string
  if (head === url && path === undefined) href = url.href.slice(0, url.searchStart)
  else {
    const pathText = path === undefined ? serializePath(url) : writePath(path)
    href = head.href.slice(0, head.portEnd)
    // Keeps `web+demo:/.//not-a-host/` from being read as an authority.
    if (!hasOpaquePath && !hasAuthority(head) && pathText.startsWith('//')) href += '/.'
    pathStart = href.length
    href += pathText
  }
  const searchStart = href.length
  if (query === undefined) href += url.href.slice(url.searchStart, url.hashStart)
  else if (query !== null) href += `?${query}`
  const hashStart = href.length
  if (fragment === undefined) href += url.href.slice(url.hashStart)
  else if (fragment !== null) href += `#${fragment}`
  return new UrlRecord(
    {
      href,
      schemeEnd: head.schemeEnd,
      usernameEnd: head.usernameEnd,
      hostStart: head.hostStart,
      hostEnd: head.hostEnd,
      portEnd: head.portEnd,
      pathStart,
      searchStart,
      hashStart,
    },
    hasOpaquePath,
  )
}

/** A URL up to its path. */
type Head = Omit<UrlText, 'pathStart' | 'searchStart' | 'hashStart'>

function replacesHead({ scheme, username, password, host, port }: Partial<RecordParts>): boolean {
  return (
    scheme !== undefined ||
    username !== undefined ||
    password !== undefined ||
    host !== undefined ||
    port !== undefined
  )
}

function writeHead(url: UrlRecord, parts: Partial<RecordParts>): Head {
  const { scheme = url.scheme, username = url.username, password = url.password } = parts
  const { port = url.port } = parts
  let href = `${scheme}:`
  const schemeEnd = scheme.length
  const host = hostText(url, parts)
  if (host === null) {
    const end = href.length
    return { href, schemeEnd, usernameEnd: end, hostStart: end, hostEnd: end, portEnd: end }
  }
  href += `//${username}`
  const usernameEnd = href.length
  if (password !== '') href += `:${password}`
  if (username !== '' || password !== '') href += '@'
  const hostStart = href.length
  href += host
  const hostEnd = href.length
  if (port !== null) href += `:${port}`
  return { href, schemeEnd, usernameEnd, hostStart, hostEnd, portEnd: href.length }
}

function hostText(url: UrlRecord, { host }: Partial<RecordParts>): string | null {
  if (host !== undefined) return host && serializeHost(host)
  return hasAuthority(url) ? url.href.slice(url.hostStart, url.hostEnd) : null
}

function writePath(path: UrlPath): string {
  if (path.kind === 'opaque') return path.text
  return path.segments.length === 0 ? '' : `/${path.segments.join('/')}`
}
