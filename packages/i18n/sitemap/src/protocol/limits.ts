import { type Sentence, sentence } from '@waymark/infra/internal'

/**
 * Pages in one sitemap, at most.
 *
 * @example
 * ```ts
 * import { MAX_URLS } from '@waymark/sitemap'
 *
 * MAX_URLS // => 50_000
 * ```
 */
export const MAX_URLS = 50_000

/**
 * Bytes of one file before compression, at most: 50 MiB.
 *
 * @example
 * ```ts
 * import { MAX_BYTES } from '@waymark/sitemap'
 *
 * MAX_BYTES // => 50 * 1024 * 1024
 * ```
 */
export const MAX_BYTES = 52_428_800

/**
 * Sitemaps in one index, at most.
 *
 * @example
 * ```ts
 * import { MAX_SITEMAPS } from '@waymark/sitemap'
 *
 * MAX_SITEMAPS // => 50_000
 * ```
 */
export const MAX_SITEMAPS = 50_000

/**
 * A URL must be shorter than this many characters.
 *
 * @example
 * ```ts
 * import { MAX_LOC_LENGTH } from '@waymark/sitemap'
 *
 * MAX_LOC_LENGTH // => 2048
 * ```
 */
export const MAX_LOC_LENGTH = 2_048

/** What one sitemap may hold; never more than the protocol allows. */
export interface SitemapLimits {
  readonly maxUrls: number
  readonly maxBytes: number
}

/**
 * Whether one file may hold so many pages in so many bytes, its closing tag counted.
 *
 * @example
 * ```ts
 * import { fitsOneSitemap } from '@waymark/sitemap'
 *
 * fitsOneSitemap(50_000, 1_000_000) // => true
 * fitsOneSitemap(50_001, 1_000_000) // => false
 * ```
 */
export function fitsOneSitemap(
  urls: number,
  bytes: number,
  limits: SitemapLimits = { maxUrls: MAX_URLS, maxBytes: MAX_BYTES },
): boolean {
  return urls <= limits.maxUrls && bytes <= limits.maxBytes
}

/**
 * Whether one index may name so many sitemaps in so many bytes.
 *
 * @example
 * ```ts
 * import { fitsOneIndex } from '@waymark/sitemap'
 *
 * fitsOneIndex(50_000, 60_000_000) // => false
 * ```
 */
export function fitsOneIndex(sitemaps: number, bytes = 0): boolean {
  return sitemaps <= MAX_SITEMAPS && bytes <= MAX_BYTES
}

/**
 * Whether a URL of so many characters is short enough: the protocol requires fewer than 2,048.
 *
 * @example
 * ```ts
 * import { isValidLocLength } from '@waymark/sitemap'
 *
 * isValidLocLength(2047) // => true
 * isValidLocLength(2048) // => false
 * ```
 */
export function isValidLocLength(length: number): boolean {
  return length < MAX_LOC_LENGTH
}

/** What is wrong with a URL of so many characters. */
export function locTooLong(length: number): Sentence {
  return sentence('The URL has {length} characters; the protocol allows 2,047.', { length })
}
