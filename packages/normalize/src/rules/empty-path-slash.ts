import { isSpecial } from '@waymark/url-parser'
import type { Rule } from '../rule.ts'

export const emptyPathSlash: Rule = {
  name: 'empty-path-slash',
  category: 'preserves',
  summary: 'Writes an empty path after a host as `/`.',
  explain:
    'A request for a host without a path asks for `/`. Schemes that the URL Standard does not know keep the difference.',
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
}
