import { parseIpv4, serializeIpv4 } from '@waymark/host'
import { deepFreeze } from '@waymark/infra/internal'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'
import { writtenHost } from '../written-host.ts'

/** The hosts are the same IPv4 address in any form of inet_aton, or the same name. */
export const ipv4Loose: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'ipv4-loose',
  kind: 'symmetric',
  family: 'address',
  scope: 'host',
  summary: 'The hosts are the same IPv4 address in any form of inet_aton, or the same name.',
  explain:
    'An address has one to four parts, each decimal, octal (`010` is 8) or hexadecimal; the last part fills the remaining bytes. Any other host is a name and compared ignoring case. All other components are ignored.',
  falsePositive:
    'If another program reads `010.0.0.1` as 10.0.0.1, a rule for one machine is applied to another.',
  falseNegative:
    'The same address as an IPv4-mapped IPv6 address, or under a domain, is a different host.',
  without: 'Strings without a host.',
  source: 'https://www.rfc-editor.org/rfc/rfc6943#section-3.1.1',
  options: [baseOption],
  examples: [
    ['http://192.168.1.2/', 'http://192.168.258/', true],
    ['http://192.168.1.2/', 'http://030052000402/', true],
    ['http://010.0.0.1/', 'http://10.0.0.1/', false],
    ['/x', 'http://127.0.0.1/', true, { base: 'http://0x7f.1/a' }],
  ],
  keyIsUrl: false,
  key(subject) {
    const host = writtenHost(subject)
    return host === null ? null : (inetAton(host) ?? host)
  },
})

/**
 * An IPv4 address in any form that `inet_aton` accepts, as four decimal parts; `null` for any other host.
 *
 * The grammar is the one that the URL Standard adopted: one to four parts, each decimal, octal or
 * hexadecimal, but without a trailing dot.
 */
function inetAton(host: string): string | null {
  if (!/^(?:0[xX][0-9a-fA-F]*|[0-9]+)(?:\.|$)/.test(host) || host.endsWith('.')) return null
  // A part `0x` without digits is zero in the standard, but not a number in C.
  if (/0[xX](?:\.|$)/.test(host)) return null
  const address = parseIpv4(host)
  return address === null ? null : serializeIpv4(address)
}
