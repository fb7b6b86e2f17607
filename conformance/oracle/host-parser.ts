import { type DomainToAscii, parseDomain } from './domain-parser.ts'
import { utf8DecodeWithoutBom } from './encoding.ts'
import type { Host } from './host.ts'
import { codePointsOf, isAsciiString } from './infra.ts'
import { endsInNumber, parseIpv4 } from './ipv4-parser.ts'
import { parseIpv6 } from './ipv6-parser.ts'
import { parseOpaqueHost } from './opaque-host-parser.ts'
import { percentDecodeString } from './percent-encoding.ts'
import { isPercentEncodedByte } from './url-code-points.ts'
import type { Reporter } from './validation-error.ts'

/** https://url.spec.whatwg.org/#concept-host-parser */
export function parseHost(
  input: string,
  isOpaque: boolean,
  domainToAscii: DomainToAscii,
  report: Reporter | null,
): Host | null {
  const codePoints = codePointsOf(input)
  const { length } = codePoints
  // 1. A `[` at the start begins an IPv6 address.
  if (codePoints[0] === '[') {
    // 1.1. Without `]` at the end the host is a failure.
    if (codePoints.at(-1) !== ']') {
      report?.('IPv6-unclosed', 0, length)
      return null
    }
    // 1.2. Parse what is between the brackets.
    const shifted: Reporter = (name, start, end) => report?.(name, start + 1, end + 1)
    const pieces = parseIpv6(codePoints.slice(1, -1).join(''), shifted)
    return pieces === null ? null : { kind: 'ipv6', pieces }
  }
  // 2. In a URL that is not special the host is opaque.
  if (isOpaque) return parseOpaqueHost(input, report)
  // 3. From here on the input is not empty.
  if (input === '') throw new RangeError('the input is not empty')
  // 4. Report percent-encoded bytes.
  const encoded = codePoints.findIndex((_, i) => isPercentEncodedByte(codePoints, i))
  if (encoded !== -1) report?.('domain-percent-encoded', encoded, encoded + 3)
  // 5. Percent-decode the input and read the bytes as UTF-8.
  const domain = utf8DecodeWithoutBom(percentDecodeString(input))
  // 6. Turn the domain into ASCII.
  const asciiDomain = parseDomain(domain, false, domainToAscii, (name) => report?.(name, 0, length))
  // 7. Failure stays failure.
  if (asciiDomain === null) return null
  // 8. A domain that ends in a number must be an IPv4 address.
  if (endsInNumber(asciiDomain)) {
    // Of whatwg/url 9dc3827, which is newer than the text at hand.
    if (!isAsciiString(domain)) report?.('IPv4-non-ASCII-input', 0, length)
    const places = isAsciiString(domain) ? placesOfDecoded(codePoints) : null
    const address = parseIpv4(asciiDomain, (name, start, end) => {
      if (places === null) report?.(name, 0, length)
      else report?.(name, places[start]!, places[end]!)
    })
    return address === null ? null : { kind: 'ipv4', address }
  }
  // 9. Otherwise the domain is the host.
  return { kind: 'domain', name: asciiDomain }
}

/** Where each code point of an ASCII domain, and its end, are in the input it was percent-decoded from. */
function placesOfDecoded(codePoints: readonly string[]): number[] {
  const places: number[] = []
  for (let i = 0; i < codePoints.length; i++) {
    places.push(i)
    if (isPercentEncodedByte(codePoints, i)) i += 2
  }
  places.push(codePoints.length)
  return places
}
