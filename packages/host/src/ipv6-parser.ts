import { hexValue, isAsciiDigit } from '@waymark/infra'
import type { HostErrorReporter, Ipv6Pieces } from './host.ts'

const COLON = 0x3a
const DOT = 0x2e
const ZERO = 0x30

/**
 * Parses the text between `[` and `]` of a host into its eight pieces.
 *
 * @param input - Text without the brackets, any length.
 * @param report - Called for each validation error; offsets count from the start of `input`.
 * @returns Eight numbers from 0 to 0xFFFF, most significant first; `null` is the standard's *failure*.
 * @see https://url.spec.whatwg.org/#concept-ipv6-parser
 */
export function parseIpv6(
  input: string,
  report: HostErrorReporter | null = null,
): Ipv6Pieces | null {
  const address = [0, 0, 0, 0, 0, 0, 0, 0]
  let pieceIndex = 0
  let compress: number | null = null
  let pointer = 0

  if (input.charCodeAt(0) === COLON) {
    if (input.charCodeAt(1) !== COLON) {
      report?.('IPv6-invalid-compression', 0, 1)
      return null
    }
    pointer = 2
    compress = ++pieceIndex
  }

  while (pointer < input.length) {
    if (pieceIndex === 8) {
      report?.('IPv6-too-many-pieces', pointer, input.length)
      return null
    }
    if (input.charCodeAt(pointer) === COLON) {
      if (compress !== null) {
        report?.('IPv6-multiple-compression', pointer - 1, pointer + 1)
        return null
      }
      pointer++
      compress = ++pieceIndex
      continue
    }

    const start = pointer
    let value = 0
    while (pointer < start + 4) {
      const digit = hexValue(input.charCodeAt(pointer))
      if (digit === -1) break
      value = value * 0x10 + digit
      pointer++
    }
    const length = pointer - start
    const c = input.charCodeAt(pointer)

    if (c === DOT) {
      if (length === 0) {
        report?.('IPv4-in-IPv6-invalid-code-point', pointer, pointer + 1)
        return null
      }
      if (pieceIndex > 6) {
        report?.('IPv4-in-IPv6-too-many-pieces', start, input.length)
        return null
      }
      const low = parseIpv4Tail(input, start, report)
      if (low === null) return null
      address[pieceIndex++] = low >>> 16
      address[pieceIndex++] = low & 0xffff
      break
    }
    if (c === COLON) {
      pointer++
      if (pointer === input.length) {
        report?.('IPv6-invalid-code-point', pointer - 1, pointer)
        return null
      }
    } else if (pointer < input.length) {
      report?.('IPv6-invalid-code-point', pointer, pointer + widthAt(input, pointer))
      return null
    }
    if (length > 1 && input.charCodeAt(start) === ZERO) {
      report?.('IPv6-piece-leading-zero', start, start + length)
    }
    address[pieceIndex++] = value
  }

  if (compress !== null) {
    // What stands right of `::` moves to the end.
    let swaps = pieceIndex - compress
    for (pieceIndex = 7; swaps > 0 && pieceIndex >= compress + swaps; pieceIndex--, swaps--) {
      address[pieceIndex] = address[compress + swaps - 1]!
      address[compress + swaps - 1] = 0
    }
  } else if (pieceIndex !== 8) {
    report?.('IPv6-too-few-pieces', 0, input.length)
    return null
  }
  return address
}

/** The four decimal parts that may stand for the last two pieces, as one 32-bit number. */
function parseIpv4Tail(
  input: string,
  start: number,
  report: HostErrorReporter | null,
): number | null {
  let address = 0
  let numbersSeen = 0
  let pointer = start
  while (pointer < input.length) {
    if (numbersSeen > 0) {
      if (input.charCodeAt(pointer) !== DOT || numbersSeen === 4) {
        report?.('IPv4-in-IPv6-invalid-code-point', pointer, pointer + widthAt(input, pointer))
        return null
      }
      pointer++
    }
    if (!isAsciiDigit(input.charCodeAt(pointer))) {
      report?.('IPv4-in-IPv6-invalid-code-point', pointer, pointer + widthAt(input, pointer))
      return null
    }
    const partStart = pointer
    let ipv4Piece = 0
    while (isAsciiDigit(input.charCodeAt(pointer))) {
      if (pointer > partStart && ipv4Piece === 0) {
        report?.('IPv4-in-IPv6-invalid-code-point', partStart, pointer + 1)
        return null
      }
      ipv4Piece = ipv4Piece * 10 + input.charCodeAt(pointer) - 0x30
      if (ipv4Piece > 255) {
        report?.('IPv4-in-IPv6-out-of-range-part', partStart, pointer + 1)
        return null
      }
      pointer++
    }
    address = ((address << 8) | ipv4Piece) >>> 0
    numbersSeen++
  }
  if (numbersSeen !== 4) {
    report?.('IPv4-in-IPv6-too-few-parts', start, input.length)
    return null
  }
  return address
}

/** How many UTF-16 units the code point at an offset takes; 0 at the end. */
function widthAt(input: string, offset: number): number {
  const codePoint = input.codePointAt(offset)
  if (codePoint === undefined) return 0
  return codePoint > 0xffff ? 2 : 1
}
