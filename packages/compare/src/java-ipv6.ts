import { type Ipv6Pieces, parseIpv6 } from '@waymark/host'

/** Parses an IPv6 address as Java does: the parts of an IPv4 address at its end may have leading zeros. */
export function parseJavaIpv6(text: string): Ipv6Pieces | null {
  const at = text.lastIndexOf(':') + 1
  const tail = text.slice(at)
  if (!tail.includes('.')) return parseIpv6(text)
  const numbers = tail.split('.').map((part) => part.replace(/^0+(?=\d)/, ''))
  return parseIpv6(text.slice(0, at) + numbers.join('.'))
}
