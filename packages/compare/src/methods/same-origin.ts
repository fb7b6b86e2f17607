import { deepFreeze } from '@waymark/infra/internal'
import { getOrigin, serializeOrigin } from '@waymark/url-parser'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'

/** The same origin: scheme, host and port. */
export const sameOrigin: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'same-origin',
  kind: 'symmetric',
  family: 'policy',
  scope: 'origin',
  summary: 'The same origin: scheme, host and port.',
  explain:
    'The boundary for scripts, storage and `fetch`. A `blob:` URL has the origin of the URL in it. Each URL with an opaque origin, such as `data:` and `file:`, has an origin of its own.',
  falsePositive: 'One site can read what a user has open at another, such as mail.',
  falseNegative:
    'A page cannot reach its own server by a host with a trailing dot or another port. Nothing leaks.',
  without: 'Strings that do not parse, and URLs with an opaque origin.',
  source: 'https://html.spec.whatwg.org/multipage/browsers.html#same-origin',
  options: [baseOption],
  examples: [
    ['https://example.com/a', 'https://EXAMPLE.com:443/b', true],
    ['blob:https://example.com/1', 'https://example.com/', true],
    ['https://example.com/', 'https://www.example.com/', false],
    ['data:text/plain,a', 'data:text/plain,a', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: false,
  key({ record }) {
    if (record === null) return null
    const origin = getOrigin(record)
    return origin.kind === 'opaque' ? null : serializeOrigin(origin)
  },
})
