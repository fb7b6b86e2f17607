import type { UrlRecord } from '@waymark/url-parser'
import {
  authorityStart,
  cutBase,
  isRepairable,
  isSerializedNotSpecial,
  matchNotSpecial,
  matchSerialized,
  type ReferenceBase,
  repairSerialized,
  resolveSerialized,
  type SerializedUrl,
  scanParseable,
  scanSerialized,
  splitSerialized,
  tidyStart,
} from '@waymark/url-parser/serialized'
import type { UrlParser } from './url-parser.ts'

/** *API URL parser*, then *URL serializer*: a `URL` keeps only the text and its offsets. */
export interface UrlSerialization {
  /** `null` is the standard's *failure*, of the URL or of its base. */
  parse(url: string, base: string | null): SerializedUrl | null
  canParse(url: string, base: string | null): boolean
}

interface Base {
  readonly text: string
  /** `null` when the base does not parse. */
  readonly serialized: SerializedUrl | null
  /** For the fast path of relative references; `null` but for special URLs, and for `file:` with its drive letters. */
  readonly cut: ReferenceBase | null
  /** Parsed when first needed. */
  record: UrlRecord | null
}

/** In so many calls a process counts as young. */
const YOUNG = 2_000

/**
 * https://url.spec.whatwg.org/#api-url-parser
 *
 * The last base is kept: whoever resolves one reference resolves a page of them.
 */
export function createUrlSerialization(parser: UrlParser): UrlSerialization {
  let lastBase: Base | null = null
  let calls = 0

  function serialize(record: UrlRecord | null): SerializedUrl | null {
    return record && splitSerialized(parser.serializeUrl(record))
  }

  function quickly(url: string): SerializedUrl | null {
    if (calls < YOUNG) {
      calls++
      const matched = matchSerialized(url)
      if (matched !== null) return matched
    }
    const quick = quicklyTidy(url)
    if (quick !== null) return quick
    const tidied = tidyStart(url)
    return tidied === null ? null : quicklyTidy(tidied)
  }

  function quicklyTidy(url: string): SerializedUrl | null {
    return scanSerialized(url) ?? repairSerialized(url, parser.parseHost) ?? matchNotSpecial(url)
  }

  function isParseable(url: string): boolean {
    return scanParseable(url) || isRepairable(url, parser.parseHost) || isSerializedNotSpecial(url)
  }

  function openBase(text: string): Base {
    if (lastBase !== null && lastBase.text === text) return lastBase
    const serialized = parse(text, null)
    const isCut = serialized !== null && authorityStart(serialized.href) !== -1
    lastBase = { text, serialized, cut: isCut ? cutBase(serialized) : null, record: null }
    return lastBase
  }

  function parse(url: string, baseText: string | null): SerializedUrl | null {
    if (baseText === null) return quickly(url) ?? serialize(parser.basicUrlParse(url))
    const base = openBase(baseText)
    if (base.serialized === null) return null
    const { cut } = base
    const isRelative = cut !== null && authorityStart(url) === -1
    const resolved = isRelative ? resolveSerialized(url, cut) : null
    const quick = resolved ?? quickly(url)
    if (quick !== null) return quick
    base.record ??= parser.basicUrlParse(base.serialized.href)
    return serialize(parser.basicUrlParse(url, base.record))
  }

  return {
    parse,
    canParse(url, base) {
      if (base !== null) return parse(url, base) !== null
      if (isParseable(url)) return true
      const tidied = tidyStart(url)
      return (tidied !== null && isParseable(tidied)) || parse(url, null) !== null
    },
  }
}
