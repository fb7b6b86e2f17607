import { serializeHost } from '@waymark/host'
import type { SerializedUrl } from './split-serialized.ts'
import type { UrlRecord } from './url-record.ts'
import { serializePath } from './url-serializer.ts'

/**
 * The URL serializer, which remembers where it wrote what: the same as `splitSerialized(serializeUrl(url))`,
 * without looking through the text again.
 *
 * https://url.spec.whatwg.org/#concept-url-serializer
 */
export function serializeParts(url: UrlRecord): SerializedUrl {
  const schemeEnd = url.scheme.length
  let href = `${url.scheme}:`
  let usernameEnd = href.length
  let hostStart = usernameEnd
  let hostEnd = usernameEnd
  let portEnd = usernameEnd
  if (url.host !== null) {
    href += `//${url.username}`
    usernameEnd = hostStart = href.length
    if (url.username !== '' || url.password !== '') {
      href += url.password === '' ? '@' : `:${url.password}@`
      hostStart = href.length
    }
    href += serializeHost(url.host)
    hostEnd = href.length
    if (url.port !== null) href += `:${url.port}`
    portEnd = href.length
  }
  const path = serializePath(url)
  // A list that begins with an empty segment and has another one would look like an authority.
  if (url.host === null && path.startsWith('//') && url.path.kind === 'list') href += '/.'
  const pathStart = href.length
  href += path
  const searchStart = href.length
  if (url.query !== null) href += `?${url.query}`
  const hashStart = href.length
  if (url.fragment !== null) href += `#${url.fragment}`
  return {
    href,
    schemeEnd,
    usernameEnd,
    hostStart,
    hostEnd,
    portEnd,
    pathStart,
    searchStart,
    hashStart,
  }
}
