import { hostKey } from '../host-key.ts'
import type { SymmetricMethod } from '../method.ts'

export const host: SymmetricMethod = {
  name: 'host',
  kind: 'symmetric',
  family: 'record',
  summary: 'The hosts of both, after the URL Standard’s host parser, are the same.',
  explain:
    'Scheme, port and all the rest do not count. An IPv4 address and the IPv6 address that maps it are two hosts, `example.com` and `example.com.` are two domains, and the opaque host of an unknown scheme is never a domain.',
  falseEqual:
    'A decision about one service is applied to another on the same machine, at another port or over a scheme without encryption.',
  falseDifferent: 'The root dot, or an address in IPv6 clothes, slips past a list of hosts.',
  without: 'Strings that do not parse, and URLs without a host.',
  source: 'https://url.spec.whatwg.org/#concept-host-equals',
  options: [],
  examples: [
    ['http://EXAMPLE.com/', 'https://example.com:8443/x', true],
    ['http://[::1]/', 'http://[0:0:0:0:0:0:0:1]/', true],
    ['http://[::ffff:127.0.0.1]/', 'http://127.0.0.1/', false],
  ],
  keyIsUrl: false,
  key: ({ record }) => (record === null || record.host === null ? null : hostKey(record.host)),
}
