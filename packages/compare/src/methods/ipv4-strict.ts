import { deepFreeze } from '@waymark/infra/internal'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'
import { writtenHost } from '../written-host.ts'

/** The hosts are the same IPv4 address in four decimal parts, or the same name. */
export const ipv4Strict: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'ipv4-strict',
  kind: 'symmetric',
  family: 'address',
  scope: 'host',
  summary: 'The hosts are the same IPv4 address in four decimal parts, or the same name.',
  explain:
    'An address is what `inet_pton` accepts: four decimal numbers from 0 to 255, without leading zeros, because systems disagree about them. Any other host is a name and compared ignoring case. All other components are ignored.',
  falsePositive: 'None: each address has exactly one form.',
  falseNegative:
    'A filter that reads addresses this way accepts `http://0x7f.1/`, which the client then connects to as 127.0.0.1.',
  without: 'Strings without a host.',
  source: 'https://www.rfc-editor.org/rfc/rfc6943#section-3.1.1',
  options: [baseOption],
  examples: [
    ['http://192.168.1.2/', 'http://192.168.1.2/x', true],
    ['http://192.168.1.2/', 'http://0xC0.0xA8.0x1.0x2/', false],
    ['http://10.0.0.1/', 'http://012.0.0.1/', false],
    ['/x', 'http://0X7F.1/', true, { base: 'http://0x7f.1/a' }],
  ],
  keyIsUrl: false,
  // An address has one spelling here, so that being the same address is being the same text.
  key: writtenHost,
})
