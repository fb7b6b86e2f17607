import { serializeUrl } from '@waymark/url-parser'
import type { SymmetricMethod } from '../method.ts'

export const whatwgExcludeFragment: SymmetricMethod = {
  name: 'whatwg-exclude-fragment',
  kind: 'symmetric',
  family: 'record',
  summary: 'As `whatwg`, with the fragments left out.',
  explain:
    'The same document, whatever place in it. This is how HTML decides whether a link leads to the page that is already there, and what an HTTP cache stores under.',
  falseEqual:
    'Applications that keep their state in the fragment (`#/inbox`, `#/trash`) become one page.',
  falseDifferent: 'As with `whatwg`: escapes of letters still count.',
  without: 'Strings that do not parse without a base.',
  source: 'https://url.spec.whatwg.org/#url-equals-exclude-fragments',
  options: [],
  examples: [
    ['http://example.com/#a', 'http://example.com/#b', true],
    ['http://example.com/?#x', 'http://example.com/#x', false],
  ],
  keyIsUrl: true,
  key: ({ record }) => (record === null ? null : serializeUrl(record, true)),
}
