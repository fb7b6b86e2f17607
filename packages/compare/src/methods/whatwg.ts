import { serializeUrl } from '@waymark/url-parser'
import type { SymmetricMethod } from '../method.ts'

export const whatwg: SymmetricMethod = {
  name: 'whatwg',
  kind: 'symmetric',
  family: 'record',
  summary: 'What the URL Standard’s parser makes of both serialises to the same text.',
  explain:
    'What browsers, `fetch` and every program with a `URL` class mean by the same URL. Case of scheme and host, default ports, dot segments, backslashes and spellings of IPv4 addresses do not count; escapes of letters do, and so do an empty query and an empty fragment.',
  falseEqual:
    'Next to none among programs that parse so. A tool with another parser may still see two hosts where this one sees one.',
  falseDifferent:
    'A cache or crawler fetches `/~a` and `/%7Ea` twice; hosts of schemes that the standard does not know keep their case.',
  without: 'Strings that do not parse without a base.',
  source: 'https://url.spec.whatwg.org/#concept-url-equals',
  options: [],
  examples: [
    ['http://example.com', 'HTTP:\\\\EXAMPLE.com:80/a/..', true],
    ['http://0x7f.1/', 'http://127.0.0.1/', true],
    ['http://example.com/%7Ea', 'http://example.com/~a', false],
    ['http://example.com/#', 'http://example.com/', false],
  ],
  keyIsUrl: true,
  key: ({ record }) => (record === null ? null : serializeUrl(record)),
}
