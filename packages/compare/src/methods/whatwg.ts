import { deepFreeze } from '@waymark/infra/internal'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'

/** The same URL, after parsing and serialising by the URL Standard. */
export const whatwg: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'whatwg',
  kind: 'symmetric',
  family: 'record',
  summary: 'The same URL, after parsing and serialising by the URL Standard.',
  explain:
    'Browsers, `fetch` and every program with a `URL` class treat such URLs as the same. The case of scheme and host, default ports, dot segments, backslashes and the form of IPv4 addresses make no difference. Percent-encoded letters do, and so do an empty query and an empty fragment.',
  falsePositive:
    'Hardly any among programs that use this parser. A program with another parser may see two hosts where this one sees one.',
  falseNegative:
    'A cache or crawler fetches both `/~a` and `/%7Ea`. The hosts of non-special URLs keep their case.',
  without: 'Strings that do not parse without a base.',
  source: 'https://url.spec.whatwg.org/#concept-url-equals',
  options: [baseOption],
  examples: [
    ['http://example.com', 'HTTP:\\\\EXAMPLE.com:80/a/..', true],
    ['http://0x7f.1/', 'http://127.0.0.1/', true],
    ['http://example.com/%7Ea', 'http://example.com/~a', false],
    ['http://example.com/#', 'http://example.com/', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: ({ href }) => href,
})
