import { requireString } from '@waymark/infra/argument'
import { asciiDomainToAscii } from './ascii-domain.ts'
import { runValidDomain, runValidHostString } from './host-writing.ts'
import type * as main from './index.ts'
import { domainFrom, hostFrom, NO_DOMAIN_OPTIONS, NO_HOST_OPTIONS } from './parse-host.ts'

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

/** The host parser, for which a domain that is not ASCII is a failure. */
export const parseHost: typeof main.parseHost = (input, options = NO_HOST_OPTIONS) =>
  hostFrom(input, options, asciiDomainToAscii)

/** *Domain to ASCII*, for which what is not ASCII is a failure. */
export const parseDomain: typeof main.parseDomain = (domain, options = NO_DOMAIN_OPTIONS) =>
  domainFrom(domain, options, asciiDomainToAscii)

/** The domain as it is: A-labels cannot be read without the tables of `@waymark/host`. */
export const domainToUnicode: typeof main.domainToUnicode = (domain) => {
  requireString(domain, 'domain', 'of a URL, pass its `hostname`')
  return domain
}

/** Whether a string is a *valid domain*. @see https://url.spec.whatwg.org/#valid-domain */
export const isValidDomain: typeof main.isValidDomain = (input) =>
  runValidDomain(input, asciiDomainToAscii)

/** Whether a string is a *valid host string*. @see https://url.spec.whatwg.org/#valid-host-string */
export const isValidHostString: typeof main.isValidHostString = (input) =>
  runValidHostString(input, asciiDomainToAscii)
