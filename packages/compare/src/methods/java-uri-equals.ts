import { deepFreeze } from '@waymark/infra/internal'
import { baseOption } from '../context-options.ts'
import { javaUriKey } from '../java-uri.ts'
import type { SymmetricMethod } from '../method.ts'

/** The result of java.net.URI.equals: the same string, ignoring the case of scheme, host and percent-encoded bytes. */
export const javaUriEquals: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'java-uri-equals',
  kind: 'symmetric',
  family: 'language',
  summary:
    'The result of java.net.URI.equals: the same string, ignoring the case of scheme, host and percent-encoded bytes.',
  explain:
    'The alternative to `URL.equals`: nothing is resolved and nothing is normalised. Scheme, host and the hex digits of percent-encoded bytes are compared ignoring case, everything else as strings. If the authority is not a server by the grammar of RFC 2396, for example because the host has an underscore, the case of the authority counts. An empty authority is the same as no authority, so `file:///a` is `file:/a`.',
  falsePositive: 'Hardly any.',
  falseNegative:
    'URLs that differ only in a default port, an empty path or percent-encoded letters are different.',
  without: 'Strings for which the constructor throws.',
  source: 'https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/net/URI.html',
  options: [baseOption],
  examples: [
    ['HTTP://A.example/%7e', 'http://a.EXAMPLE/%7E', true],
    ['http://a_b.example/', 'http://A_b.example/', false],
    ['http://a.example:80/', 'http://a.example/', false],
    ['http://a.example/~', 'http://a.example/%7E', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: ({ reference }) => javaUriKey(reference),
})
