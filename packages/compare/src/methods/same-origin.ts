import { getOrigin, serializeOrigin } from '@waymark/url-parser'
import type { SymmetricMethod } from '../method.ts'

export const sameOrigin: SymmetricMethod = {
  name: 'same-origin',
  kind: 'symmetric',
  family: 'policy',
  summary: 'Scheme, host and port of both origins are the same.',
  explain:
    'The border that scripts, storage and `fetch` keep to. A `blob:` URL has the origin of the URL in it. An opaque origin, of `data:` and `file:` among others, is the same as no other that is computed from a URL.',
  falseEqual: 'One site reads the mail that a user has open at another.',
  falseDifferent:
    'A page cannot reach its own server under the root dot or another port; nothing leaks.',
  without: 'Strings that do not parse, and URLs with an opaque origin.',
  source: 'https://html.spec.whatwg.org/multipage/browsers.html#same-origin',
  options: [],
  examples: [
    ['https://example.com/a', 'https://EXAMPLE.com:443/b', true],
    ['blob:https://example.com/1', 'https://example.com/', true],
    ['https://example.com/', 'https://www.example.com/', false],
    ['data:text/plain,a', 'data:text/plain,a', false],
  ],
  keyIsUrl: false,
  key({ record }) {
    if (record === null) return null
    const origin = getOrigin(record)
    return origin.kind === 'opaque' ? null : serializeOrigin(origin)
  },
}
