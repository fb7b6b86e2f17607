import { requireString } from '@waymark/infra/argument'
import type { Ipv6Pieces } from './host.ts'
import { readPieces } from './ipv6-parser.ts'

/** A prefix of IPv6 addresses, below which a network reaches IPv4 addresses. */
export interface Nat64Prefix {
  /** Its eight pieces; the bits after the prefix are 0. */
  readonly pieces: Ipv6Pieces
  /** In bits: 32, 40, 48, 56, 64 or 96. */
  readonly length: number
}

const PREFIX = /^([\d:a-f]{2,39})\/(32|40|48|56|64|96)$/i
/** Bits 64 to 71 are always 0: an IPv4 address is written around them. */
const RESERVED_BYTE = 8

/**
 * Reads a prefix that a network translates to IPv4, such as one that its resolver or its routers announce (RFC 7050, 8781).
 *
 * @returns `null` for a text that is not an IPv6 address without brackets, a slash, and a length that RFC 6052 allows; or
 *   that has bits after its length.
 * @see https://www.rfc-editor.org/rfc/rfc6052#section-2.2
 *
 * @example
 * ```ts
 * import { classifyHost, parseHost, parseNat64Prefix } from '@waymark/host'
 *
 * const prefix = parseNat64Prefix('2600:1f18:64::/96')!
 * classifyHost(parseHost('[2600:1f18:64::10.0.0.1]')!).kind // => 'public'
 * classifyHost(parseHost('[2600:1f18:64::10.0.0.1]')!, [prefix]).kind // => 'private'
 * parseNat64Prefix('2600:1f18:64::/65') // => null
 * ```
 */
export function parseNat64Prefix(text: string): Nat64Prefix | null {
  requireString(text, 'text')
  const [, address = '', bits = ''] = PREFIX.exec(text) ?? []
  const pieces = readPieces(address, null)
  const length = Number(bits)
  if (pieces === null || hasBitsAfter(pieces, length)) return null
  return { pieces, length }
}

function hasBitsAfter(pieces: Ipv6Pieces, length: number): boolean {
  for (let index = length / 8; index < 16; index++) if (byteOf(pieces, index) !== 0) return true
  return false
}

/** The IPv4 address of an IPv6 address below a prefix of this length. */
export function translatedIpv4(pieces: Ipv6Pieces, length: number): number {
  let address = 0
  let index = length / 8
  for (let bytes = 0; bytes < 4; bytes++) {
    if (index === RESERVED_BYTE) index++
    address = address * 0x100 + byteOf(pieces, index)
    index++
  }
  return address
}

function byteOf(pieces: Ipv6Pieces, index: number): number {
  const piece = pieces[index >> 1]!
  return index % 2 === 0 ? piece >> 8 : piece & 0xff
}
