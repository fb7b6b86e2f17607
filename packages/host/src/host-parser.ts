import { isAsciiString } from '@waymark/infra'
import { utf8PercentDecode } from '@waymark/percent-encoding'
import { isPercentEncodedByteAt } from './code-points.ts'
import { type DomainToAscii, runDomainParser } from './domain-parser.ts'
import type { Host, HostErrorName, HostErrorReporter } from './host.ts'
import { endsInNumber, parseIpv4 } from './ipv4-parser.ts'
import { parseIpv6 } from './ipv6-parser.ts'
import { parseOpaqueHost } from './opaque-host-parser.ts'
import { recognizePlainHost } from './plain-host.ts'

const PERCENT_ENCODED_BYTE = /%[\dA-Fa-f]{2}/

/** https://url.spec.whatwg.org/#concept-host-parser */
export function runHostParser(
  input: string,
  isOpaque: boolean,
  domainToAscii: DomainToAscii,
  report: HostErrorReporter | null,
): Host | null {
  if (input.startsWith('[')) {
    if (!input.endsWith(']')) {
      report?.('IPv6-unclosed', 0, input.length)
      return null
    }
    const pieces = parseIpv6(input.slice(1, -1), report && shifted(report, 1))
    return pieces && { kind: 'ipv6', pieces }
  }
  if (isOpaque) return parseOpaqueHost(input, report)
  // Whoever listens is also told what strict ToASCII thinks.
  const plain = report === null ? recognizePlainHost(input) : null
  if (plain !== null) return plain
  // The standard asserts that this does not happen; a caller who is not the URL parser can do it.
  if (input === '') return null

  // To ask first takes a third of the time, and there are hardly ever any.
  const percent = input.includes('%') ? input.search(PERCENT_ENCODED_BYTE) : -1
  if (percent !== -1) report?.('domain-percent-encoded', percent, percent + 3)
  const domain = percent === -1 ? input : utf8PercentDecode(input)
  const asciiDomain = runDomainParser(
    domain,
    false,
    domainToAscii,
    report && (() => report('domain-to-ASCII', 0, input.length)),
  )
  if (asciiDomain === null) return null
  if (!endsInNumber(asciiDomain)) return { kind: 'domain', name: asciiDomain }
  if (report !== null && !isAsciiString(domain)) report('IPv4-non-ASCII-input', 0, input.length)
  const address = parseIpv4(
    asciiDomain,
    report && decodedPlaces(report, input, domain, asciiDomain),
  )
  return address === null ? null : { kind: 'ipv4', address }
}

function shifted(report: HostErrorReporter, by: number): HostErrorReporter {
  return (name, start, end) => report(name, start + by, end + by)
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
