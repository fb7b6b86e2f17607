import { deepFreeze } from '@waymark/infra/internal'
import { baseOption, portsOption } from '../context-options.ts'
import { schemeKey } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'

/** The same subject of a resource descriptor, after scheme-based normalisation. */
export const xrd: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'xrd',
  kind: 'symmetric',
  family: 'format',
  summary: 'The same subject of a resource descriptor, after scheme-based normalisation.',
  explain:
    'XRD compares URIs by the rules of their scheme, after syntax-based normalisation, as `rfc3986-scheme` does. If a scheme defines more than that step knows, the application must apply those rules first.',
  falsePositive: 'A descriptor, with its keys and services, is used for another subject.',
  falseNegative: 'An existing descriptor is not found.',
  without: 'None: every string has a key.',
  source: 'https://docs.oasis-open.org/xri/xrd/v1.0/xrd-1.0.html',
  options: [baseOption, portsOption],
  examples: [
    ['http://example.com', 'http://example.com:80/', true],
    ['coap://a:5683', 'coap://a/', true, { ports: { coap: 5683 } }],
    ['http://example.com/a', 'http://example.com/A', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: schemeKey,
})
