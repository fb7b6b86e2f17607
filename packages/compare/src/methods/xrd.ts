import { schemeKey } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'
import { portsOption } from '../ports-option.ts'

export const xrd: SymmetricMethod = {
  name: 'xrd',
  kind: 'symmetric',
  family: 'format',
  summary: 'The subjects of two resource descriptors after the normalisation of their scheme.',
  explain:
    'XRD compares by the rules of the URI’s scheme, on top of those of the syntax; this is the scheme rung of RFC 3986. Rules that a scheme defines beyond ports and empty paths are the application’s to apply first.',
  falseEqual: 'A descriptor, and the keys and services it names, is taken for another subject’s.',
  falseDifferent: 'A descriptor is not found although it is there.',
  without: 'None: every string has a key.',
  source: 'https://docs.oasis-open.org/xri/xrd/v1.0/xrd-1.0.html',
  options: [portsOption],
  examples: [
    ['http://example.com', 'http://example.com:80/', true],
    ['coap://a:5683', 'coap://a/', true, { ports: { coap: 5683 } }],
    ['http://example.com/a', 'http://example.com/A', false],
  ],
  keyIsUrl: true,
  key: schemeKey,
}
