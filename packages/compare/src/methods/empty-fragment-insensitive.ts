import { deepFreeze } from '@waymark/infra/internal'
import { serializeUrl } from '@waymark/url-parser'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'

/** As `whatwg`, but an empty fragment is the same as no fragment. */
export const emptyFragmentInsensitive: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'empty-fragment-insensitive',
  kind: 'symmetric',
  family: 'format',
  summary: 'As `whatwg`, but an empty fragment is the same as no fragment.',
  explain:
    'As the wiki page reports of Hatena Bookmark, a `#` with nothing after it is removed. Any other fragment is kept, and so is an empty query. The other rules of that service are not published, so everything else is compared as by `whatwg`.',
  falsePositive:
    'Hardly any: `#` leads to the top of the same document. Only `:target` and scripts that look for the `#` can tell the difference.',
  falseNegative: 'Bookmarks of two places in one page are different.',
  without: 'Strings that do not parse without a base.',
  source: 'https://wiki.suikawiki.org/n/URL%E3%81%AE%E6%AF%94%E8%BC%83',
  options: [baseOption],
  examples: [
    ['https://example.com/a#', 'https://example.com/a', true],
    ['https://example.com/#', 'https://example.com', true],
    ['https://example.com/a?', 'https://example.com/a', false],
    ['https://example.com/a#b', 'https://example.com/a', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: ({ record }) => (record === null ? null : serializeUrl(record, record.fragment === '')),
})
