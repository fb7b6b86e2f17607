import { deepFreeze } from '@waymark/infra/internal'
import type { Rule } from '../rule.ts'
import { changeQuery, changeUriQuery } from '../url-shape.ts'

/** Drops the query. */
export const removeQuery: Rule = /* @__PURE__ */ deepFreeze({
  name: 'remove-query',
  category: 'changes',
  summary: 'Drops the query.',
  explain:
    'Use it for canonical URLs of sites whose pages do not depend on the query. On other sites, different pages become one.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
  reads: ['query'],
  effects: () => [{ kind: 'drop', part: 'query' }],
  options: [],
  examples: [
    ['https://example.com/page?key=value&foo=bar', 'https://example.com/page'],
    ['https://example.com/page?#top', 'https://example.com/page#top'],
  ],
  apply(url) {
    return changeQuery(url, () => null)
  },
  applyToUri(uri) {
    return changeUriQuery(uri, () => null)
  },
})
