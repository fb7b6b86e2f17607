import { OptionError } from '@waymark/infra/options'
import { requireRecord, type UrlRecord } from '@waymark/url-parser'
import { editUrl, requireName } from './edit-url.ts'

/**
 * Adds segments to the end of a path. A slash at its end is not doubled.
 *
 * @param segments - As they are meant: a `/` in one of them is percent-encoded. An empty one at the end leaves a slash there.
 * @throws ArgumentError if it is not a URL record.
 * @throws OptionError if the path is opaque, or a segment is `.` or `..`.
 *
 * @example
 * ```ts
 * import { appendSegments } from '@waymark/url-edit'
 * import { parseUrl } from '@waymark/url-parser'
 *
 * const url = parseUrl('https://a.example/b/?q')!
 * appendSegments(url, ['c d', 'e/f']).href // => 'https://a.example/b/c%20d/e%2Ff?q'
 * ```
 */
export function appendSegments(url: UrlRecord, segments: readonly string[]): UrlRecord {
  requireRecord(url)
  const { path } = url
  if (path.kind === 'opaque') {
    throw new OptionError('segments', 'a URL with an opaque path has no segments')
  }
  const own =
    path.segments[path.segments.length - 1] === '' ? path.segments.slice(0, -1) : path.segments
  const added = segments.map((segment) => requireName(segment, 'segments'))
  if (added.length === 0) return url
  return editUrl(url, { path: { encoded: [...own, ...added].map((each) => `/${each}`).join('') } })
}
