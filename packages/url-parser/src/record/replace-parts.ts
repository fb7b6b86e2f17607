import { serializeHost } from '@waymark/host/ascii'
import { ownOptions } from '@waymark/infra/internal'
import {
  PORT_END,
  replaceCredentials,
  replaceFragment,
  replaceHost,
  replacePart,
  replacePort,
  replaceQuery,
  SCHEME_END,
  SEARCH_START,
} from '../state-overrides.ts'
import { parser } from '../text/parser.ts'
import { hasAuthority, type UrlText } from '../text/url-text.ts'
import { type RecordParts, takeRecord, type UrlPath, type UrlRecord } from './url-record.ts'
import { serializePath } from './url-serializer.ts'

/**
 * Replaces parts of a URL by parts that are right already. Nothing is checked or percent-encoded, and a default port is kept, so
 * the parser might not give the result. `editUrl` of `@waymark/url-edit` checks; normalisation cannot take the time.
 *
 * Parts are read back from the written string: a segment with a `/` becomes two.
 *
 * @param parts - What is replaced; `null` removes a part. Without a host, credentials and port are ignored.
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 *
 * @example
 * ```ts
 * import { parseUrl } from '@waymark/url-parser'
 * import { replaceParts } from '@waymark/url-parser/internal'
 *
 * replaceParts(parseUrl('https://a.example/b?c')!, { query: null }).href // => 'https://a.example/b'
 * ```
 */
export function replaceParts(url: UrlRecord, parts: Partial<RecordParts>): UrlRecord {
  const { scheme, username, password, host, port, path, query, fragment } = ownOptions(parts)
  const isOpaque = path === undefined ? url.hasOpaquePath : path.kind === 'opaque'
  parser.isWide = false
  // Each step works on the result of the step before, which is in the registers.
  let text: UrlText = url
  if (scheme !== undefined) {
    replacePart(text, SCHEME_END, 0, text.schemeEnd, scheme)
    text = parser
  }
  if (host !== undefined) {
    if (host === null) removeAuthority(text)
    else replaceHost(text, serializeHost(host))
    text = parser
  }
  if ((username !== undefined || password !== undefined) && hasAuthority(text)) {
    replaceCredentials(text, username ?? url.username, password ?? url.password)
    text = parser
  }
  if (port !== undefined && hasAuthority(text)) {
    replacePort(text, port === null ? '' : `:${port}`)
    text = parser
  }
  if (path !== undefined || host === null) {
    replacePath(text, path === undefined ? serializePath(url) : writePath(path), isOpaque)
    text = parser
  }
  if (query !== undefined) {
    replaceQuery(text, query === null ? '' : `?${query}`)
    text = parser
  }
  if (fragment !== undefined) {
    replaceFragment(text, fragment === null ? '' : `#${fragment}`)
    text = parser
  }
  return text === url ? url : takeRecord(isOpaque)
}

function removeAuthority(url: UrlText): void {
  const start = url.schemeEnd + 1
  replacePart(url, PORT_END, start, url.portEnd, '')
  parser.usernameEnd = parser.hostStart = parser.hostEnd = start
}

function replacePath(url: UrlText, path: string, isOpaque: boolean): void {
  const { portEnd } = url
  // Keeps `web+demo:/.//not-a-host/` from being read as an authority.
  const guard = !isOpaque && !hasAuthority(url) && path.startsWith('//') ? '/.' : ''
  replacePart(url, SEARCH_START, portEnd, url.searchStart, guard + path)
  parser.pathStart = portEnd + guard.length
}

function writePath(path: UrlPath): string {
  if (path.kind === 'opaque') return path.text
  let text = ''
  for (let i = 0; i < path.segments.length; i++) text += `/${path.segments[i]!}`
  return text
}
