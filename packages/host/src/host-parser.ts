import { isAsciiString } from '@waymark/infra'
import { utf8PercentDecode } from '@waymark/percent-encoding/internal'
import { isPercentEncodedByteAt } from './code-points.ts'
import { type DomainToAscii, runDomainParser } from './domain-parser.ts'
import { fail, type HostErrorName, type HostErrorReporter } from './host.ts'
import { hasNumberAtEnd, readIpv4 } from './ipv4-parser.ts'
import { writeIpv4 } from './ipv4-serializer.ts'
import { rewriteIpv6 } from './ipv6-parser.ts'
import { parseOpaqueHost } from './opaque-host-parser.ts'
import { readPlainDomain } from './plain-domain.ts'

const PERCENT_ENCODED_BYTE = /%[\dA-Fa-f]{2}/

/**
 * https://url.spec.whatwg.org/#concept-host-parser
 *
 * @returns What the host serializer writes for the host; `null` is the standard's *failure*.
 */
export function runHostParser(
  input: string,
  isOpaque: boolean,
  domainToAscii: DomainToAscii,
  report: HostErrorReporter | null,
): string | null {
  // A code unit is compared in a tenth of the time of `startsWith`.
  if (input.charCodeAt(0) === 0x5b) {
    const { length } = input
    if (input[length - 1] !== ']') return fail(report, 'IPv6-unclosed', 0, length)
    const address = rewriteIpv6(input, 0, length, false, report)
    return address === '' ? input : address
  }
  if (isOpaque) return parseOpaqueHost(input, report)
  // The standard asserts that this does not happen; a caller who is not the URL parser can do it.
  if (input === '') return null

  const isEncoded = input.indexOf('%') !== -1
  const plain = isEncoded && report === null ? readPlainDomain(input) : null
  const domain = plain ?? (isEncoded ? utf8PercentDecode(input) : input)
  if (report !== null && domain !== input) {
    const percent = input.search(PERCENT_ENCODED_BYTE)
    report('domain-percent-encoded', percent, percent + 3)
  }
  const asciiDomain =
    plain ??
    runDomainParser(
      domain,
      false,
      domainToAscii,
      report && (() => report('domain-to-ASCII', 0, input.length)),
    )
  if (asciiDomain === null || !hasNumberAtEnd(asciiDomain, 0, asciiDomain.length))
    return asciiDomain
  if (report !== null && !isAsciiString(domain)) report('IPv4-non-ASCII-input', 0, input.length)
  const address = readIpv4(
    asciiDomain,
    0,
    asciiDomain.length,
    report && decodedPlaces(report, input, domain, asciiDomain),
  )
  return address === null ? null : writeIpv4(address)
}

/**
 * A reporter for the IPv4 parser, which reads the ASCII domain: its places become places of the host as
 * written. Where characters were mapped, no place inside survives, and the whole host is named.
 *
 * @param domain - The host, percent-decoded.
 */
function decodedPlaces(
  report: HostErrorReporter,
  input: string,
  domain: string,
  asciiDomain: string,
): HostErrorReporter {
  // Beyond ASCII a character may become none and another two, so that the length says nothing.
  if (!isAsciiString(domain) || domain.length !== asciiDomain.length) {
    return (name: HostErrorName) => report(name, 0, input.length)
  }
  if (input.length === domain.length) return report
  // places[i]: where the i-th character of the percent-decoded input begins.
  const places: number[] = []
  for (let i = 0; i < input.length; i++) {
    places.push(i)
    if (isPercentEncodedByteAt(input, i)) i += 2
  }
  places.push(input.length)
  return (name, start, end) => report(name, places[start]!, places[end]!)
}
