import { serializeUrl } from '@waymark/url-parser'
import type { SymmetricMethod } from '../method.ts'

export const emptyFragmentInsensitive: SymmetricMethod = {
  name: 'empty-fragment-insensitive',
  kind: 'symmetric',
  family: 'format',
  summary: 'As `whatwg`, with an empty fragment being the same as none.',
  explain:
    'What Hatena Bookmark does to the URLs it is given: a `#` with nothing behind it goes. A fragment with text stays, and so does an empty query. The rest of that service’s rules is not published; here the URL parser settles it.',
  falseEqual:
    'Next to none: `#` leads to the top of the same document. Only `:target` and scripts that look for the `#` can tell.',
  falseDifferent: 'Bookmarks for two places of one page are two.',
  without: 'Strings that do not parse without a base.',
  source: 'https://b.hatena.ne.jp/',
  options: [],
  examples: [
    ['https://example.com/a#', 'https://example.com/a', true],
    ['https://example.com/#', 'https://example.com', true],
    ['https://example.com/a?', 'https://example.com/a', false],
    ['https://example.com/a#b', 'https://example.com/a', false],
  ],
  keyIsUrl: true,
  key: ({ record }) => (record === null ? null : serializeUrl(record, record.fragment === '')),
}
