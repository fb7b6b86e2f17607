import { deepFreeze } from '@waymark/infra/internal'
import { isSpecial } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import type { Rule } from '../rule.ts'
import { isPlain } from '../url-shape.ts'

/** Writes an empty path after a host as `/`. */
export const emptyPathSlash: Rule = /* @__PURE__ */ deepFreeze({
  name: 'empty-path-slash',
  category: 'preserves',
  summary: 'Writes an empty path after a host as `/`.',
  explain:
    'A request for a host without a path asks for `/`. In a record, the rule changes special schemes only; RFC 3986 makes no difference between schemes.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3',
  settledByParser: true,
  reads: ['scheme', 'path'],
  options: [],
  examples: [
    ['http://example.com', 'http://example.com/'],
    ['http://example.com?q', 'http://example.com/?q'],
    ['web+demo://host', 'web+demo://host'],
  ],
  apply(url) {
    if (url.searchStart > url.pathStart || url.hasOpaquePath || !isSpecial(url)) return url
    return replaceParts(url, { path: { kind: 'list', segments: [''] } })
  },
  applyToUri(uri) {
    if (uri.path !== '' || uri.authority === null || !isPlain(uri)) return uri
    // URL parsers trim spaces and controls at the end of a URL; with a path after them, they would be part of the host.
    return uri.authority.charCodeAt(uri.authority.length - 1) <= 0x20 ? uri : { ...uri, path: '/' }
  },
})
