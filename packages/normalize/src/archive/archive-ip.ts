import { parseIpv6, serializeIpv4, serializeIpv6 } from '@waymark/host'

/** A number as `inet_aton` reads it; `null` if it is not one. An empty string counts as 0. */
function parseNumber(text: string): number | null {
  if (/^0x/i.test(text)) {
    const digits = text.slice(2)
    return !/[^0-9a-f]/i.test(digits) ? toNumber(digits, 16) : null
  }
  if (text.length > 1 && text.startsWith('0')) {
    return !/[^0-7]/.test(text) ? toNumber(text.slice(1), 8) : null
  }
  return !/[^0-9]/.test(text) ? toNumber(text, 10) : null
}

/** Any number that is too large for an IPv4 address becomes this one. */
function toNumber(digits: string, radix: number): number {
  const significant = digits.replace(/^0+/, '')
  if (significant === '') return 0
  return significant.length > 32 ? 2 ** 40 : Number.parseInt(significant, radix)
}

/**
 * The number of an IPv4 address of one to four parts, of which empty ones count as 0; `null` for any other host.
 *
 * @see https://github.com/iipc/urlcanon/blob/master/python/urlcanon/parse.py, parse_ipv4
 */
export function parseArchiveIpv4(host: string): number | null {
  // Four numbers with 32 digits and a prefix each. A longer host, apart from leading zeros, is not an address.
  const parts = host.split('.', 6)
  if (parts[parts.length - 1] === '' && parts.length < 6) parts.pop()
  if (parts.length === 0 || parts.length > 4) return null
  let address = 0
  for (let i = 0; i < parts.length; i++) {
    const value = parseNumber(parts[i]!)
    if (value === null) return null
    const isLast = i === parts.length - 1
    const limit = isLast ? 256 ** (5 - parts.length) : 256
    if (value >= limit) return null
    address += isLast ? value : value * 256 ** (3 - i)
  }
  return address
}

/** The IPv4 address that a host means, as it is written; `null` if the host is not an address. */
export function archiveAddress(host: string): string | null {
  if (host.startsWith('[') && host.endsWith(']')) {
    const pieces = /[^0-9a-f:.]/i.test(host.slice(1, -1)) ? null : parseIpv6(host.slice(1, -1))
    return pieces === null ? null : `[${serializeIpv6(pieces)}]`
  }
  const address = parseArchiveIpv4(host)
  return address === null ? null : serializeIpv4(address)
}
