import { asciiBits, digitValue, IS_UNUSUAL, IS_UPPER, NO_DIGIT } from './code-points.ts'

/** A name has at most 253 units, and each may take three. */
const LONGEST = 3 * 253

/**
 * A first gear for domains in ASCII letters, digits, `-`, `.` and `_`, some of which may be percent-encoded: half
 * the time of decoding, looking through and mapping the whole domain one after the other.
 *
 * @param input - What the host parser is given.
 * @returns The domain, percent-decoded and in lower case; `null` if it may be anything else.
 */
export function readPlainDomain(input: string): string | null {
  const { length } = input
  if (length > LONGEST) return null
  let domain = ''
  let from = 0
  let seen = 0
  for (let i = 0; i < length; i++) {
    let c = input.charCodeAt(i)
    if (c === 0x25) {
      const high = digitValue(input.charCodeAt(i + 1))
      const low = digitValue(input.charCodeAt(i + 2))
      if (low === NO_DIGIT) return null
      c = high * 0x10 + low
      domain += input.slice(from, i) + String.fromCharCode(c)
      i += 2
      from = i + 1
    }
    seen |= asciiBits(c)
    if ((seen & IS_UNUSUAL) !== 0) return null
  }
  if (from > 0) domain += input.slice(from)
  else domain = input
  return (seen & IS_UPPER) === 0 ? domain : domain.toLowerCase()
}
