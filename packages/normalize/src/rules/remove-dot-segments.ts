import { removeDotSegments as resolve } from '../dot-segments.ts'
import type { Rule } from '../rule.ts'

export const removeDotSegments: Rule = {
  name: 'remove-dot-segments',
  category: 'preserves',
  summary: 'Resolves `.` and `..` in the path.',
  explain:
    'They are steps, not names, and every client takes them before it asks a server. The URL Standard reads `%2e` as a dot here too. A `..` above the root is dropped.',
  source: 'https://url.spec.whatwg.org/#path-state',
  settledByParser: true,
  options: [],
  examples: [
    ['http://example.com/a/./b/../c', 'http://example.com/a/c'],
    ['http://example.com/a/%2E%2e/b', 'http://example.com/b'],
    ['http://example.com/../a/..', 'http://example.com/'],
  ],
  apply(url) {
    if (url.path.kind !== 'list') return url
    const segments = resolve(url.path.segments)
    return segments === url.path.segments ? url : { ...url, path: { kind: 'list', segments } }
  },
}
