import { requireRecord, type UrlRecord } from './url-record.ts'

/**
 * A URL as an ASCII string. To parse that string gives an equal record.
 *
 * @param excludeFragment - Whether `#` and what follows is left out.
 * @throws ArgumentError if it is not a URL record.
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 *
 * @example
 * ```ts
 * import { parseUrl, serializeUrl } from '@waymark/url-parser'
 *
 * const url = parseUrl('https://A.example/ü#d')!
 * serializeUrl(url) // => 'https://a.example/%C3%BC#d'
 * serializeUrl(url, true) // => 'https://a.example/%C3%BC'
 * ```
 */
export function serializeUrl(url: UrlRecord, excludeFragment = false): string {
  requireRecord(url)
  return excludeFragment ? url.href.slice(0, url.hashStart) : url.href
}

/**
 * The path of a URL as ASCII text: empty, opaque, or each segment after its `/`.
 *
 * @throws ArgumentError if it is not a URL record.
 * @see https://url.spec.whatwg.org/#url-path-serializer
 *
 * @example
 * ```ts
 * import { parseUrl, serializePath } from '@waymark/url-parser'
 *
 * serializePath(parseUrl('https://a.example/b/./c?d')!) // => '/b/c'
 * serializePath(parseUrl('mailto:b@a.example')!) // => 'b@a.example'
 * ```
 */
export function serializePath(url: UrlRecord): string {
  requireRecord(url)
  return url.href.slice(url.pathStart, url.searchStart)
}

/**
 * Whether two URLs serialise to the same text.
 *
 * @param excludeFragments - Whether fragments are left out of the comparison.
 * @throws ArgumentError if one of them is not a URL record, such as a string.
 * @see https://url.spec.whatwg.org/#concept-url-equals
 *
 * @example
 * ```ts
 * import { parseUrl, urlEquals } from '@waymark/url-parser'
 *
 * const a = parseUrl('https://a.example/b')!
 * const b = parseUrl('HTTPS://a.example:443/c/../b#d')!
 * urlEquals(a, b) // => false
 * urlEquals(a, b, true) // => true
 * ```
 */
export function urlEquals(a: UrlRecord, b: UrlRecord, excludeFragments = false): boolean {
  requireRecord(a, 'a')
  requireRecord(b, 'b')
  return serializeUrl(a, excludeFragments) === serializeUrl(b, excludeFragments)
}
