import type { Ipv6Pieces } from './host.ts'

/**
 * The shortest text of an IPv6 address, without brackets.
 *
 * @param pieces - Eight numbers from 0 to 0xFFFF.
 * @see https://url.spec.whatwg.org/#concept-ipv6-serializer
 */
export function serializeIpv6(pieces: Ipv6Pieces): string {
  return serializeIpv6Host(pieces).slice(1, -1)
}

/** The same with brackets, as the host serializer writes it. */
export function serializeIpv6Host(pieces: Ipv6Pieces): string {
  const compress = findIpv6CompressedPieceIndex(pieces)
  let length = 1
  for (let pieceIndex = 0; pieceIndex < 8; pieceIndex++) {
    if (pieceIndex === compress) {
      if (pieceIndex === 0) UNITS[length++] = COLON
      UNITS[length++] = COLON
      while (pieces[pieceIndex + 1] === 0) pieceIndex++
      continue
    }
    const piece = pieces[pieceIndex]!
    if (piece > 0xfff) UNITS[length++] = HEX_DIGITS[piece >> 12]!
    if (piece > 0xff) UNITS[length++] = HEX_DIGITS[(piece >> 8) & 0xf]!
    if (piece > 0xf) UNITS[length++] = HEX_DIGITS[(piece >> 4) & 0xf]!
    UNITS[length++] = HEX_DIGITS[piece & 0xf]!
    if (pieceIndex < 7) UNITS[length++] = COLON
  }
  UNITS[length++] = 0x5d
  return String.fromCharCode(...UNITS.slice(0, length))
}

const COLON = 0x3a
const HEX_DIGITS: readonly number[] = /* @__PURE__ */ Array.from('0123456789abcdef', (digit) =>
  digit.charCodeAt(0),
)

/** `[`, and where an address is written, one unit after another: half the time of joining its pieces. */
const UNITS: number[] = [0x5b]

/**
 * The first index of the longest run of two or more zeros, or -1.
 *
 * https://url.spec.whatwg.org/#find-the-ipv6-address-compressed-piece-index
 */
export function findIpv6CompressedPieceIndex(pieces: Ipv6Pieces): number {
  let longestIndex = -1
  let longestSize = 1
  let foundSize = 0
  for (let pieceIndex = 0; pieceIndex < 8; pieceIndex++) {
    foundSize = pieces[pieceIndex] === 0 ? foundSize + 1 : 0
    if (foundSize > longestSize) {
      longestSize = foundSize
      longestIndex = pieceIndex - foundSize + 1
    }
  }
  return longestIndex
}
