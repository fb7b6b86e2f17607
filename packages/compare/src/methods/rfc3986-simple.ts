import type { SymmetricMethod } from '../method.ts'

export const rfc3986Simple: SymmetricMethod = {
  name: 'rfc3986-simple',
  kind: 'symmetric',
  family: 'ladder',
  summary: 'The first rung of RFC 3986: the same characters, position by position.',
  explain:
    'The cheapest of the ladder’s comparisons. Equal here is equal on every rung above; different here says little. XML namespaces are compared so.',
  falseEqual: 'None: equal strings are one URI.',
  falseDifferent:
    'Every alias counts as another resource: a cache misses, a list of forbidden URIs is passed.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.1',
  options: [],
  examples: [
    ['example://a/b', 'example://a/b', true],
    ['example://a/b', 'EXAMPLE://a/b', false],
  ],
  keyIsUrl: true,
  key: ({ text }) => text,
}
