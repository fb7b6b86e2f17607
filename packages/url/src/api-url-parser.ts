import { LONG_TEXT } from '@waymark/infra/internal'
import { Base, parseText, parseUrlText, takeResult } from '@waymark/url-parser/internal'
import { invalidUrl } from './invalid-url.ts'
import type { UrlParser } from './url-parser.ts'

/** The *API URL parser*: a URL and a base as strings. Its result is in the registers of the parser. */
export interface ApiUrlParser {
  /** @returns Whether the URL parses, and its base if there is one. */
  parse(url: string, base: string | null): boolean
  canParse(url: string, base: string | null): boolean
  /** The error for a URL that does not parse. */
  invalidUrl(url: string, base: string | null): TypeError
  /** The origin of a `blob:` URL by its path, serialised. */
  blobOrigin(path: string): string
}

/**
 * https://url.spec.whatwg.org/#api-url-parser
 *
 * The last base is kept unless it is long, because most callers resolve many references against one base.
 */
export function createApiUrlParser(parser: UrlParser): ApiUrlParser {
  const { parseHost } = parser
  let lastBase: Base | null = null
  let lastBaseText = ''

  function openBase(text: string): Base | null {
    if (lastBase !== null && lastBaseText === text) return lastBase
    if (!parseText(text, null, false, parseHost)) return null
    const base = new Base(takeResult())
    if (text.length <= LONG_TEXT) {
      lastBase = base
      lastBaseText = text
    }
    return base
  }

  function run(url: string, baseText: string | null, asksOnly: boolean): boolean {
    if (baseText === null) return parseText(url, null, asksOnly, parseHost)
    const base = openBase(baseText)
    return base !== null && parseText(url, base, asksOnly, parseHost)
  }

  return {
    parse: (url, base) => run(url, base, false),
    canParse: (url, base) => run(url, base, true),
    invalidUrl: (url, base) => invalidUrl(parser, url, base),
    blobOrigin(path) {
      const url = parseUrlText(path, parseHost)
      if (url === null || !/^https?:/.test(url.href)) return 'null'
      const { href, hostStart, portEnd, schemeEnd } = url
      return href.slice(0, schemeEnd + 3) + href.slice(hostStart, portEnd)
    },
  }
}
