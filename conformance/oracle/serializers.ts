import { serializeHost } from './host-serializer.ts'
import { includesCredentials, type UrlRecord } from './url-record.ts'

/** https://url.spec.whatwg.org/#concept-url-serializer */
export function serializeUrl(url: UrlRecord, excludeFragment = false): string {
  // 1.
  let output = `${url.scheme}:`
  // 2.
  if (url.host !== null) {
    // 2.1.
    output += '//'
    // 2.2.
    if (includesCredentials(url)) {
      // 2.2.1.
      output += url.username
      // 2.2.2.
      if (url.password !== '') output += `:${url.password}`
      // 2.2.3.
      output += '@'
    }
    // 2.3.
    output += serializeHost(url.host)
    // 2.4.
    if (url.port !== null) output += `:${url.port}`
  }
  // 3.
  if (
    url.host === null &&
    url.path.kind === 'list' &&
    url.path.segments.length > 1 &&
    url.path.segments[0] === ''
  ) {
    output += '/.'
  }
  // 4.
  output += serializePath(url)
  // 5.
  if (url.query !== null) output += `?${url.query}`
  // 6.
  if (!excludeFragment && url.fragment !== null) output += `#${url.fragment}`
  // 7.
  return output
}

/** https://url.spec.whatwg.org/#url-path-serializer */
export function serializePath(url: UrlRecord): string {
  // 1.
  if (url.path.kind === 'opaque') return url.path.text
  // 2.
  let output = ''
  // 3.
  for (const segment of url.path.segments) output += `/${segment}`
  // 4.
  return output
}
