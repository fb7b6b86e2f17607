import { deepFreeze } from '@waymark/infra/internal'
import { serializeUrl } from '@waymark/url-parser'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'

/** As `whatwg`, ignoring fragments. */
export const whatwgExcludeFragment: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'whatwg-exclude-fragment',
  kind: 'symmetric',
  family: 'record',
  summary: 'As `whatwg`, ignoring fragments.',
  explain:
    'The same document, with or without a place in it. HTML decides this way whether a link leads to the current page, and HTTP caches use it for their keys.',
  falsePositive:
    'The views of an application that keeps its state in the fragment (`#/inbox`, `#/trash`) are equal.',
  falseNegative: 'As with `whatwg`.',
  without: 'Strings that do not parse without a base.',
  source: 'https://url.spec.whatwg.org/#url-equals-exclude-fragments',
  options: [baseOption],
  examples: [
    ['http://example.com/#a', 'http://example.com/#b', true],
    ['http://example.com/?#x', 'http://example.com/#x', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: ({ record }) => (record === null ? null : serializeUrl(record, true)),
})
