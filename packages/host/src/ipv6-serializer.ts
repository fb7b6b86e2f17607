import type { Ipv6Pieces } from './host.ts'

/**
 * The shortest text of an IPv6 address, without brackets.
 *
 * @param pieces - Eight numbers from 0 to 0xFFFF.
 * @see https://url.spec.whatwg.org/#concept-ipv6-serializer
 */
export function serializeIpv6(pieces: Ipv6Pieces): string {
  const compress = findCompressedPieceIndex(pieces)
  let output = ''
  let ignore0 = false
  for (let pieceIndex = 0; pieceIndex < 8; pieceIndex++) {
    const piece = pieces[pieceIndex]!
    if (ignore0 && piece === 0) continue
    ignore0 = false
    if (pieceIndex === compress) {
      output += pieceIndex === 0 ? '::' : ':'
      ignore0 = true
      continue
    }
    output += piece.toString(16)
    if (pieceIndex !== 7) output += ':'
  }
  return output
}

/**
 * The first index of the longest run of two or more zeros, or `null`.
 *
 * https://url.spec.whatwg.org/#find-the-ipv6-address-compressed-piece-index
 */
function findCompressedPieceIndex(pieces: Ipv6Pieces): number | null {
  let longestIndex: number | null = null
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
