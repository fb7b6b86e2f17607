import { isSpecial } from '@waymark/url-parser'
import type { Rule } from '../rule.ts'

export const emptyPathSlash: Rule = {
  name: 'empty-path-slash',
  category: 'preserves',
  summary: 'Writes an empty path after a host as `/`.',
  explain:
    'A request for a host without a path asks for `/`. In a record, schemes that the URL Standard does not know keep the difference; RFC 3986 makes none.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3',
  settledByParser: true,
  options: [],
  examples: [
    ['http://example.com', 'http://example.com/'],
    ['http://example.com?q', 'http://example.com/?q'],
    ['web+demo://host', 'web+demo://host'],
  ],
  apply(url) {
    if (url.path.kind !== 'list' || url.path.segments.length > 0) return url
    return isSpecial(url) ? { ...url, path: { kind: 'list', segments: [''] } } : url
  },
  applyToUri(uri) {
    return uri.path === '' && uri.authority !== null ? { ...uri, path: '/' } : uri
  },
}
