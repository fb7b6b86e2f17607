import { codePointsOf, EOF, isAsciiDigit, isAsciiHexDigit } from './infra.ts'
import type { Reporter } from './validation-error.ts'

/** https://url.spec.whatwg.org/#concept-ipv6-parser */
export function parseIpv6(input: string, report: Reporter | null): number[] | null {
  const codePoints = codePointsOf(input)
  const c = () => codePoints[pointer] ?? EOF
  /** Where `c` is; at the end, a place without length. */
  const endOfC = () => (c() === EOF ? pointer : pointer + 1)
  // 1. Start with eight zeros.
  const address = [0, 0, 0, 0, 0, 0, 0, 0]
  // 2. Begin at the first piece.
  let pieceIndex = 0
  // 3. No `::` is found yet.
  let compress: number | null = null
  // 4. Begin at the first code point.
  let pointer = 0
  // 5. A colon at the start must be the first of two.
  if (c() === ':') {
    // 5.1. Report one that is alone.
    if (codePoints[pointer + 1] !== ':') {
      report?.('IPv6-invalid-compression', pointer, pointer + 1)
      return null
    }
    // 5.2. Skip both.
    pointer += 2
    // 5.3. Note the place of `::`.
    pieceIndex += 1
    compress = pieceIndex
  }
  // 6. Read to the end of the input.
  while (c() !== EOF) {
    // 6.1. A ninth piece is a failure.
    if (pieceIndex === 8) {
      report?.('IPv6-too-many-pieces', pointer, codePoints.length)
      return null
    }
    // 6.2. A colon here is the second of `::`.
    if (c() === ':') {
      // 6.2.1. A second `::` is a failure.
      if (compress !== null) {
        report?.('IPv6-multiple-compression', pointer - 1, pointer + 1)
        return null
      }
      // 6.2.2. Note its place.
      pointer += 1
      pieceIndex += 1
      compress = pieceIndex
      continue
    }
    // 6.3. Start a piece.
    let value = 0
    let length = 0
    const start = pointer
    // 6.4. Read up to four hex digits.
    while (length < 4 && isAsciiHexDigit(c())) {
      value = value * 0x10 + Number.parseInt(c(), 16)
      pointer += 1
      length += 1
    }
    // 6.5. After a dot, what was read is decimal: an IPv4 address.
    if (c() === '.') {
      // 6.5.1. A dot without digits before it is a failure.
      if (length === 0) {
        report?.('IPv4-in-IPv6-invalid-code-point', pointer, pointer + 1)
        return null
      }
      // 6.5.2. Go back to its first digit.
      pointer -= length
      // 6.5.3. With fewer than two pieces left it is a failure.
      if (pieceIndex > 6) {
        report?.('IPv4-in-IPv6-too-many-pieces', pointer, codePoints.length)
        return null
      }
      // 6.5.4. Count its numbers.
      let numbersSeen = 0
      // 6.5.5. Read to the end of the input.
      while (c() !== EOF) {
        // 6.5.5.1. Start a number.
        let ipv4Piece: number | null = null
        // 6.5.5.2. A number after the first needs a dot before it.
        if (numbersSeen > 0) {
          // 6.5.5.2.1. Skip the dot.
          if (c() === '.' && numbersSeen < 4) pointer += 1
          // 6.5.5.2.2. Anything else there is a failure.
          else {
            report?.('IPv4-in-IPv6-invalid-code-point', pointer, endOfC())
            return null
          }
        }
        // 6.5.5.3. A number begins with a digit.
        if (!isAsciiDigit(c())) {
          report?.('IPv4-in-IPv6-invalid-code-point', pointer, endOfC())
          return null
        }
        const partStart = pointer
        // 6.5.5.4. Read all digits.
        while (isAsciiDigit(c())) {
          // 6.5.5.4.1. Take the next digit.
          const number = Number.parseInt(c(), 10)
          // 6.5.5.4.2. The first digit is the number.
          if (ipv4Piece === null) ipv4Piece = number
          // 6.5.5.4.3. A digit after a leading zero is a failure.
          else if (ipv4Piece === 0) {
            report?.('IPv4-in-IPv6-invalid-code-point', partStart, pointer + 1)
            return null
          }
          // 6.5.5.4.4. Another digit is appended.
          else ipv4Piece = ipv4Piece * 10 + number
          // 6.5.5.4.5. Above 255 it is a failure.
          if (ipv4Piece > 255) {
            report?.('IPv4-in-IPv6-out-of-range-part', partStart, pointer + 1)
            return null
          }
          // 6.5.5.4.6. Go on to the next code point.
          pointer += 1
        }
        // 6.5.5.5. Put the number into the piece.
        address[pieceIndex] = address[pieceIndex]! * 0x100 + ipv4Piece!
        // 6.5.5.6. Count it.
        numbersSeen += 1
        // 6.5.5.7. Two numbers fill a piece.
        if (numbersSeen === 2 || numbersSeen === 4) pieceIndex += 1
      }
      // 6.5.6. Other than four numbers are a failure.
      if (numbersSeen !== 4) {
        report?.('IPv4-in-IPv6-too-few-parts', start, codePoints.length)
        return null
      }
      // 6.5.7. The address is at its end.
      break
    }
    // 6.6. A colon ends the piece.
    else if (c() === ':') {
      // 6.6.1. Skip it.
      pointer += 1
      // 6.6.2. If nothing follows, it is a failure.
      if (c() === EOF) {
        report?.('IPv6-invalid-code-point', pointer - 1, pointer)
        return null
      }
    }
    // 6.7. Any other code point that is not a hex digit is a failure.
    else if (c() !== EOF) {
      report?.('IPv6-invalid-code-point', pointer, pointer + 1)
      return null
    }
    // 6.8. Report zeros that are not needed.
    if (length > 1 && value < 0x10 ** (length - 1)) {
      report?.('IPv6-piece-leading-zero', start, start + length)
    }
    // 6.9. Put the piece into the address.
    address[pieceIndex] = value
    // 6.10. Go on to the next piece.
    pieceIndex += 1
  }
  // 7. The pieces after `::` move to the end.
  if (compress !== null) {
    // 7.1. Count them.
    let swaps = pieceIndex - compress
    // 7.2. Begin at the last place.
    pieceIndex = 7
    // 7.3. Swap each with a zero.
    while (pieceIndex !== 0 && swaps > 0) {
      const other = compress + swaps - 1
      const piece = address[pieceIndex]!
      address[pieceIndex] = address[other]!
      address[other] = piece
      pieceIndex -= 1
      swaps -= 1
    }
  }
  // 8. Without `::`, fewer than eight pieces are a failure.
  else if (compress === null && pieceIndex !== 8) {
    report?.('IPv6-too-few-pieces', 0, codePoints.length)
    return null
  }
  // 9. The pieces are the address.
  return address
}
