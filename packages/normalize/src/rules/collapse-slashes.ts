import type { Rule } from '../rule.ts'
import { changeSegments, changeUriSegments } from '../url-shape.ts'

export const collapseSlashes: Rule = {
  name: 'collapse-slashes',
  category: 'changes',
  summary: 'Writes one slash in the path for several in a row.',
  explain:
    'File servers do the same; to others an empty segment is a segment like any other, and archives have whole URLs in their paths, whose two slashes `keepSchemeLike` spares.',
  source: 'https://en.wikipedia.org/wiki/URI_normalization',
  options: [
    {
      name: 'keepSchemeLike',
      values: ['true', 'false'],
      default: 'false',
      summary: 'Keep the two slashes after letters and a colon.',
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
  ],
  apply(url, { keepSchemeLike = false }) {
    return changeSegments(url, (segments) => collapse(segments, keepSchemeLike))
  },
  applyToUri(uri, { keepSchemeLike = false }) {
    return changeUriSegments(uri, (segments) => collapse(segments, keepSchemeLike))
  },
}

function collapse(segments: readonly string[], keepSchemeLike: boolean): readonly string[] {
  const last = segments.length - 1
  const left = segments.filter((segment, index) => {
    if (segment !== '' || index === last) return true
    return keepSchemeLike && /[a-z]:$/i.test((segments[index - 1] ?? '').slice(-2))
  })
  return left.length === segments.length ? segments : left
}
