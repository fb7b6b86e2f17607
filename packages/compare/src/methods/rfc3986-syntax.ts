import { deepFreeze } from '@waymark/infra/internal'
import { recomposeUri } from '@waymark/rfc3986'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'

/** The same string after syntax-based normalisation, which is valid for every scheme. */
export const rfc3986Syntax: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'rfc3986-syntax',
  kind: 'symmetric',
  family: 'ladder',
  summary: 'The same string after syntax-based normalisation, which is valid for every scheme.',
  explain:
    'Scheme and host become lower case and hex digits of percent-encoded bytes upper case, percent-encoded letters, digits and `-._~` are decoded, and dot segments are removed. Reserved characters stay as they are written: `%2F` is not `/`. Characters beyond ASCII are not part of a URI, and stay as well.',
  falsePositive:
    'Hardly any: the generic syntax guarantees it. Servers that split paths before they decode may treat `%2e%2e` differently.',
  falseNegative: '`http://a`, `http://a/` and `http://a:80/` are different.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2',
  options: [baseOption],
  examples: [
    ['example://a/b/c/%7Bfoo%7D', 'eXAMPLE://a/./b/../b/%63/%7bfoo%7d', true],
    ['http://example.com/a%2Fb', 'http://example.com/a/b', false],
    ['http://example.com', 'http://example.com/', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: ({ syntax }) => recomposeUri(syntax),
})
