import { codePointsOf, EOF, isAsciiDigit, isAsciiHexDigit } from './infra.ts'
import type { Reporter } from './validation-error.ts'

/** https://url.spec.whatwg.org/#concept-ipv6-parser */
export function parseIpv6(input: string, report: Reporter | null): number[] | null {
  const codePoints = codePointsOf(input)
  const c = () => codePoints[pointer] ?? EOF
  /** Where `c` is; at the end, a place without length. */
  const endOfC = () => (c() === EOF ? pointer : pointer + 1)
  // 1.
  const address = [0, 0, 0, 0, 0, 0, 0, 0]
  // 2.
  let pieceIndex = 0
  // 3.
  let compress: number | null = null
  // 4.
  let pointer = 0
  // 5.
  if (c() === ':') {
    // 5.1.
    if (codePoints[pointer + 1] !== ':') {
      report?.('IPv6-invalid-compression', pointer, pointer + 1)
      return null
    }
    // 5.2.
    pointer += 2
    // 5.3.
    pieceIndex += 1
    compress = pieceIndex
  }
  // 6.
  while (c() !== EOF) {
    // 6.1.
    if (pieceIndex === 8) {
      report?.('IPv6-too-many-pieces', pointer, codePoints.length)
      return null
    }
    // 6.2.
    if (c() === ':') {
      // 6.2.1.
      if (compress !== null) {
        report?.('IPv6-multiple-compression', pointer - 1, pointer + 1)
        return null
      }
      // 6.2.2.
      pointer += 1
      pieceIndex += 1
      compress = pieceIndex
      continue
    }
    // 6.3.
    let value = 0
    let length = 0
    const start = pointer
    // 6.4.
    while (length < 4 && isAsciiHexDigit(c())) {
      value = value * 0x10 + Number.parseInt(c(), 16)
      pointer += 1
      length += 1
    }
    // 6.5.
    if (c() === '.') {
      // 6.5.1.
      if (length === 0) {
        report?.('IPv4-in-IPv6-invalid-code-point', pointer, pointer + 1)
        return null
      }
      // 6.5.2.
      pointer -= length
      // 6.5.3.
      if (pieceIndex > 6) {
        report?.('IPv4-in-IPv6-too-many-pieces', pointer, codePoints.length)
        return null
      }
      // 6.5.4.
      let numbersSeen = 0
      // 6.5.5.
      while (c() !== EOF) {
        // 6.5.5.1.
        let ipv4Piece: number | null = null
        // 6.5.5.2.
        if (numbersSeen > 0) {
          // 6.5.5.2.1.
          if (c() === '.' && numbersSeen < 4) pointer += 1
          // 6.5.5.2.2.
          else {
            report?.('IPv4-in-IPv6-invalid-code-point', pointer, endOfC())
            return null
          }
        }
        // 6.5.5.3.
        if (!isAsciiDigit(c())) {
          report?.('IPv4-in-IPv6-invalid-code-point', pointer, endOfC())
          return null
        }
        const partStart = pointer
        // 6.5.5.4.
        while (isAsciiDigit(c())) {
          // 6.5.5.4.1.
          const number = Number.parseInt(c(), 10)
          // 6.5.5.4.2.
          if (ipv4Piece === null) ipv4Piece = number
          // 6.5.5.4.3.
          else if (ipv4Piece === 0) {
            report?.('IPv4-in-IPv6-invalid-code-point', partStart, pointer + 1)
            return null
          }
          // 6.5.5.4.4.
          else ipv4Piece = ipv4Piece * 10 + number
          // 6.5.5.4.5.
          if (ipv4Piece > 255) {
            report?.('IPv4-in-IPv6-out-of-range-part', partStart, pointer + 1)
            return null
          }
          // 6.5.5.4.6.
          pointer += 1
        }
        // 6.5.5.5.
        address[pieceIndex] = address[pieceIndex]! * 0x100 + ipv4Piece!
        // 6.5.5.6.
        numbersSeen += 1
        // 6.5.5.7.
        if (numbersSeen === 2 || numbersSeen === 4) pieceIndex += 1
      }
      // 6.5.6.
      if (numbersSeen !== 4) {
        report?.('IPv4-in-IPv6-too-few-parts', start, codePoints.length)
        return null
      }
      // 6.5.7.
      break
    }
    // 6.6.
    else if (c() === ':') {
      // 6.6.1.
      pointer += 1
      // 6.6.2.
      if (c() === EOF) {
        report?.('IPv6-invalid-code-point', pointer - 1, pointer)
        return null
      }
    }
    // 6.7.
    else if (c() !== EOF) {
      report?.('IPv6-invalid-code-point', pointer, pointer + 1)
      return null
    }
    // 6.8.
    if (length > 1 && value < 0x10 ** (length - 1)) {
      report?.('IPv6-piece-leading-zero', start, start + length)
    }
    // 6.9.
    address[pieceIndex] = value
    // 6.10.
    pieceIndex += 1
  }
  // 7.
  if (compress !== null) {
    // 7.1.
    let swaps = pieceIndex - compress
    // 7.2.
    pieceIndex = 7
    // 7.3.
    while (pieceIndex !== 0 && swaps > 0) {
      const other = compress + swaps - 1
      const piece = address[pieceIndex]!
      address[pieceIndex] = address[other]!
      address[other] = piece
      pieceIndex -= 1
      swaps -= 1
    }
  }
  // 8.
  else if (compress === null && pieceIndex !== 8) {
    report?.('IPv6-too-few-pieces', 0, codePoints.length)
    return null
  }
  // 9.
  return address
}
