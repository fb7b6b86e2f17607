import { toUnicode } from '@waymark/idna/internal/unchecked'
import { requireString } from '@waymark/infra/argument'
import { domainToAscii } from './domain-to-ascii.ts'
import type { Host } from './host.ts'
import { runValidDomain, runValidHostString } from './host-writing.ts'
import {
  domainFrom,
  hostFrom,
  NO_DOMAIN_OPTIONS,
  NO_HOST_OPTIONS,
  type ParseDomainOptions,
  type ParseHostOptions,
} from './parse-host.ts'

export {
  type AddressKind,
  classifyHost,
  type EmbeddedIpv4,
  type HostClassification,
  type HostKind,
} from './classify-host.ts'
export { isForbiddenDomainCodePoint, isUrlCodePoint } from './code-points.ts'
export type { Host, HostErrorName, HostErrorReporter, Ipv6Pieces } from './host.ts'
export { hostEquals, serializeHost } from './host-serializer.ts'
export { isValidIpv4String, isValidIpv6String, isValidOpaqueHostString } from './host-writing.ts'
export { endsInNumber, parseIpv4 } from './ipv4-parser.ts'
export { serializeIpv4 } from './ipv4-serializer.ts'
export { parseIpv6 } from './ipv6-parser.ts'
export { serializeIpv6 } from './ipv6-serializer.ts'
export { type Nat64Prefix, parseNat64Prefix } from './nat64-prefix.ts'
export type { ParseDomainOptions, ParseHostOptions } from './parse-host.ts'
export type { SpecialUse } from './special-use.ts'

/**
 * Parses the host part of a URL.
 *
 * @param input - A scalar value string; an IPv6 address is in brackets.
 * @returns `null` is the standard's *failure*.
 * @throws ArgumentError if the input is not a string.
 * @throws OptionError if an option is misspelt or has a wrong value.
 * @see https://url.spec.whatwg.org/#concept-host-parser
 *
 * @example
 * ```ts
 * import { parseHost } from '@waymark/host'
 *
 * parseHost('Bücher.example') // => { kind: 'domain', name: 'xn--bcher-kva.example' }
 * parseHost('0x7f.1') // => { kind: 'ipv4', address: 0x7f000001 }
 * parseHost('a b') // => null
 * ```
 */
export function parseHost(input: string, options: ParseHostOptions = NO_HOST_OPTIONS): Host | null {
  return hostFrom(input, options, domainToAscii)
}

/**
 * Turns a domain as a person writes it into the one of the URL record: IDNA, lower case, A-labels.
 *
 * @param domain - A scalar value string, already percent-decoded.
 * @returns `null` is the standard's *failure*.
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 *
 * @example
 * ```ts
 * import { parseDomain } from '@waymark/host'
 *
 * parseDomain('Bücher.example') // => 'xn--bcher-kva.example'
 * parseDomain('a_b.example', { beStrict: true }) // => null
 * ```
 */
export function parseDomain(
  domain: string,
  options: ParseDomainOptions = NO_DOMAIN_OPTIONS,
): string | null {
  return domainFrom(domain, options, domainToAscii)
}

/**
 * A domain for people to read; the domain itself where a label is not what IDNA would write.
 *
 * @param domain - A domain from the host parser.
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 *
 * @example
 * ```ts
 * import { domainToUnicode } from '@waymark/host'
 *
 * domainToUnicode('xn--bcher-kva.example') // => 'bücher.example'
 * ```
 */
export function domainToUnicode(domain: string): string {
  requireString(domain, 'domain', 'of a URL, pass its `hostname`')
  const result = toUnicode(domain)
  return result.error ? domain : result.domain
}

/**
 * Whether a string is a *valid domain*. @see https://url.spec.whatwg.org/#valid-domain
 *
 * @example
 * ```ts
 * import { isValidDomain } from '@waymark/host'
 *
 * isValidDomain('bücher.example') // => true
 * isValidDomain('a..example') // => false
 * ```
 */
export function isValidDomain(input: string): boolean {
  return runValidDomain(input, domainToAscii)
}

/**
 * Whether a string may be written as the host of a URL with a special scheme.
 *
 * @see https://url.spec.whatwg.org/#valid-host-string
 *
 * @example
 * ```ts
 * import { isValidHostString } from '@waymark/host'
 *
 * isValidHostString('[2001:db8::1]') // => true
 * isValidHostString('127.1') // => false
 * ```
 */
export function isValidHostString(input: string): boolean {
  return runValidHostString(input, domainToAscii)
}
