import { schemeKey } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'
import { portsOption } from '../ports-option.ts'

export const rfc3986Scheme: SymmetricMethod = {
  name: 'rfc3986-scheme',
  kind: 'symmetric',
  family: 'ladder',
  summary: 'The same text after what the scheme itself calls equal is made one, too.',
  explain:
    'On top of the syntax, a port that is empty or the default goes, and an empty path behind an authority becomes `/`. Fragments are outside of what a scheme defines and count. For `file`, no authority, an empty one and `localhost` are one, as section 3.2.2 says.',
  falseEqual: 'Where a scheme is given a default port that it has not, two services become one.',
  falseDifferent:
    'Redirects are not known, and neither is what a server makes of `/a` and `/a/`, so one resource may be fetched twice.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3',
  options: [portsOption],
  examples: [
    ['http://example.com', 'http://example.com:80/', true],
    ['https://example.com:/a', 'https://EXAMPLE.com:443/a', true],
    ['file:///etc/hosts', 'file://localhost/etc/hosts', true],
    ['coap://a:5683', 'coap://a/', true, { ports: { coap: 5683 } }],
    ['http://example.com/#', 'http://example.com/', false],
  ],
  keyIsUrl: true,
  key: schemeKey,
}
