import { httpUriKey } from '../http-uri.ts'
import type { SymmetricMethod } from '../method.ts'

export const rfc9110Http: SymmetricMethod = {
  name: 'rfc9110-http',
  kind: 'symmetric',
  family: 'ladder',
  summary: 'The same http or https URI, with the defaults that HTTP gives the generic ladder.',
  explain:
    'The ports 80 and 443, an empty path that is `/`, and the whole of RFC 3986, section 6. `http` and `https` have origins of their own and never meet. As the target of an OPTIONS request an empty path means the server itself: then it is no `/`.',
  falseEqual:
    'A cache that stores under such a key answers for another resource only where a server does not keep to HTTP, for example by decoding letters after routing.',
  falseDifferent: 'A cache holds one response twice.',
  without: 'All URIs whose scheme is not http or https, and those without a host.',
  source: 'https://www.rfc-editor.org/rfc/rfc9110#section-4.2.3',
  options: [
    {
      name: 'request',
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
  ],
  keyIsUrl: true,
  key: ({ syntax }, { request }) => httpUriKey(syntax, request),
}
