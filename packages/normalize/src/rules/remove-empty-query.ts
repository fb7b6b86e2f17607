import { deepFreeze } from '@waymark/infra/internal'
import type { Rule } from '../rule.ts'
import { changeQuery, changeUriQuery } from '../url-shape.ts'

/** Drops a `?` with nothing after it. */
export const removeEmptyQuery: Rule = /* @__PURE__ */ deepFreeze({
  name: 'remove-empty-query',
  category: 'usually-preserves',
  summary: 'Drops a `?` with nothing after it.',
  explain:
    'RFC 3986 distinguishes an empty query from no query, and servers can, but hardly any do. `?=` is not empty.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3',
  reads: ['query'],
  effects: () => [
    {
      kind: 'change',
      parts: ['query'],
      trigger: { kind: 'content', matches: (query) => query === '' },
    },
  ],
  options: [],
  examples: [
    ['http://www.example.com/display?', 'http://www.example.com/display'],
    ['http://example.com/?#f', 'http://example.com/#f'],
    ['http://example.com/?=', 'http://example.com/?='],
  ],
  apply(url) {
    return changeQuery(url, (query) => query || null)
  },
  applyToUri(uri) {
    return changeUriQuery(uri, (query) => query || null)
  },
})
