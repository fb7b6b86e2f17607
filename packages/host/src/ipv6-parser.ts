import { codePointAt, isAsciiDigit } from '@waymark/infra'
import { requireString } from '@waymark/infra/argument'
import { digitValue } from './code-points.ts'
import { fail, type HostErrorReporter, type Ipv6Pieces } from './host.ts'
import { findIpv6CompressedPieceIndex, serializeIpv6Host } from './ipv6-serializer.ts'

const COLON = 0x3a
const DOT = 0x2e
const ZERO = 0x30

/**
 * Parses the string between `[` and `]` of a host into its eight pieces.
 *
 * @param input - Text without the brackets, any length.
 * @param report - Called for each validation error; offsets count from the start of `input`.
 * @returns Eight numbers from 0 to 0xFFFF, most significant first; `null` is the standard's *failure*.
 * @see https://url.spec.whatwg.org/#concept-ipv6-parser
 *
 * @example
 * ```ts
 * import { parseIpv6 } from '@waymark/host'
 *
 * parseIpv6('2001:db8::1') // => [0x2001, 0xdb8, 0, 0, 0, 0, 0, 1]
 * parseIpv6('1::2::3') // => null
 * ```
 */
export function parseIpv6(
  input: string,
  report: HostErrorReporter | null = null,
): Ipv6Pieces | null {
  requireString(input, 'input')
  return readPieces(input, report)
}

/** {@link parseIpv6} of a string that the host parser has. */
export function readPieces(input: string, report: HostErrorReporter | null): Ipv6Pieces | null {
  const pieces = [0, 0, 0, 0, 0, 0, 0, 0]
  return readIpv6(input, 0, input.length, pieces, report) === null ? null : pieces
}

/**
 * The IPv6 parser and serializer in one, for a host with brackets between two offsets.
 *
 * @param asksOnly - Whether only the answer matters: then it is always `''` or `null`.
 * @returns What the serializer writes, or `''` if that is what is there; `null` is the standard's *failure*.
 *
 * @example
 * ```ts
 * import { rewriteIpv6 } from '@waymark/host/internal'
 *
 * rewriteIpv6('http://[::0:1]/', 7, 14, false, null) // => '[::1]'
 * rewriteIpv6('http://[::1]/', 7, 12, false, null) // => ''
 * ```
 */
export function rewriteIpv6(
  input: string,
  start: number,
  end: number,
  asksOnly: boolean,
  report: HostErrorReporter | null,
): string | null {
  // A reporter may parse a host itself.
  const pieces = report === null ? PIECES : [0, 0, 0, 0, 0, 0, 0, 0]
  const isSerialized = readIpv6(input, start + 1, end - 1, pieces, report)
  if (isSerialized === null) return null
  return isSerialized || asksOnly ? '' : serializeIpv6Host(pieces)
}

const PIECES = [0, 0, 0, 0, 0, 0, 0, 0]

/**
 * https://url.spec.whatwg.org/#concept-ipv6-parser
 *
 * @param pieces - Gets the eight pieces.
 * @returns Whether the string is what the IPv6 serializer writes; `null` is the standard's *failure*.
 */
function readIpv6(
  input: string,
  start: number,
  end: number,
  pieces: number[],
  report: HostErrorReporter | null,
): boolean | null {
  let count = 0
  // How many pieces are before `::`, which is one itself.
  let compress = -1
  let most = 8
  let pointer = start
  let isSerialized = true

  if (pointer < end && input.charCodeAt(pointer) === COLON) {
    if (input.charCodeAt(pointer + 1) !== COLON) {
      return fail(report, 'IPv6-invalid-compression', pointer, pointer + 1)
    }
    pointer += 2
    compress = 0
    most = 7
  }

  while (pointer < end) {
    if (count === most) return fail(report, 'IPv6-too-many-pieces', pointer, end)
    let c = input.charCodeAt(pointer)
    if (c === COLON) {
      if (compress !== -1) {
        return fail(report, 'IPv6-multiple-compression', pointer - 1, pointer + 1)
      }
      pointer++
      compress = count
      most = 7
      continue
    }

    const pieceStart = pointer
    let value = 0
    // Bit 0x20 is set in digits and lower-case letters.
    let lower = 0x20
    for (; pointer < pieceStart + 4; c = input.charCodeAt(++pointer)) {
      const digit = digitValue(c)
      if (digit === 16) break
      value = value * 0x10 + digit
      lower &= c
    }
    if (lower === 0) isSerialized = false

    if (c === DOT) {
      if (pointer === pieceStart) {
        return fail(report, 'IPv4-in-IPv6-invalid-code-point', pointer, pointer + 1)
      }
      if (count > most - 2) {
        return fail(report, 'IPv4-in-IPv6-too-many-pieces', pieceStart, end)
      }
      const tail = readIpv4Tail(input, pieceStart, end, report)
      if (tail === null) return null
      pieces[count++] = tail >>> 16
      pieces[count++] = tail & 0xffff
      isSerialized = false
      break
    }
    if (pointer < end) {
      if (c !== COLON) {
        return fail(report, 'IPv6-invalid-code-point', pointer, pointer + widthAt(input, pointer))
      }
      if (pointer + 1 === end) {
        return fail(report, 'IPv6-invalid-code-point', pointer, end)
      }
    }
    if (pointer > pieceStart + 1 && input.charCodeAt(pieceStart) === ZERO) {
      report?.('IPv6-piece-leading-zero', pieceStart, pointer)
      isSerialized = false
    }
    pieces[count++] = value
    pointer++
  }

  let afterZeros = 8
  if (compress !== -1) {
    // What is right of `::` moves to the end, and zeros take its place.
    afterZeros = 8 - (count - compress)
    for (let to = 7; to >= compress; to--) pieces[to] = to < afterZeros ? 0 : pieces[--count]!
  } else if (count !== 8) {
    return fail(report, 'IPv6-too-few-pieces', start, end)
  }
  return (
    isSerialized &&
    findIpv6CompressedPieceIndex(pieces) === compress &&
    (afterZeros === 8 || pieces[afterZeros] !== 0)
  )
}

/** The four decimal parts that may replace the last two pieces, as 32 bits. */
function readIpv4Tail(
  input: string,
  start: number,
  end: number,
  report: HostErrorReporter | null,
): number | null {
  let address = 0
  let numbersSeen = 0
  let pointer = start
  while (pointer < end) {
    const hasDot = numbersSeen > 0 && numbersSeen < 4 && input.charCodeAt(pointer) === DOT
    if (hasDot) pointer++
    const partStart = pointer
    let ipv4Piece = 0
    let c = input.charCodeAt(pointer)
    if (!isAsciiDigit(c) || !(hasDot || numbersSeen === 0)) {
      const width = pointer < end ? widthAt(input, pointer) : 0
      return fail(report, 'IPv4-in-IPv6-invalid-code-point', pointer, pointer + width)
    }
    for (; isAsciiDigit(c); c = input.charCodeAt(++pointer)) {
      if (pointer > partStart && ipv4Piece === 0) {
        return fail(report, 'IPv4-in-IPv6-invalid-code-point', partStart, pointer + 1)
      }
      ipv4Piece = ipv4Piece * 10 + c - ZERO
      if (ipv4Piece > 255) {
        return fail(report, 'IPv4-in-IPv6-out-of-range-part', partStart, pointer + 1)
      }
    }
    address = (address << 8) | ipv4Piece
    numbersSeen++
  }
  return numbersSeen === 4 ? address : fail(report, 'IPv4-in-IPv6-too-few-parts', start, end)
}

/** How many UTF-16 code units the code point at an offset takes. */
function widthAt(input: string, offset: number): number {
  return codePointAt(input, offset) > 0xffff ? 2 : 1
}
