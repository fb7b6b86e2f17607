import type { UrlRecord } from '@waymark/url-parser'
import {
  resolveSerialized,
  type SerializedParts,
  scanParseable,
  scanSerialized,
  splitSerialized,
} from '@waymark/url-parser/serialized'
import type { UrlParser } from './url-parser.ts'

/** *API URL parser*, then *URL serializer*: a `URL` keeps only the text. */
export interface UrlSerialization {
  /** `null` is the standard's *failure*, of the URL or of its base. */
  parse(url: string, base: string | null): string | null
  canParse(url: string, base: string | null): boolean
}

interface Base {
  readonly text: string
  /** `null` when the base does not parse. */
  readonly href: string | null
  /** `null` where relative references go to the parser: `file:` and what is not special. */
  readonly parts: SerializedParts | null
  /** Parsed when first needed. */
  record: UrlRecord | null
}

const RESOLVABLE = /^(?:https?|wss?|ftp):/

/**
 * https://url.spec.whatwg.org/#api-url-parser
 *
 * The last base is kept: whoever resolves one reference resolves a page of them.
 */
export function createUrlSerialization(parser: UrlParser): UrlSerialization {
  let lastBase: Base | null = null

  function parseAbsolute(url: string): string | null {
    const scanned = scanSerialized(url)
    if (scanned !== null) return scanned
    const record = parser.basicUrlParse(url)
    return record && parser.serializeUrl(record)
  }

  function openBase(text: string): Base {
    if (lastBase !== null && lastBase.text === text) return lastBase
    const href = parseAbsolute(text)
    const parts = href !== null && RESOLVABLE.test(href) ? splitSerialized(href) : null
    lastBase = { text, href, parts, record: null }
    return lastBase
  }

  function parse(url: string, baseText: string | null): string | null {
    if (baseText === null) return parseAbsolute(url)
    const base = openBase(baseText)
    if (base.href === null) return null
    const quick =
      scanSerialized(url) ?? (base.parts && resolveSerialized(url, base.href, base.parts))
    if (quick !== null) return quick
    base.record ??= parser.basicUrlParse(base.href)
    const record = parser.basicUrlParse(url, base.record)
    return record && parser.serializeUrl(record)
  }

  return {
    parse,
    canParse(url, base) {
      if (base !== null) return parse(url, base) !== null
      return scanParseable(url) || parser.basicUrlParse(url) !== null
    },
  }
}
