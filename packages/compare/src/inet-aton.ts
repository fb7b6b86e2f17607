import { parseIpv4, serializeIpv4 } from '@waymark/host'

/**
 * An address in any form that `inet_aton` takes, as four decimal parts; `null` for anything else.
 *
 * The grammar is the one that the URL Standard took over: one to four parts, each decimal, octal or
 * hexadecimal. The dot that may end a host is none of it.
 */
export function inetAton(host: string): string | null {
  if (!/^(?:0[xX][0-9a-fA-F]*|[0-9]+)(?:\.|$)/.test(host) || host.endsWith('.')) return null
  // A part that is `0x` and nothing more is zero in the standard, and no number in C.
  if (/0[xX](?:\.|$)/.test(host)) return null
  const address = parseIpv4(host)
  return address === null ? null : serializeIpv4(address)
}
