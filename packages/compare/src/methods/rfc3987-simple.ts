import type { SymmetricMethod } from '../method.ts'

export const rfc3987Simple: SymmetricMethod = {
  name: 'rfc3987-simple',
  kind: 'symmetric',
  family: 'ladder',
  summary: 'The first rung of RFC 3987: the same characters, with no mapping to URIs.',
  explain:
    'IRIs are compared as they are, in Unicode. Whoever maps them to URIs first calls `/rosé` and `/ros%C3%A9` equal, which this rung must not do.',
  falseEqual: 'None: equal strings are one IRI.',
  falseDifferent: 'A name in Unicode and the same name in escapes are two.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3987#section-5.3.1',
  options: [],
  examples: [
    ['http://example.org/ros\u00e9', 'http://example.org/ros\u00e9', true],
    ['http://example.org/ros\u00e9', 'http://example.org/ros%C3%A9', false],
  ],
  keyIsUrl: true,
  key: ({ text }) => text,
}
