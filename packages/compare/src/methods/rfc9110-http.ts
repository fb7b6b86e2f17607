import { deepFreeze } from '@waymark/infra/internal'
import { baseOption } from '../context-options.ts'
import { httpUriKey } from '../http-uri.ts'
import type { SymmetricMethod } from '../method.ts'
import { STRING } from '../option-types.ts'

/** The same http or https URI, after normalisation with the defaults of HTTP. */
export const rfc9110Http: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'rfc9110-http',
  kind: 'symmetric',
  family: 'ladder',
  summary: 'The same http or https URI, after normalisation with the defaults of HTTP.',
  explain:
    'Normalisation by RFC 3986, with the default ports 80 and 443 and an empty path as `/`. An `http` and an `https` URI have different origins and are never equal. As the target of an OPTIONS request, an empty path means the server itself and is not `/`.',
  falsePositive:
    'A cache that uses this key returns another resource only if the server violates HTTP, for example by decoding letters after routing.',
  falseNegative: 'A cache stores one response twice.',
  without: 'All URIs whose scheme is not http or https, and those without a host.',
  source: 'https://www.rfc-editor.org/rfc/rfc9110#section-4.2.3',
  options: [
    baseOption,
    {
      name: 'request',
      type: STRING,
      required: false,
      summary: 'The method of the request that both are targets of; only OPTIONS matters.',
    },
  ],
  examples: [
    ['http://example.com:80/~smith/home.html', 'http://EXAMPLE.com/%7Esmith/home.html', true],
    ['http://example.com?x', 'http://example.com/?x', true],
    ['http://example.com', 'http://example.com/', true],
    ['http://example.com', 'http://example.com/', false, { request: 'OPTIONS' }],
    ['http://example.com/', 'https://example.com/', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: ({ syntax }, { request }) => httpUriKey(syntax, request),
})
