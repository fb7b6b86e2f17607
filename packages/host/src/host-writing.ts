import { findForbiddenHostCodePoint, isUrlUnits } from './code-points.ts'
import { type DomainToAscii, runDomainParser } from './domain-parser.ts'
import { endsInNumber } from './ipv4-parser.ts'

const IPV4_PART = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const IPV4 = /* @__PURE__ */ new RegExp(`^${IPV4_PART}(?:\\.${IPV4_PART}){3}$`)
const IPV6_PIECE = /^(?:0|[1-9A-Fa-f][\dA-Fa-f]{0,3})$/
/** The longest valid address, eight pieces or six and an IPv4 address, has 45 characters. */
const LONGEST_IPV6 = 45

/** https://url.spec.whatwg.org/#valid-domain */
export function runValidDomain(input: string, domainToAscii: DomainToAscii): boolean {
  const domain = runDomainParser(input, true, domainToAscii, null)
  return domain !== null && !endsInNumber(domain)
}

/** https://url.spec.whatwg.org/#valid-host-string */
export function runValidHostString(input: string, domainToAscii: DomainToAscii): boolean {
  return isValidIpv4String(input) || isBracketedIpv6(input) || runValidDomain(input, domainToAscii)
}

/**
 * Whether a string is four decimal numbers from 0 to 255 in their shortest form, with dots between them.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv4-address-string
 */
export function isValidIpv4String(input: string): boolean {
  return input.length <= 15 && IPV4.test(input)
}

/**
 * Whether a string is an IPv6 address as the standard wants it written: without leading zeros and without
 * brackets.
 *
 * @see https://url.spec.whatwg.org/#valid-ipv6-address-string
 */
export function isValidIpv6String(input: string): boolean {
  if (input.length > LONGEST_IPV6) return false
  const halves = input.split('::')
  if (halves.length === 1) return effectivePieceLength(input, true) === 8
  if (halves.length > 2) return false
  const [before, after] = halves as [string, string]
  const lengthBefore = before === '' ? 0 : effectivePieceLength(before, false)
  const lengthAfter = after === '' ? 0 : effectivePieceLength(after, true)
  return lengthBefore !== null && lengthAfter !== null && lengthBefore + lengthAfter <= 7
}

/**
 * The number of pieces, where an IPv4 address counts for two; `null` when a piece is not valid.
 *
 * https://url.spec.whatwg.org/#effective-piece-length
 */
function effectivePieceLength(input: string, mayEndInIpv4: boolean): number | null {
  const pieces = input.split(':')
  let length = 0
  for (const [i, piece] of pieces.entries()) {
    if (IPV6_PIECE.test(piece)) length += 1
    else if (mayEndInIpv4 && i === pieces.length - 1 && isValidIpv4String(piece)) length += 2
    else return null
  }
  return length
}

/**
 * Whether a string may stand as the host of a URL whose scheme is not special.
 *
 * @see https://url.spec.whatwg.org/#valid-opaque-host-string
 */
export function isValidOpaqueHostString(input: string): boolean {
  if (input.startsWith('[')) return isBracketedIpv6(input)
  return input !== '' && findForbiddenHostCodePoint(input) === -1 && isUrlUnits(input)
}

function isBracketedIpv6(input: string): boolean {
  return input.startsWith('[') && input.endsWith(']') && isValidIpv6String(input.slice(1, -1))
}
