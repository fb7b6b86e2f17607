import { requireString } from '@waymark/infra/argument'
import { FORBIDDEN_HOST, isUrlUnits } from './code-points.ts'
import { type DomainToAscii, runDomainParser } from './domain-parser.ts'
import type { HostErrorReporter } from './host.ts'
import { endsInNumber, parseIpv4 } from './ipv4-parser.ts'
import { parseIpv6 } from './ipv6-parser.ts'

const HOSTNAME = 'of a URL, pass its `hostname`'

/** https://url.spec.whatwg.org/#valid-domain */
export function runValidDomain(input: string, domainToAscii: DomainToAscii): boolean {
  requireString(input, 'input', HOSTNAME)
  const domain = runDomainParser(input, true, domainToAscii, null)
  return domain !== null && !endsInNumber(domain)
}

/** https://url.spec.whatwg.org/#valid-host-string */
export function runValidHostString(input: string, domainToAscii: DomainToAscii): boolean {
  requireString(input, 'input', HOSTNAME)
  return isValidIpv4String(input) || isBracketedIpv6(input) || runValidDomain(input, domainToAscii)
}

/**
 * Whether a string is four decimal numbers from 0 to 255 in their shortest form, with dots between them.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv4-address-string
 *
 * @example
 * ```ts
 * import { isValidIpv4String } from '@waymark/host'
 *
 * isValidIpv4String('127.0.0.1') // => true
 * isValidIpv4String('127.1') // => false
 * ```
 */
export function isValidIpv4String(input: string): boolean {
  return parsesWithoutError(parseIpv4, input)
}

/**
 * Whether a string is an IPv6 address as the standard wants it written: without leading zeros and without
 * brackets.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv6-address-string
 *
 * @example
 * ```ts
 * import { isValidIpv6String } from '@waymark/host'
 *
 * isValidIpv6String('2001:db8::1') // => true
 * isValidIpv6String('[2001:db8::1]') // => false
 * ```
 */
export function isValidIpv6String(input: string): boolean {
  return parsesWithoutError(parseIpv6, input)
}

/** What the standard lets people write is what its parser takes without a validation error. */
function parsesWithoutError(
  parse: (input: string, report: HostErrorReporter) => unknown,
  input: string,
): boolean {
  requireString(input, 'input', HOSTNAME)
  let isValid = true
  const parsed = parse(input, () => {
    isValid = false
  })
  return isValid && parsed !== null
}

/**
 * Whether a string may be the host of a URL whose scheme is not special.
 *
 * @see https://url.spec.whatwg.org/#valid-opaque-host-string
 *
 * @example
 * ```ts
 * import { isValidOpaqueHostString } from '@waymark/host'
 *
 * isValidOpaqueHostString('my%20host') // => true
 * isValidOpaqueHostString('my host') // => false
 * ```
 */
export function isValidOpaqueHostString(input: string): boolean {
  requireString(input, 'input', HOSTNAME)
  if (input.startsWith('[')) return isBracketedIpv6(input)
  return input !== '' && !FORBIDDEN_HOST.test(input) && isUrlUnits(input)
}

function isBracketedIpv6(input: string): boolean {
  return (
    input.startsWith('[') &&
    input[input.length - 1] === ']' &&
    isValidIpv6String(input.slice(1, -1))
  )
}
