import { deepFreeze } from '@waymark/infra/internal'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'

/** The first step of the RFC 3986 ladder: the same string, character by character. */
export const rfc3986Simple: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'rfc3986-simple',
  kind: 'symmetric',
  family: 'ladder',
  summary: 'The first step of the RFC 3986 ladder: the same string, character by character.',
  explain:
    'The cheapest comparison of the ladder. URIs that are equal here are equal in all later steps; URIs that are different here may be equal later. XML namespaces are compared this way.',
  falsePositive: 'None: equal strings are one URI.',
  falseNegative:
    'Every other form of a URI counts as another resource: a cache misses, a block list is evaded.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.1',
  options: [baseOption],
  examples: [
    ['example://a/b', 'example://a/b', true],
    ['example://a/b', 'EXAMPLE://a/b', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: ({ reference }) => reference,
})
