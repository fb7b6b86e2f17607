import { type DomainToAscii, parseDomain } from './domain-parser.ts'
import { utf8DecodeWithoutBom } from './encoding.ts'
import type { Host } from './host.ts'
import { serializeHost } from './host-serializer.ts'
import type { HostRun } from './host-trace.ts'
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
  run?: HostRun,
): Host | null {
  const codePoints = codePointsOf(input)
  const { length } = codePoints
  let domain: string | null = null
  let asciiDomain: string | null = null
  const ends = (step: string, host: Host | null) => {
    run?.ends(step, host === null ? null : serializeHost(host), { domain, asciiDomain })
    return host
  }
  // 1. A `[` at the start begins an IPv6 address.
  if (codePoints[0] === '[') {
    // 1.1. Without `]` at the end the host is a failure.
    if (codePoints.at(-1) !== ']') {
      run?.ends('1.1', null)
      report?.('IPv6-unclosed', 0, length)
      return null
    }
    // 1.2. Parse what is between the brackets.
    const shifted: Reporter = (name, start, end) => report?.(name, start + 1, end + 1)
    const between = codePoints.slice(1, -1)
    run?.step('1.2', {}, [1, length - 1])
    const pieces = parseIpv6(between.join(''), shifted, run?.call('IPv6 parser', between))
    return ends('1.2', pieces === null ? null : { kind: 'ipv6', pieces })
  }
  // 2. In a URL that is not special the host is opaque.
  if (isOpaque) {
    run?.step('2')
    return ends('2', parseOpaqueHost(input, report, run?.call('opaque-host parser', codePoints)))
  }
  // 3. From here on the input is not empty.
  if (input === '') throw new RangeError('the input is not empty')
  // 4. Report percent-encoded bytes.
  const encoded = codePoints.findIndex((_, i) => isPercentEncodedByte(codePoints, i))
  if (encoded !== -1) {
    run?.step('4', { domain, asciiDomain }, [encoded, encoded + 3])
    report?.('domain-percent-encoded', encoded, encoded + 3)
  }
  // 5. Percent-decode the input and read the bytes as UTF-8.
  run?.step('5', { domain, asciiDomain })
  const bytes = percentDecodeString(input, run?.call('percent-decode a string', codePoints))
  domain = utf8DecodeWithoutBom(bytes)
  // 6. Turn the domain into ASCII.
  run?.step('6', { domain, asciiDomain })
  asciiDomain = parseDomain(
    domain,
    false,
    domainToAscii,
    (name) => report?.(name, 0, length),
    run?.call('domain parser', codePointsOf(domain)),
  )
  // 7. Failure stays failure.
  if (asciiDomain === null) return ends('7', null)
  // 8. A domain that ends in a number must be an IPv4 address.
  run?.step('8', { domain, asciiDomain })
  const ascii = codePointsOf(asciiDomain)
  if (endsInNumber(asciiDomain, run?.call('ends in a number checker', ascii))) {
    run?.step('8', { domain, asciiDomain })
    // Of whatwg/url 9dc3827, which is newer than the text at hand.
    if (!isAsciiString(domain)) report?.('IPv4-non-ASCII-input', 0, length)
    const places = isAsciiString(domain) ? placesOfDecoded(codePoints) : null
    const atPlaces: Reporter = (name, start, end) => {
      if (places === null) report?.(name, 0, length)
      else report?.(name, places[start]!, places[end]!)
    }
    const address = parseIpv4(asciiDomain, atPlaces, run?.call('IPv4 parser', ascii))
    return ends('8', address === null ? null : { kind: 'ipv4', address })
  }
  // 9. Otherwise the domain is the host.
  return ends('9', { kind: 'domain', name: asciiDomain })
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
