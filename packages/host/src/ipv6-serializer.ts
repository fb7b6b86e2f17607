import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import type { Ipv6Pieces } from './host.ts'
import { isIpv6Pieces } from './require-host.ts'

const PIECES: ArgumentType = {
  expected: 'eight numbers from 0 to 0xFFFF',
  remedy: 'parseIpv6 makes them from a string without brackets',
}

/**
 * The shortest text of an IPv6 address, without brackets.
 *
 * @param pieces - Eight numbers from 0 to 0xFFFF.
 * @throws ArgumentError if they are not such numbers.
 * @see https://url.spec.whatwg.org/#concept-ipv6-serializer
 *
 * @example
 * ```ts
 * import { serializeIpv6 } from '@waymark/host'
 *
 * serializeIpv6([0x2001, 0xdb8, 0, 0, 0, 0, 0, 1]) // => '2001:db8::1'
 * ```
 */
export function serializeIpv6(pieces: Ipv6Pieces): string {
  if (!isIpv6Pieces(pieces)) throw wrongArgument('pieces', PIECES, pieces)
  return serializeIpv6Host(pieces).slice(1, -1)
}

/** The same with brackets, as the host serializer writes it. */
export function serializeIpv6Host(pieces: Ipv6Pieces): string {
  const end = writeIpv6(pieces)
  UNITS[end] = 0x5d
  return String.fromCharCode.apply(null, UNITS.slice(0, end + 1))
}

/** Writes an address to `UNITS` and says where it ends. */
function writeIpv6(pieces: Ipv6Pieces): number {
  const compress = findIpv6CompressedPieceIndex(pieces)
  let length = 1
  let ignore0 = false
  for (let pieceIndex = 0; pieceIndex < 8; pieceIndex++) {
    const piece = pieces[pieceIndex]!
    if (ignore0 && piece === 0) continue
    ignore0 = pieceIndex === compress
    if (ignore0) {
      if (pieceIndex === 0) UNITS[length++] = COLON
    } else {
      if (piece > 0xfff) UNITS[length++] = hexDigit(piece >> 12)
      if (piece > 0xff) UNITS[length++] = hexDigit((piece >> 8) & 0xf)
      if (piece > 0xf) UNITS[length++] = hexDigit((piece >> 4) & 0xf)
      UNITS[length++] = hexDigit(piece & 0xf)
    }
    if (pieceIndex < 7) UNITS[length++] = COLON
  }
  return length
}

const COLON = 0x3a

/** `[`, and where an address is written, one code unit after another: half the time of joining its pieces. */
const UNITS: number[] = [0x5b]

function hexDigit(value: number): number {
  return value < 10 ? value + 0x30 : value + 0x57
}

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
