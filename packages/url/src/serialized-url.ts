import { flatten, LONG_TEXT } from '@waymark/infra'
import type { UrlRecord } from '@waymark/url-parser'
import {
  type ReferenceBase,
  type SerializedUrl,
  splitSerialized,
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
  /** For the fast path of relative references; `null` where there is none. */
  readonly cut: ReferenceBase | null
  /** Parsed when first needed. */
  record: UrlRecord | null
}

/**
 * https://url.spec.whatwg.org/#api-url-parser
 *
 * The last base is kept unless it is long: whoever resolves one reference resolves a page of them.
 */
export function createUrlSerialization(parser: UrlParser): UrlSerialization {
  let lastBase: Base | null = null
  const { fastPaths } = parser

  function serialize(record: UrlRecord | null): SerializedUrl | null {
    return record && splitSerialized(flatten(parser.serializeUrl(record)))
  }

  function openBase(text: string): Base {
    if (lastBase !== null && lastBase.text === text) return lastBase
    const serialized = parse(text, null)
    const cut = serialized && fastPaths.cutBase(serialized)
    const base = { text, serialized, cut, record: null }
    lastBase = text.length > LONG_TEXT ? null : base
    return base
  }

  function parse(url: string, baseText: string | null): SerializedUrl | null {
    if (baseText === null) return fastPaths.parse(url) ?? serialize(parser.basicUrlParse(url))
    const base = openBase(baseText)
    if (base.serialized === null) return null
    const resolved = base.cut && fastPaths.resolve(url, base.cut)
    const quick = resolved ?? fastPaths.parse(url)
    if (quick !== null) return quick
    base.record ??= parser.basicUrlParse(base.serialized.href)
    return serialize(parser.basicUrlParse(url, base.record))
  }

  return {
    parse,
    canParse(url, base) {
      if (base !== null) return parse(url, base) !== null
      return fastPaths.isParseable(url) || parse(url, null) !== null
    },
  }
}
