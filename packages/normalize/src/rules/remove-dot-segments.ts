import { deepFreeze } from '@waymark/infra/internal'
import { guardPath, removeDotSegments as removeDots } from '@waymark/rfc3986'
import { hasEncodedDot, isDotSegment, removeDotSegments as resolve } from '../dot-segments.ts'
import { parseFilePath } from '../file-path.ts'
import type { Rule } from '../rule.ts'
import { changeSegments, isPlain } from '../url-shape.ts'

/** Resolves `.` and `..` in the path. */
export const removeDotSegments: Rule = /* @__PURE__ */ deepFreeze({
  name: 'remove-dot-segments',
  category: 'preserves',
  summary: 'Resolves `.` and `..` in the path.',
  explain:
    'Every client resolves them before it asks a server. The URL Standard reads `%2e` as a dot here too; RFC 3986 does not. So, on strings as they are written, a percent-encoded dot stays. A path stays as it is if a `..` would remove a segment with such a dot, or the drive of a `file` URL (`file:///C:/../x`), which the URL Standard keeps. A `..` above the root is dropped.',
  source: 'https://url.spec.whatwg.org/#path-state',
  settledByParser: true,
  reads: ['scheme', 'path'],
  options: [],
  examples: [
    ['http://example.com/a/./b/../c', 'http://example.com/a/c'],
    ['http://example.com/a/%2E%2e/b', 'http://example.com/b'],
    ['http://example.com/../a/..', 'http://example.com/'],
    ['http://example.com/a/./%2e/b', 'http://example.com/a/%2e/b', { model: 'rfc3986' }],
    ['file:///C:/../x', 'file:///C:/../x', { model: 'rfc3986' }],
  ],
  apply(url) {
    return changeSegments(url, resolve)
  },
  applyToUri(uri) {
    if (!uri.path.startsWith('/') || !uri.path.includes('.') || !isPlain(uri)) return uri
    // Only a `..` that would remove a percent-encoded dot segment has to wait for `decode-unreserved`.
    if (takesEscapedDots(uri.path)) return uri
    const changed = guardPath({ ...uri, path: removeDots(uri.path) })
    // Nor may it take away what a URL parser keeps as a drive.
    return changed.path === uri.path || parseFilePath(changed) !== parseFilePath(uri)
      ? uri
      : changed
  },
})

function takesEscapedDots(path: string): boolean {
  if (!hasEncodedDot(path)) return false
  const kept: boolean[] = []
  for (const segment of path.slice(1).split('/')) {
    if (segment === '..') {
      if (kept.pop() === true) return true
    } else if (segment !== '.') kept.push(isEscapedDots(segment))
  }
  return false
}

function isEscapedDots(segment: string): boolean {
  return segment.length > 2 && isDotSegment(segment)
}
