import { BOOLEAN, checkOptions, type OptionTable, oneOf } from '@waymark/infra/options'
import { createRecordNormalizer } from '@waymark/normalize/core'
import { pageRules } from '@waymark/normalize/internal'
import { findScheme, parseUrl, serializeUrl } from '@waymark/url-parser'
import { requireRecord } from '@waymark/url-parser/internal'
import type { Match, NormalizeForMatching } from './match.ts'

/** Which URLs are one page. URLs that RFC 3986 calls equivalent always are. */
export interface MatchingOptions {
  /** How paths end: with `preserve`, `/a` and `/a/` are two pages. The root path is always `/`. Default `'preserve'`. */
  readonly trailingSlash?: 'never' | 'always' | 'preserve' | undefined
  /** Whether URLs that differ only in the query are one page. Default `false`. */
  readonly removeQuery?: boolean | undefined
  /** Whether URLs that differ only in the fragment are one page, as for search engines. Default `true`. */
  readonly removeFragment?: boolean | undefined
}

export const MATCHING_OPTIONS: OptionTable<MatchingOptions> = {
  trailingSlash: /* @__PURE__ */ oneOf('never', 'always', 'preserve'),
  removeQuery: BOOLEAN,
  removeFragment: BOOLEAN,
}

/**
 * Creates a normaliser from the preset `seo`, which accepts only http and https. Of the rules that can merge pages, only
 * `remove-fragment` is a default.
 *
 * @throws {OptionError} If an option is wrong.
 *
 * @example
 * ```ts
 * import { createNormalizeForMatching } from '@waymark/hreflang'
 *
 * const normalize = createNormalizeForMatching()
 * normalize('HTTPS://a.example/%7eme/?q#top') // => { kind: 'ok', url: 'https://a.example/~me/?q' }
 * normalize('/me') // => { kind: 'relative' }
 * createNormalizeForMatching({ trailingSlash: 'always' })('https://a.example/me') // => { kind: 'ok', url: 'https://a.example/me/' }
 * ```
 */
export function createNormalizeForMatching(options: MatchingOptions = {}): NormalizeForMatching {
  options = checkOptions(options, MATCHING_OPTIONS)
  const { trailingSlash = 'preserve', removeQuery = false, removeFragment = true } = options
  const { rules, options: own } = pageRules({
    trailingSlash,
    removeQuery,
    removeFragment,
    normalizePort: true,
  })
  const normalize = createRecordNormalizer(rules, own)
  return (loc, url = parseUrl(loc)): Match => {
    if (url !== null) requireRecord(url)
    const scheme = url === null ? findScheme(loc)?.name : url.scheme
    if (scheme === undefined) return { kind: 'relative' }
    if (scheme !== 'https' && scheme !== 'http') return { kind: 'unsupported-scheme' }
    if (url === null) return { kind: 'invalid' }
    return { kind: 'ok', url: serializeUrl(normalize(url)) }
  }
}
