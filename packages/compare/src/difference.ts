import { isPercentEncodedByteAt } from '@waymark/host/internal'
import { splitUri } from '@waymark/rfc3986'

/** A part of a URL, as RFC 3986 names them; `text` if a key is not a URL. */
export type Part = 'scheme' | 'authority' | 'path' | 'query' | 'fragment' | 'text'

/** Offsets in UTF-16 code units of a key; `start` and `end` are equal where something is missing. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Where two strings differ: everything before and after is the same in both. */
export interface SpanPair {
  readonly a: Span
  readonly b: Span
}

/** Where two keys differ. */
export interface Difference extends SpanPair {
  /** The part in which the first difference is. */
  readonly part: Part
}

/** Finds where two different keys differ. */
export function findDifference(a: string, b: string, areUrls: boolean): Difference {
  const spans = findSpans(a, b)
  return { part: areUrls ? firstPart(a, b, spans.a.start) : 'text', ...spans }
}

/**
 * Finds where two strings differ, in whole characters and whole percent-encoded bytes.
 *
 * @example
 * ```ts
 * import { findSpans } from '@waymark/compare'
 *
 * findSpans('/a%7Eb', '/a~b') // => { a: { start: 2, end: 5 }, b: { start: 2, end: 3 } }
 * // Whole percent-encoded bytes, although only the last digit differs.
 * findSpans('/%C3', '/%C4') // => { a: { start: 1, end: 4 }, b: { start: 1, end: 4 } }
 * ```
 */
export function findSpans(a: string, b: string): SpanPair {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start++
  while (splitsUnit(a, start) || splitsUnit(b, start)) start--
  let same = 0
  while (
    same < shorter - start &&
    a.charCodeAt(a.length - 1 - same) === b.charCodeAt(b.length - 1 - same)
  ) {
    same++
  }
  while (same > 0 && (splitsUnit(a, a.length - same) || splitsUnit(b, b.length - same))) same--
  return {
    a: { start, end: a.length - same },
    b: { start, end: b.length - same },
  }
}

/** Whether an offset is inside a surrogate pair or a percent-encoded byte. */
function splitsUnit(text: string, at: number): boolean {
  return (
    ((text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00) ||
    isPercentEncodedByteAt(text, at - 1) ||
    isPercentEncodedByteAt(text, at - 2)
  )
}

const PARTS = ['scheme', 'authority', 'path', 'query', 'fragment'] as const
type UrlPart = (typeof PARTS)[number]

/** The part that the character at an offset belongs to, with the sign that begins it. */
function partAt(url: string, offset: number): UrlPart {
  const { scheme, authority, path, query } = splitUri(url)
  let end = scheme === null ? 0 : scheme.length + 1
  if (offset < end) return 'scheme'
  if (authority !== null) end += authority.length + 2
  if (offset < end) return 'authority'
  end += path.length
  if (offset < end) return 'path'
  if (query !== null) end += query.length + 1
  if (offset < end) return 'query'
  return 'fragment'
}

/** Where one has a part that the other lacks, the difference is in that part. */
function firstPart(a: string, b: string, offset: number): UrlPart {
  if (offset >= a.length) return partAt(b, offset)
  if (offset >= b.length) return partAt(a, offset)
  const first = Math.min(PARTS.indexOf(partAt(a, offset)), PARTS.indexOf(partAt(b, offset)))
  return PARTS[first] ?? 'fragment'
}
