import { recomposeUri } from '@waymark/rfc3986'
import type { SymmetricMethod } from '../method.ts'

export const rfc3986Syntax: SymmetricMethod = {
  name: 'rfc3986-syntax',
  kind: 'symmetric',
  family: 'ladder',
  summary: 'The same text after syntax-based normalisation, which holds for every scheme.',
  explain:
    'Scheme and host lose their case, hex digits of escapes become upper case, escapes of letters, digits and `-._~` are decoded, and dot segments go. Reserved characters stay as they are written: `%2F` is no `/`. Characters beyond ASCII are no part of a URI and stay too.',
  falseEqual:
    'Next to none: the generic syntax promises it. Servers that take paths apart before decoding may see `%2e%2e` otherwise.',
  falseDifferent: '`http://a`, `http://a/` and `http://a:80/` are three.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2',
  options: [],
  examples: [
    ['example://a/b/c/%7Bfoo%7D', 'eXAMPLE://a/./b/../b/%63/%7bfoo%7d', true],
    ['http://example.com/a%2Fb', 'http://example.com/a/b', false],
    ['http://example.com', 'http://example.com/', false],
  ],
  keyIsUrl: true,
  key: ({ syntax }) => recomposeUri(syntax),
}
