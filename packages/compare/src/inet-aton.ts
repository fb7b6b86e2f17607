import { parseIpv4, serializeIpv4 } from '@waymark/host'

/**
 * An IPv4 address in any form that `inet_aton` accepts, as four decimal parts; `null` for any other host.
 *
 * The grammar is the one that the URL Standard adopted: one to four parts, each decimal, octal or
 * hexadecimal, but without a trailing dot.
 */
export function inetAton(host: string): string | null {
  if (!/^(?:0[xX][0-9a-fA-F]*|[0-9]+)(?:\.|$)/.test(host) || host.endsWith('.')) return null
  // A part `0x` without digits is zero in the standard, but not a number in C.
  if (/0[xX](?:\.|$)/.test(host)) return null
  const address = parseIpv4(host)
  return address === null ? null : serializeIpv4(address)
}
