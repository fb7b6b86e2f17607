import { recomposeUri } from '@waymark/rfc3986'
import { iriSchemeParts } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'
import { portsOption } from '../ports-option.ts'

export const rfc3987Scheme: SymmetricMethod = {
  name: 'rfc3987-scheme',
  kind: 'symmetric',
  family: 'ladder',
  summary: 'The rung `rfc3986-scheme` for IRIs, with a domain and its A-labels being one.',
  explain:
    'Hosts of schemes whose default port is known are domains, and get A-labels by UTS #46 as browsers do it; the RFC names IDNA 2003, which no one runs any more. A host that IDNA refuses stays as it is.',
  falseEqual:
    'Registries and programs with older tables read a few letters (`ß`, `ς`) as others, and see two domains.',
  falseDifferent: 'Redirects, and what a server makes of `/a` and `/a/`, are not known.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3987#section-5.3.3',
  options: [portsOption],
  examples: [
    ['http://r\u00e9sum\u00e9.example.org', 'http://xn--rsum-bpad.example.org', true],
    ['http://b\u00fccher.example:80/\u00e9', 'http://xn--bcher-kva.example/%C3%A9', true],
    ['coap://\u00e4:5683', 'coap://xn--4ca/', true, { ports: { coap: 5683 } }],
    ['http://example.com/?', 'http://example.com/', false],
  ],
  keyIsUrl: true,
  key: (subject, options) => recomposeUri(iriSchemeParts(subject, options)),
}
