import type { UrlRecord } from '@waymark/url-parser'

/** The result of normalising a URL for matching: the normal form that all URLs of one page share, or why it has none. */
export type Match =
  | { readonly kind: 'ok'; readonly url: string }
  | { readonly kind: 'relative' | 'unsupported-scheme' | 'invalid' }

/**
 * The normal form that all URLs of one page share; `null` for a URL that has none.
 *
 * @example
 * ```ts
 * import { createNormalizeForMatching, keyOfMatch } from '@waymark/hreflang'
 *
 * keyOfMatch(createNormalizeForMatching()('https://a.example/%7eme')) // => 'https://a.example/~me'
 * ```
 */
export function keyOfMatch(match: Match): string | null {
  return match.kind === 'ok' ? match.url : null
}

/**
 * Returns the normal form by which URLs are matched. It must be pure: it is called once for each distinct URL.
 *
 * @param url - What `parseUrl(loc)` gave, if it is known, so that it is not parsed again.
 */
export type NormalizeForMatching = (loc: string, url?: UrlRecord | null) => Match

/** The matches of the URLs of an entry: that of its own, then those of its alternates in their order. */
export type EntryMatches = readonly { readonly match: Match }[]
