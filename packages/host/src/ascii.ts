import { asciiDomainToAscii } from './ascii-domain.ts'
import { runDomainParser } from './domain-parser.ts'
import type { Host, HostErrorReporter } from './host.ts'
import { runHostParser } from './host-parser.ts'
import { runValidDomain, runValidHostString } from './host-writing.ts'

export {
  type AddressKind,
  classifyHost,
  type EmbeddedIpv4,
  type HostClassification,
  type HostKind,
} from './classify-host.ts'
export { isPercentEncodedByteAt, isUrlCodePoint, isUrlUnits } from './code-points.ts'
export type { Host, HostErrorName, HostErrorReporter, Ipv6Pieces } from './host.ts'
export { hostEquals, serializeHost } from './host-serializer.ts'
export { isValidIpv4String, isValidIpv6String, isValidOpaqueHostString } from './host-writing.ts'
export { endsInNumber, parseIpv4 } from './ipv4-parser.ts'
export { serializeIpv4 } from './ipv4-serializer.ts'
export { parseIpv6 } from './ipv6-parser.ts'
export { serializeIpv6 } from './ipv6-serializer.ts'

/**
 * Parses the host part of a URL; a domain that is not ASCII is a failure.
 *
 * @param input - A scalar value string; an IPv6 address stands in brackets.
 * @param isOpaque - Whether the URL's scheme is not special: then only an IPv6 address is understood, and
 *   anything else is kept as it is.
 * @param report - Called for each validation error; offsets count from the start of `input`.
 * @returns `null` is the standard's *failure*.
 * @see https://url.spec.whatwg.org/#concept-host-parser
 */
export function parseHost(
  input: string,
  isOpaque = false,
  report: HostErrorReporter | null = null,
): Host | null {
  return runHostParser(input, isOpaque, asciiDomainToAscii, report)
}

/**
 * Turns a domain as a person writes it into the one of the URL record; what is not ASCII is a failure.
 *
 * @param domain - A scalar value string, already percent-decoded.
 * @param beStrict - Whether hyphens, STD3 rules and DNS lengths are enforced, as for a *valid domain*.
 * @returns `null` is the standard's *failure*.
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function parseDomain(domain: string, beStrict: boolean): string | null {
  return runDomainParser(domain, beStrict, asciiDomainToAscii, null)
}

/**
 * The domain as it is: A-labels cannot be read without the tables of `@waymark/host`.
 *
 * @param domain - A domain from the host parser.
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function domainToUnicode(domain: string): string {
  return domain
}

/** Whether a string is a *valid domain*. @see https://url.spec.whatwg.org/#valid-domain */
export function isValidDomain(input: string): boolean {
  return runValidDomain(input, asciiDomainToAscii)
}

/**
 * Whether a string may be written as the host of a URL with a special scheme.
 *
 * @see https://url.spec.whatwg.org/#valid-host-string
 */
export function isValidHostString(input: string): boolean {
  return runValidHostString(input, asciiDomainToAscii)
}
