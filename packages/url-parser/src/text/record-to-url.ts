import { serializeHost } from '@waymark/host/ascii'
import { includesCredentials, type UrlRecord } from '../record/url-record.ts'
import { serializePath } from '../record/url-serializer.ts'
import type { UrlText } from './parser.ts'

/** A record as the URL serializer writes it, with the offsets of its parts. */
export function recordToUrl(url: UrlRecord): UrlText {
  let href = `${url.scheme}:`
  const schemeEnd = href.length - 1
  let usernameEnd = href.length
  let hostStart = href.length
  let hostEnd = href.length
  if (url.host !== null) {
    href += '//'
    usernameEnd = hostStart = href.length
    if (includesCredentials(url)) {
      href += url.username
      usernameEnd = href.length
      if (url.password !== '') href += `:${url.password}`
      href += '@'
      hostStart = href.length
    }
    href += serializeHost(url.host)
    hostEnd = href.length
    if (url.port !== null) href += `:${url.port}`
  }
  const portEnd = href.length
  const path = serializePath(url)
  if (url.host === null && url.path.kind === 'list' && path.startsWith('//')) href += '/.'
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
