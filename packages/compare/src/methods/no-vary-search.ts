import { deepFreeze } from '@waymark/infra/internal'
import { baseOption, noVarySearchOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'
import { noVarySearchKeys } from '../no-vary-search.ts'
import type { CompareOptions } from '../options.ts'
import type { Subject } from '../subject.ts'

/** The same URL, without its fragment and the parameters that the server says it ignores. */
export const noVarySearch: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'no-vary-search',
  kind: 'symmetric',
  family: 'format',
  summary: 'The same URL, without its fragment and the parameters that the server says it ignores.',
  explain:
    'The header `No-Vary-Search` of a response says which parameters do not change it, and whether their order counts. The query is then parsed as a form: `+` is a space, percent-encoding makes no difference, and `?a` is the same as `?a=`. Without the header, or if it changes nothing, queries are compared as they are written. A browser ignores a header that is not well-formed; here it is an error that names the place.',
  falsePositive: 'The cache shows a page that was made for another value of a parameter.',
  falseNegative: 'A page that was fetched in advance is fetched again.',
  without: 'Strings that do not parse.',
  source: 'https://httpwg.org/http-extensions/draft-ietf-httpbis-no-vary-search.html',
  options: [baseOption, noVarySearchOption],
  examples: [
    ['https://example.com/?a=1#x', 'https://example.com/?a=1', true],
    [
      'https://example.com/?id=1&utm_source=x',
      'https://example.com/?id=1',
      true,
      { noVarySearch: 'params=("utm_source" "utm_medium")' },
    ],
    [
      'https://example.com/?id=1&x',
      'https://example.com/?y&id=%31',
      true,
      { noVarySearch: 'params, except=("id")' },
    ],
    [
      'https://example.com/?a=1&b=2',
      'https://example.com/?b=2&a=1',
      true,
      { noVarySearch: 'key-order' },
    ],
    [
      'https://example.com/?a=1&b=2',
      'https://example.com/?b=2&a=1',
      false,
      { noVarySearch: 'params=("c")' },
    ],
    ['https://example.com', 'https://example.com/?', true, { noVarySearch: 'key-order' }],
    ['https://example.com', 'https://example.com/?', false],
    ['../b#x', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: (subject, options) => keysBy(options)(subject),
  prepare: keysBy,
})

function keysBy({ noVarySearch }: CompareOptions): (subject: Subject) => string | null {
  const keyOf = noVarySearchKeys(noVarySearch)
  return ({ record }) => (record === null ? null : keyOf(record))
}
