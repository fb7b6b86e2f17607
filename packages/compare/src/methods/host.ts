import { deepFreeze } from '@waymark/infra/internal'
import { baseOption } from '../context-options.ts'
import { hostKey } from '../host-key.ts'
import type { SymmetricMethod } from '../method.ts'

/** The same host, as parsed by the URL Standard. */
export const host: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'host',
  kind: 'symmetric',
  family: 'record',
  scope: 'host',
  summary: 'The same host, as parsed by the URL Standard.',
  explain:
    'Scheme, port and all other components are ignored. An IPv4 address and the IPv4-mapped IPv6 address are different hosts, `example.com` and `example.com.` are different domains, and the opaque host of a non-special URL is never a domain.',
  falsePositive:
    'A decision about one service is applied to another on the same machine, at another port or over a scheme without encryption.',
  falseNegative: 'A list of hosts is evaded with a trailing dot or an IPv4-mapped IPv6 address.',
  without: 'Strings that do not parse, and URLs without a host.',
  source: 'https://url.spec.whatwg.org/#concept-host-equals',
  options: [baseOption],
  examples: [
    ['http://EXAMPLE.com/', 'https://example.com:8443/x', true],
    ['http://[::1]/', 'http://[0:0:0:0:0:0:0:1]/', true],
    ['http://[::ffff:127.0.0.1]/', 'http://127.0.0.1/', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: false,
  key: ({ record }) => (record === null || record.host === null ? null : hostKey(record.host)),
})
