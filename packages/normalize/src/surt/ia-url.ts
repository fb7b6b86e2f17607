import { asciiLowercase } from '@waymark/infra'
import { toByteString } from '../bytes.ts'

/**
 * A URL as the canonicalisers of the Internet Archive parse it.
 *
 * @see https://github.com/internetarchive/surt/blob/master/surt/handyurl.py
 */
export interface IaUrl {
  scheme: string
  host: string | null
  port: number | null
  path: string | null
  query: string | null
  fragment: string | null
  /** Whether the URL ends with a `?`. */
  lastDelimiter: string
}

/** Parses a URL; `null` if its port is not a number. */
export function parseIaUrl(input: string): IaUrl | null {
  let text = toByteString(input).replace(/^[\t-\r ]+/, '')
  let length = text.length
  while (length > 0 && /[\t-\r ]/.test(text[length - 1]!)) length--
  text = text.slice(0, length).replace(/[\t\n\r]/g, '')
  if (text !== '' && !/^[a-z][a-z0-9+.-]*:/i.test(text)) text = `http://${text}`
  text = lastProtocol(text)
  const colon = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0].length ?? 0
  const hash = text.indexOf('#')
  const end = hash === -1 ? text.length : hash
  const mark = text.slice(0, end).indexOf('?')
  const pathEnd = mark === -1 ? end : mark
  let path = text.slice(colon, pathEnd)
  let netloc = ''
  if (path.startsWith('//')) {
    const slash = path.indexOf('/', 2)
    netloc = slash === -1 ? path.slice(2) : path.slice(2, slash)
    path = slash === -1 ? '' : path.slice(slash)
  }
  const scheme = text.slice(0, Math.max(0, colon - 1))
  let { host, port } = readHost(netloc)
  if (/[^0-9]/.test(port) || Number(port) > 0xffff) return null
  if (scheme.startsWith('http') && host === '' && path !== '') {
    const bare = path.replace(/^\/+/, '')
    const slash = bare.indexOf('/')
    host = slash === -1 ? bare : bare.slice(0, slash)
    path = slash === -1 ? '/' : bare.slice(slash)
  }
  const query = mark === -1 ? '' : text.slice(mark + 1, end)
  const fragment = hash === -1 ? '' : text.slice(hash + 1)
  return {
    scheme,
    host: host === '' ? null : host,
    port: port === '' ? null : Number(port),
    path: path === '' ? null : path,
    query: query === '' ? null : query,
    fragment: fragment === '' ? null : fragment,
    lastDelimiter: query === '' && text.endsWith('?') ? '?' : '',
  }
}

/** Of repeated schemes at the start, such as `http://https://`, only the last counts. */
function lastProtocol(text: string): string {
  let start = 0
  let last = 0
  for (;;) {
    const length = text.startsWith('http://', start)
      ? 7
      : text.startsWith('https://', start)
        ? 8
        : 0
    if (length === 0) return text.slice(last)
    last = start
    start += length
  }
}

function readHost(netloc: string): { host: string; port: string } {
  let end = netloc.length
  while (netloc[end - 1] === ':') end--
  const rest = netloc.slice(netloc.lastIndexOf('@', end - 1) + 1, end)
  const bracket = rest.indexOf('[')
  const close = bracket === -1 ? -1 : rest.indexOf(']', bracket)
  let host = rest
  let port = ''
  if (bracket !== -1) {
    host = rest.slice(bracket + 1, close === -1 ? undefined : close)
    const colon = close === -1 ? -1 : rest.indexOf(':', close)
    port = colon === -1 ? '' : rest.slice(colon + 1)
  } else {
    const colon = rest.indexOf(':')
    if (colon !== -1) {
      host = rest.slice(0, colon)
      port = rest.slice(colon + 1)
    }
  }
  // After a `%` there could be the zone of an IPv6 address.
  const zone = host.indexOf('%')
  if (zone === -1) return { host: asciiLowercase(host), port }
  return { host: asciiLowercase(host.slice(0, zone)) + host.slice(zone), port }
}
