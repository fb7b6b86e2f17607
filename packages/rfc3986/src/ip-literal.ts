/**
 * Whether a host is an IP literal by the grammar, with its brackets. The zones that RFC 6874 once added
 * are not in the grammar, and RFC 9844 took them out of URIs again.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2
 */
export function isIpLiteral(host: string): boolean {
  if (!host.startsWith('[') || !host.endsWith(']')) return false
  const literal = host.slice(1, -1)
  return isIpv6Address(literal) || isIpvFuture(literal)
}

function isIpvFuture(text: string): boolean {
  return /^v[0-9a-f]+\.[a-z0-9._~!$&'()*+,;=:-]+$/i.test(text)
}

/** The length of `0000:0000:0000:0000:0000:0000:255.255.255.255`. */
const MAX_IPV6_LENGTH = 45

/** The nine alternatives of the grammar: eight pieces, or up to seven around one `::`. */
function isIpv6Address(text: string): boolean {
  if (text.length > MAX_IPV6_LENGTH) return false
  const gap = text.indexOf('::')
  if (gap === -1) return countPieces(text, true) === 8
  return countPieces(text.slice(0, gap), false) + countPieces(text.slice(gap + 2), true) <= 7
}

/**
 * How many pieces of 16 bits a string has between its colons. An IPv4 address is two.
 *
 * @param mayEndInIpv4 - Whether this is the end of the address, the only place for an IPv4 address.
 * @returns `Infinity` if the string is not made of pieces.
 */
function countPieces(text: string, mayEndInIpv4: boolean): number {
  if (text === '') return 0
  const pieces = text.split(':')
  const endsInIpv4 = mayEndInIpv4 && isIpv4Address(pieces[pieces.length - 1]!)
  const h16s = endsInIpv4 ? pieces.slice(0, -1) : pieces
  if (!h16s.every((piece) => /^[0-9a-f]{1,4}$/i.test(piece))) return Number.POSITIVE_INFINITY
  return h16s.length + (endsInIpv4 ? 2 : 0)
}

function isIpv4Address(text: string): boolean {
  const octets = text.split('.')
  return (
    octets.length === 4 &&
    octets.every((octet) => /^(?:0|[1-9]\d{0,2})$/.test(octet) && Number(octet) <= 255)
  )
}
