import { serializeIpv6 } from './host-serializer.ts'
import type { HostRun } from './host-trace.ts'
import { codePointsOf, EOF, isAsciiDigit, isAsciiHexDigit } from './infra.ts'
import type { Reporter } from './validation-error.ts'

/** https://url.spec.whatwg.org/#concept-ipv6-parser */
export function parseIpv6(input: string, report: Reporter | null, run?: HostRun): number[] | null {
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
  const now = (more: Record<string, number | null>) => {
    const pieces = address.map((piece) => piece.toString(16)).join(':')
    return { address: pieces, pieceIndex, compress, pointer, ...more }
  }
  const at = (step: string, more: Record<string, number | null> = {}) => {
    run?.step(step, now(more), [pointer, endOfC()])
  }
  const fails = (step: string, more: Record<string, number | null> = {}) => {
    run?.ends(step, null, now(more), [pointer, endOfC()])
  }
  // 5. A colon at the start must be the first of two.
  if (c() === ':') {
    // 5.1. Report one that is alone.
    if (codePoints[pointer + 1] !== ':') {
      fails('5.1')
      report?.('IPv6-invalid-compression', pointer, pointer + 1)
      return null
    }
    // 5.2. Skip both.
    at('5.2')
    pointer += 2
    // 5.3. Note the place of `::`.
    at('5.3')
    pieceIndex += 1
    compress = pieceIndex
  }
  // 6. Read to the end of the input.
  while (c() !== EOF) {
    // 6.1. A ninth piece is a failure.
    if (pieceIndex === 8) {
      fails('6.1')
      report?.('IPv6-too-many-pieces', pointer, codePoints.length)
      return null
    }
    // 6.2. A colon here is the second of `::`.
    if (c() === ':') {
      // 6.2.1. A second `::` is a failure.
      if (compress !== null) {
        fails('6.2.1')
        report?.('IPv6-multiple-compression', pointer - 1, pointer + 1)
        return null
      }
      // 6.2.2. Note its place.
      at('6.2.2')
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
    at('6.4', { value, length })
    while (length < 4 && isAsciiHexDigit(c())) {
      value = value * 0x10 + Number.parseInt(c(), 16)
      pointer += 1
      length += 1
    }
    // 6.5. After a dot, what was read is decimal: an IPv4 address.
    if (c() === '.') {
      // 6.5.1. A dot without digits before it is a failure.
      if (length === 0) {
        fails('6.5.1', { value, length })
        report?.('IPv4-in-IPv6-invalid-code-point', pointer, pointer + 1)
        return null
      }
      // 6.5.2. Go back to its first digit.
      at('6.5.2', { value, length })
      pointer -= length
      // 6.5.3. With fewer than two pieces left it is a failure.
      if (pieceIndex > 6) {
        fails('6.5.3', { value, length })
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
          if (c() === '.' && numbersSeen < 4) {
            at('6.5.5.2.1', { numbersSeen, ipv4Piece })
            pointer += 1
          }
          // 6.5.5.2.2. Anything else there is a failure.
          else {
            fails('6.5.5.2.2', { numbersSeen, ipv4Piece })
            report?.('IPv4-in-IPv6-invalid-code-point', pointer, endOfC())
            return null
          }
        }
        // 6.5.5.3. A number begins with a digit.
        if (!isAsciiDigit(c())) {
          fails('6.5.5.3', { numbersSeen, ipv4Piece })
          report?.('IPv4-in-IPv6-invalid-code-point', pointer, endOfC())
          return null
        }
        const partStart = pointer
        // 6.5.5.4. Read all digits.
        while (isAsciiDigit(c())) {
          // 6.5.5.4.1. Take the next digit.
          const number = Number.parseInt(c(), 10)
          // 6.5.5.4.2. The first digit is the number.
          if (ipv4Piece === null) {
            at('6.5.5.4.2', { numbersSeen, ipv4Piece })
            ipv4Piece = number
          }
          // 6.5.5.4.3. A digit after a leading zero is a failure.
          else if (ipv4Piece === 0) {
            fails('6.5.5.4.3', { numbersSeen, ipv4Piece })
            report?.('IPv4-in-IPv6-invalid-code-point', partStart, pointer + 1)
            return null
          }
          // 6.5.5.4.4. Another digit is appended.
          else {
            at('6.5.5.4.4', { numbersSeen, ipv4Piece })
            ipv4Piece = ipv4Piece * 10 + number
          }
          // 6.5.5.4.5. Above 255 it is a failure.
          if (ipv4Piece > 255) {
            fails('6.5.5.4.5', { numbersSeen, ipv4Piece })
            report?.('IPv4-in-IPv6-out-of-range-part', partStart, pointer + 1)
            return null
          }
          // 6.5.5.4.6. Go on to the next code point.
          at('6.5.5.4.6', { numbersSeen, ipv4Piece })
          pointer += 1
        }
        // 6.5.5.5. Put the number into the piece.
        at('6.5.5.5', { numbersSeen, ipv4Piece })
        address[pieceIndex] = address[pieceIndex]! * 0x100 + ipv4Piece!
        // 6.5.5.6. Count it.
        at('6.5.5.6', { numbersSeen, ipv4Piece })
        numbersSeen += 1
        // 6.5.5.7. Two numbers fill a piece.
        if (numbersSeen === 2 || numbersSeen === 4) {
          at('6.5.5.7', { numbersSeen, ipv4Piece })
          pieceIndex += 1
        }
      }
      // 6.5.6. Other than four numbers are a failure.
      if (numbersSeen !== 4) {
        fails('6.5.6', { numbersSeen })
        report?.('IPv4-in-IPv6-too-few-parts', start, codePoints.length)
        return null
      }
      // 6.5.7. The address is at its end.
      break
    }
    // 6.6. A colon ends the piece.
    else if (c() === ':') {
      // 6.6.1. Skip it.
      at('6.6.1', { value, length })
      pointer += 1
      // 6.6.2. If nothing follows, it is a failure.
      if (c() === EOF) {
        fails('6.6.2', { value, length })
        report?.('IPv6-invalid-code-point', pointer - 1, pointer)
        return null
      }
    }
    // 6.7. Any other code point that is not a hex digit is a failure.
    else if (c() !== EOF) {
      fails('6.7', { value, length })
      report?.('IPv6-invalid-code-point', pointer, pointer + 1)
      return null
    }
    // 6.8. Report zeros that are not needed.
    if (length > 1 && value < 0x10 ** (length - 1)) {
      at('6.8', { value, length })
      report?.('IPv6-piece-leading-zero', start, start + length)
    }
    // 6.9. Put the piece into the address.
    at('6.9', { value, length })
    address[pieceIndex] = value
    // 6.10. Go on to the next piece.
    at('6.10')
    pieceIndex += 1
  }
  // 7. The pieces after `::` move to the end.
  if (compress !== null) {
    // 7.1. Count them.
    at('7.1', { swaps: null })
    let swaps = pieceIndex - compress
    // 7.2. Begin at the last place.
    at('7.2', { swaps })
    pieceIndex = 7
    // 7.3. Swap each with a zero.
    while (pieceIndex !== 0 && swaps > 0) {
      at('7.3', { swaps })
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
    fails('8')
    report?.('IPv6-too-few-pieces', 0, codePoints.length)
    return null
  }
  // 9. The pieces are the address.
  run?.ends('9', serializeIpv6(address), now({}))
  return address
}
