import { wrongValue } from '@waymark/infra/internal'
import {
  BOOLEAN,
  checkOptions,
  type OptionTable,
  type OptionType,
  oneOf,
} from '@waymark/infra/options'
import { createRecordNormalizer, seo } from '@waymark/normalize/core'
import { decodeUnreserved, uppercasePercentEncoding } from '@waymark/rfc3986'
import { findScheme, parseUrl, serializeUrl } from '@waymark/url-parser'
import { requireRecord } from '@waymark/url-parser/internal'
import type { Match, NormalizeForMatching } from './match.ts'

/** How the paths of matched URLs end. */
export type TrailingSlash = 'never' | 'always' | 'preserve'

/** Which parts of a URL do not distinguish pages. */
export interface MatchingOptions {
  /** Whether URLs that differ only in the query are one page. Default `true`. */
  readonly removeQuery?: boolean | undefined
  /** Whether URLs that differ only in the fragment are one page. Default `true`. */
  readonly removeFragment?: boolean | undefined
}

/** The option `trailingSlash`. */
export const TRAILING_SLASH: OptionType = /* @__PURE__ */ oneOf('never', 'always', 'preserve')

export const MATCHING_OPTIONS: OptionTable<MatchingOptions> = {
  removeQuery: BOOLEAN,
  removeFragment: BOOLEAN,
}

/**
 * Creates a normaliser from the `seo` preset: it removes the query and the fragment, treats trailing slashes in one way,
 * and accepts only http and https.
 *
 * Percent-encoded bytes stay as they are written; for matching, those that RFC 3986 calls equivalent are equal.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 * @param trailingSlash - Default `'never'`. The root path is always `/`.
 *
 * @example
 * ```ts
 * import { createNormalizeForMatching } from '@waymark/hreflang'
 *
 * const normalize = createNormalizeForMatching()
 * normalize('HTTPS://a.example/%7eme/?q') // => { kind: 'ok', url: 'https://a.example/%7eme', key: 'https://a.example/~me' }
 * normalize('/me') // => { kind: 'relative' }
 * createNormalizeForMatching('always')('https://a.example/me') // => { kind: 'ok', url: 'https://a.example/me/' }
 * ```
 */
export function createNormalizeForMatching(
  trailingSlash: TrailingSlash = 'never',
  options: MatchingOptions = {},
): NormalizeForMatching {
  if (!TRAILING_SLASH.accepts(trailingSlash)) {
    throw wrongValue('trailingSlash', TRAILING_SLASH, trailingSlash)
  }
  options = checkOptions(options, MATCHING_OPTIONS)
  const { removeQuery = true, removeFragment = true } = options
  const rules = seo.rules.filter(
    ({ name }) =>
      (removeQuery || name !== 'remove-query') && (removeFragment || name !== 'remove-fragment'),
  )
  const normalize = createRecordNormalizer(rules, { ...seo.options, trailingSlash })
  return (loc, url = parseUrl(loc)): Match => {
    if (url !== null) requireRecord(url)
    const scheme = url === null ? findScheme(loc)?.name : url.scheme
    if (scheme === undefined) return { kind: 'relative' }
    if (scheme !== 'https' && scheme !== 'http') return { kind: 'unsupported-scheme' }
    if (url === null) return { kind: 'invalid' }
    const normal = serializeUrl(normalize(url))
    const key = normal.includes('%') ? decodeUnreserved(uppercasePercentEncoding(normal)) : normal
    return key === normal ? { kind: 'ok', url: normal } : { kind: 'ok', url: normal, key }
  }
}
