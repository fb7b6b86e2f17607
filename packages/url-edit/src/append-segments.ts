import { ArgumentError, type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import type { UrlRecord } from '@waymark/url-parser'
import { requireRecord } from '@waymark/url-parser/internal'
import { editUrl } from './edit-url.ts'
import { encodeSegment, isDotSegment, noSegment } from './encode-parts.ts'

const SEGMENTS: ArgumentType = {
  expected: 'a list of strings',
  remedy: 'split a path at its slashes',
}

/**
 * Adds segments to the end of a path. A slash at its end is not doubled.
 *
 * @param segments - As they are meant: a `/` in one of them is percent-encoded. An empty one at the end leaves a slash there.
 * @throws ArgumentError if it is not a URL record, its path is opaque, or a segment is not a string, or is `.` or `..`.
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
  if (!Array.isArray(segments) || Array.from(segments).some((each) => typeof each !== 'string')) {
    throw wrongArgument('segments', SEGMENTS, segments)
  }
  const dots = segments.find(isDotSegment)
  if (dots !== undefined) {
    throw new ArgumentError('segments', {
      text: `\`segments\`: ${noSegment(dots)}`,
      data: { segment: dots },
    })
  }
  const { path } = url
  if (path.kind === 'opaque') {
    throw new ArgumentError('url', {
      text: '`url`: an opaque path, such as that of mailto:, has no segments',
      data: { scheme: url.scheme },
    })
  }
  if (segments.length === 0) return url
  const isFolder = path.segments[path.segments.length - 1] === ''
  const own = isFolder ? path.segments.slice(0, -1) : path.segments
  const written = [...own, ...segments.map(encodeSegment)].map((each) => `/${each}`)
  return editUrl(url, { path: { encoded: written.join('') } })
}
