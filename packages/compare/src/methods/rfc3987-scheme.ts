import { deepFreeze } from '@waymark/infra/internal'
import { recomposeUri } from '@waymark/rfc3986'
import { baseOption, portsOption } from '../context-options.ts'
import { iriSchemeParts } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'

/** As `rfc3986-scheme`, for IRIs; a domain and its form with A-labels are the same. */
export const rfc3987Scheme: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'rfc3987-scheme',
  kind: 'symmetric',
  family: 'ladder',
  summary: 'As `rfc3986-scheme`, for IRIs; a domain and its form with A-labels are the same.',
  explain:
    'Hosts of schemes with a known default port are domains, and are converted to A-labels by UTS #46, as in browsers; the RFC names IDNA 2003, which is obsolete. A host that is invalid in IDNA is not changed.',
  falsePositive:
    'Registries and programs with older tables map a few letters (`ß`, `ς`) differently, and see two domains.',
  falseNegative: 'Redirects are not known, nor whether a server treats `/a` and `/a/` the same.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3987#section-5.3.3',
  options: [baseOption, portsOption],
  examples: [
    ['http://r\u00e9sum\u00e9.example.org', 'http://xn--rsum-bpad.example.org', true],
    ['http://b\u00fccher.example:80/\u00e9', 'http://xn--bcher-kva.example/%C3%A9', true],
    ['coap://\u00e4:5683', 'coap://xn--4ca/', true, { ports: { coap: 5683 } }],
    ['http://example.com/?', 'http://example.com/', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: (subject, options) => recomposeUri(iriSchemeParts(subject, options)),
})
