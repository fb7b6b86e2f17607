import { deepFreeze } from '@waymark/infra/internal'
import { baseOption, portsOption } from '../context-options.ts'
import { schemeKey } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'

/** The same string after scheme-based normalisation, which also removes what has no meaning in the scheme. */
export const rfc3986Scheme: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'rfc3986-scheme',
  kind: 'symmetric',
  family: 'ladder',
  summary:
    'The same string after scheme-based normalisation, which also removes what has no meaning in the scheme.',
  explain:
    'After syntax-based normalisation, an empty or default port is removed, and an empty path after an authority becomes `/`. What a scheme compares without regard to case is lowercased: the domains of `mailto` and `acct`, and the namespace of `urn`. Fragments count, because schemes do not define them. For `file`, a missing authority, an empty one and `localhost` are the same, as section 3.2.2 says.',
  falsePositive:
    'If a scheme is given a default port that is not its own, two services become one.',
  falseNegative:
    'Redirects are not known, nor whether a server treats `/a` and `/a/` the same, so one resource may be fetched twice.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3',
  options: [baseOption, portsOption],
  examples: [
    ['http://example.com', 'http://example.com:80/', true],
    ['https://example.com:/a', 'https://EXAMPLE.com:443/a', true],
    ['file:///etc/hosts', 'file://localhost/etc/hosts', true],
    ['coap://a:5683', 'coap://a/', true, { ports: { coap: 5683 } }],
    ['mailto:Joe@Example.COM', 'mailto:Joe@example.com', true],
    ['mailto:Joe@example.com', 'mailto:joe@example.com', false],
    ['http://example.com/#', 'http://example.com/', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: schemeKey,
})
