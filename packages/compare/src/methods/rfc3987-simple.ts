import { deepFreeze } from '@waymark/infra/internal'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'

/** The first step of the RFC 3987 ladder: the same characters, without mapping to URIs. */
export const rfc3987Simple: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'rfc3987-simple',
  kind: 'symmetric',
  family: 'ladder',
  summary: 'The first step of the RFC 3987 ladder: the same characters, without mapping to URIs.',
  explain:
    'IRIs are compared as they are, in Unicode. They must not be mapped to URIs first, because that would make `/rosé` and `/ros%C3%A9` equal.',
  falsePositive: 'None: equal strings are one IRI.',
  falseNegative: 'A name in Unicode and the same name percent-encoded are different.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3987#section-5.3.1',
  options: [baseOption],
  examples: [
    ['http://example.org/ros\u00e9', 'http://example.org/ros\u00e9', true],
    ['http://example.org/ros\u00e9', 'http://example.org/ros%C3%A9', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: ({ reference }) => reference,
})
