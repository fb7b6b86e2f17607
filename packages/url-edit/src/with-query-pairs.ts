import type { UrlRecord } from '@waymark/url-parser'
import { serializeUrlencoded } from '@waymark/urlencoded'
import { editUrl } from './edit-url.ts'

/**
 * Replaces the query by names and values, as a form writes them.
 *
 * @param tuples - In their order, as they are meant; none of them removes the query. To add some, begin with those of
 *   `parseUrlencoded(url.query ?? '')`.
 * @throws ArgumentError if it is not a URL record, or one of the tuples is not one of two strings.
 * @see https://url.spec.whatwg.org/#urlencoded-serializing
 *
 * @example
 * ```ts
 * import { withQueryPairs } from '@waymark/url-edit'
 * import { parseUrl } from '@waymark/url-parser'
 *
 * const url = parseUrl('https://a.example/?old#f')!
 * withQueryPairs(url, [['q', 'tea & cake'], ['page', '2']]).href // => 'https://a.example/?q=tea+%26+cake&page=2#f'
 * withQueryPairs(url, []).href // => 'https://a.example/#f'
 * ```
 */
export function withQueryPairs(
  url: UrlRecord,
  tuples: Iterable<readonly [name: string, value: string]>,
): UrlRecord {
  const query = serializeUrlencoded(tuples)
  return editUrl(url, { query: query === '' ? null : { encoded: query } })
}
