import { javaUriKey } from '../java-uri.ts'
import type { SymmetricMethod } from '../method.ts'

export const javaUriEquals: SymmetricMethod = {
  name: 'java-uri-equals',
  kind: 'symmetric',
  family: 'language',
  summary: 'What java.net.URI.equals answers: text, but for the case of scheme, host and escapes.',
  explain:
    'The way out of `URL.equals`: nothing is resolved and nothing normalised. Scheme and host have no case, the digits of escapes have none, and all else is text. Where the authority is no server by the grammar of RFC 2396, as with an underscore in the host, its case counts. An empty authority is none, so `file:///a` is `file:/a`.',
  falseEqual: 'Next to none.',
  falseDifferent: 'Default ports, empty paths and escapes of letters make one resource many.',
  without: 'Strings at which the constructor throws.',
  source: 'https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/net/URI.html',
  options: [],
  examples: [
    ['HTTP://A.example/%7e', 'http://a.EXAMPLE/%7E', true],
    ['http://a_b.example/', 'http://A_b.example/', false],
    ['http://a.example:80/', 'http://a.example/', false],
    ['http://a.example/~', 'http://a.example/%7E', false],
  ],
  keyIsUrl: true,
  key: ({ text }) => javaUriKey(text),
}
