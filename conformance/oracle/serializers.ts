import { serializeHost } from './host-serializer.ts'
import { includesCredentials, type UrlRecord } from './url-record.ts'

/** https://url.spec.whatwg.org/#concept-url-serializer */
export function serializeUrl(url: UrlRecord, excludeFragment = false): string {
  // 1. Start with the scheme and a colon.
  let output = `${url.scheme}:`
  // 2. A host is written with what belongs to it.
  if (url.host !== null) {
    // 2.1. Write `//` before it.
    output += '//'
    // 2.2. Credentials come first.
    if (includesCredentials(url)) {
      // 2.2.1. Write the username.
      output += url.username
      // 2.2.2. Write the password after a colon, if there is one.
      if (url.password !== '') output += `:${url.password}`
      // 2.2.3. Write `@` after both.
      output += '@'
    }
    // 2.3. Write the host.
    output += serializeHost(url.host)
    // 2.4. Write the port after a colon, if there is one.
    if (url.port !== null) output += `:${url.port}`
  }
  // 3. Without a host, `/.` keeps a path from being read as one.
  if (
    url.host === null &&
    url.path.kind === 'list' &&
    url.path.segments.length > 1 &&
    url.path.segments[0] === ''
  ) {
    output += '/.'
  }
  // 4. Write the path.
  output += serializePath(url)
  // 5. Write the query after `?`, if there is one.
  if (url.query !== null) output += `?${url.query}`
  // 6. Write the fragment after `#`, if it is there and wanted.
  if (!excludeFragment && url.fragment !== null) output += `#${url.fragment}`
  // 7. The text is the result.
  return output
}

/** https://url.spec.whatwg.org/#url-path-serializer */
export function serializePath(url: UrlRecord): string {
  // 1. An opaque path is written as it is.
  if (url.path.kind === 'opaque') return url.path.text
  // 2. Start with an empty output.
  let output = ''
  // 3. Write each segment after `/`.
  for (const segment of url.path.segments) output += `/${segment}`
  // 4. The text is the result.
  return output
}
