import { guardPath, removeDotSegments as removeDots } from '@waymark/rfc3986'
import { removeDotSegments as resolve } from '../dot-segments.ts'
import type { Rule } from '../rule.ts'
import { changeSegments, isPlain } from '../url-shape.ts'

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
    return changeSegments(url, resolve)
  },
  applyToUri(uri) {
    if (!uri.path.startsWith('/') || !uri.path.includes('.') || !isPlain(uri)) return uri
    // A `..` must not take a step away that is still an escape; `decode-unreserved` comes before.
    if (hasEscapedDots(uri.path)) return uri
    const changed = guardPath({ ...uri, path: removeDots(uri.path) })
    return changed.path === uri.path ? uri : changed
  },
}

function hasEscapedDots(path: string): boolean {
  return path.split('/').some((segment) => segment.length > 2 && /^(?:\.|%2e){1,2}$/i.test(segment))
}
