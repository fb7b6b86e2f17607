import { deepFreeze } from '@waymark/infra/internal'
import { BOOLEAN } from '../option-types.ts'
import type { Rule } from '../rule.ts'
import { changeSegments, changeUriSegments } from '../url-shape.ts'

/** Replaces several slashes in a row in the path by one. */
export const collapseSlashes: Rule = /* @__PURE__ */ deepFreeze({
  name: 'collapse-slashes',
  category: 'changes',
  summary: 'Replaces several slashes in a row in the path by one.',
  explain:
    'File servers do the same. To other servers an empty segment is a segment like any other. Web archives have whole URLs in their paths; `keepSchemeLike` keeps the two slashes after what can be a scheme and its colon, as in `/web/s3://b/x`.',
  source: 'https://en.wikipedia.org/wiki/URI_normalization',
  reads: ['path'],
  effects: () => [{ kind: 'change', parts: ['path'], trigger: { kind: 'sequence', text: '//' } }],
  options: [
    {
      name: 'keepSchemeLike',
      type: BOOLEAN,
      default: 'false',
      summary: 'Keep the two slashes after a scheme and its colon.',
    },
  ],
  examples: [
    ['http://www.example.com/foo//bar.html', 'http://www.example.com/foo/bar.html'],
    ['http://example.com///a////b/', 'http://example.com/a/b/'],
    ['http://example.com//', 'http://example.com/'],
    [
      'http://example.com//web/http://a.example//b',
      'http://example.com/web/http://a.example/b',
      { keepSchemeLike: true },
    ],
    [
      'http://example.com/web/s3://b/x',
      'http://example.com/web/s3://b/x',
      { keepSchemeLike: true },
    ],
    ['http://example.com/12://b', 'http://example.com/12:/b', { keepSchemeLike: true }],
  ],
  apply(url, { keepSchemeLike = false }) {
    return changeSegments(url, (segments) => collapse(segments, keepSchemeLike))
  },
  applyToUri(uri, { keepSchemeLike = false }) {
    return changeUriSegments(uri, (segments) => collapse(segments, keepSchemeLike))
  },
})

function collapse(segments: readonly string[], keepSchemeLike: boolean): readonly string[] {
  const last = segments.length - 1
  const left = segments.filter((segment, index) => {
    if (segment !== '' || index === last) return true
    return keepSchemeLike && endsInScheme(segments[index - 1] ?? '')
  })
  return left.length === segments.length ? segments : left
}

/** Whether a segment ends in a scheme and a colon. The scheme may begin inside the segment, as in `url=https:`. */
function endsInScheme(segment: string): boolean {
  if (!segment.endsWith(':')) return false
  for (let at = segment.length - 2; at >= 0 && /[a-z\d+.-]/i.test(segment[at]!); at--) {
    if (/[a-z]/i.test(segment[at]!)) return true
  }
  return false
}
