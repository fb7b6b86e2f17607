import { deepFreeze } from '@waymark/infra/internal'
import { parseUrl } from '@waymark/url-parser'
import { baseOption, noVarySearchOption } from '../context-options.ts'
import { httpUriKey } from '../http-uri.ts'
import type { SymmetricMethod } from '../method.ts'
import { noVarySearchKeys } from '../no-vary-search.ts'
import type { CompareOptions } from '../options.ts'
import type { Subject } from '../subject.ts'

/** A cache may answer requests for two URIs with one stored response. */
export const rfc9111CacheKey: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'rfc9111-cache-key',
  kind: 'symmetric',
  family: 'format',
  summary: 'A cache may answer requests for two URIs with one stored response.',
  explain:
    'The target URI of a request is the URI without its fragment, normalised with the defaults of HTTP as in `rfc9110-http`. Both requests have the same method, usually GET. The header `Vary` can add header fields of a request to the key; they are not part of the URIs. With the header `No-Vary-Search` as an option, the URL is parsed by the URL Standard as well, and the parameters that the server ignores are removed.',
  falsePositive: 'A visitor gets the page of another URI from the cache.',
  falseNegative: 'A cache stores one response twice, and asks the server more often.',
  without: 'All URIs whose scheme is not http or https, and those without a host.',
  source: 'https://www.rfc-editor.org/rfc/rfc9111#section-2',
  options: [baseOption, noVarySearchOption],
  examples: [
    ['http://example.com:80/a#x', 'http://EXAMPLE.com/%61', true],
    ['http://example.com/?a=1&b=2', 'http://example.com/?b=2&a=1', false],
    [
      'http://example.com/?a=1&utm_source=x',
      'http://example.com/?a=1',
      true,
      { noVarySearch: 'params=("utm_source")' },
    ],
    ['http://example.com/', 'https://example.com/', false],
    ['../b#x', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: (subject, options) => keysBy(options)(subject),
  prepare: keysBy,
})

function keysBy({ noVarySearch }: CompareOptions): (subject: Subject) => string | null {
  const keyOf = noVarySearch === undefined ? null : noVarySearchKeys(noVarySearch)
  return ({ syntax }) => {
    const target = httpUriKey({ ...syntax, fragment: null }, undefined)
    if (target === null || keyOf === null) return target
    const record = parseUrl(target)
    return record === null ? null : keyOf(record)
  }
}
