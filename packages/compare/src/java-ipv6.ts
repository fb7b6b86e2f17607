import { type Ipv6Pieces, parseIpv6 } from '@waymark/host'

/** Parses an IPv6 address as `java.net.URI` does: the parts of an IPv4 address at its end may have leading zeros. */
export function parseJavaIpv6(text: string): Ipv6Pieces | null {
  const at = text.lastIndexOf(':') + 1
  const tail = text.slice(at)
  if (!tail.includes('.')) return parseIpv6(text)
  const numbers = tail.split('.').map((part) => part.replace(/^0+(?=\d)/, ''))
  return parseIpv6(text.slice(0, at) + numbers.join('.'))
}

/**
 * Parses an IPv6 address as `java.net.URL` does: all numbers may have leading zeros, but the IPv4 address at its end has
 * at most 15 characters. A scope after `%` is ignored if there is one.
 */
export function parseJavaAddress(text: string): Ipv6Pieces | null {
  const percent = text.indexOf('%')
  if (percent !== -1 && percent === text.length - 1) return null
  const address = percent === -1 ? text : text.slice(0, percent)
  const tail = address.slice(address.lastIndexOf(':') + 1)
  if (tail.includes('.') && tail.length > 15) return null
  return parseIpv6(address.replace(/(?<![\da-f])0+(?=[\da-f])/gi, ''))
}
