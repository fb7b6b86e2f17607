import { digitValue, NO_DIGIT } from './code-points.ts'
import { fail, type HostErrorReporter } from './host.ts'

const DOT = 0x2e
const ZERO = 0x30
const X = 0x78

/**
 * Whether a domain's last label makes it an IPv4 address, or a failure.
 *
 * @param input - A domain: ASCII and not empty.
 * @see https://url.spec.whatwg.org/#ends-in-a-number-checker
 */
export function endsInNumber(input: string): boolean {
  let start = input.length - 1
  if (input.charCodeAt(start) === DOT) start--
  // Whatever is read before its radix is known is a hex digit, at least.
  let highest = -1
  let c = input.charCodeAt(start)
  for (; start >= 0 && c !== DOT; c = input.charCodeAt(--start)) {
    const digit = digitValue(c)
    if (digit > highest) {
      // `0x` is the only thing before hex digits.
      if (digit === NO_DIGIT) return (c | 0x20) === X && isZeroAlone(input, start - 1)
      highest = digit
    }
  }
  return highest >= 0 && highest < 10
}

/** Whether a host can end in a number, as its last unit says, whatever is percent-encoded or mapped in it. */
export function mayEndInNumber(host: string): boolean {
  const c = host.charCodeAt(host.length - 1)
  return c === DOT || (c | 0x20) === X || digitValue(c) < NO_DIGIT || c > 0x7f
}

/** Whether a label is `0` up to and with the unit at an offset. */
function isZeroAlone(input: string, offset: number): boolean {
  return input.charCodeAt(offset) === ZERO && (offset === 0 || input.charCodeAt(offset - 1) === DOT)
}

/**
 * Parses the text of an IPv4 address in any of its spellings.
 *
 * @param input - A domain that ends in a number, any length.
 * @param report - Called for each validation error; offsets count from the start of `input`.
 * @returns 0 to 0xFFFFFFFF; `null` is the standard's *failure*.
 * @see https://url.spec.whatwg.org/#concept-ipv4-parser
 */
export function parseIpv4(input: string, report: HostErrorReporter | null = null): number | null {
  let { length } = input
  if (input.charCodeAt(length - 1) === DOT) {
    length--
    report?.('IPv4-empty-part', length, length + 1)
  } else if (length === 0) report?.('IPv4-empty-part', 0, 0)
  if (report !== null && !reportPartCount(input, length, report)) return null

  let ipv4 = 0
  let at = 0
  // Where the first part begins and ends that is above 255.
  let outOfRange = -1
  let outOfRangeEnd = -1
  for (let part = 0; part < 4; part++) {
    const start = at
    // https://url.spec.whatwg.org/#ipv4-number-parser
    const radix = radixAt(input, start)
    if (radix !== 10) at += radix === 16 ? 2 : 1
    let number = 0
    for (; at < length; at++) {
      const c = input.charCodeAt(at)
      if (c === DOT) break
      const digit = digitValue(c)
      if (digit >= radix) {
        const dot = input.indexOf('.', at)
        return fail(report, 'IPv4-non-numeric-part', start, dot === -1 ? length : dot)
      }
      // `Infinity` where the digits say more than a double holds.
      number = number * radix + digit
    }
    if (at === start) return fail(report, 'IPv4-non-numeric-part', start, at)
    if (radix !== 10) report?.('IPv4-non-decimal-part', start, at)
    if (number > 255 && outOfRange === -1) {
      outOfRange = start
      outOfRangeEnd = at
    }
    if (at === length) {
      if (outOfRange !== -1) report?.('IPv4-out-of-range-part', outOfRange, outOfRangeEnd)
      const isInRange = outOfRange === -1 || (outOfRange === start && number < 256 * WEIGHTS[part]!)
      return isInRange ? ipv4 + number : null
    }
    ipv4 += number * WEIGHTS[part]!
    at++
  }
  return null
}

/** What one in each part is worth. */
const WEIGHTS: readonly number[] = [0x100_0000, 0x1_0000, 0x100, 1]

/** Reports how many parts are missing or too many, and says whether an address can have that many. */
function reportPartCount(input: string, length: number, report: HostErrorReporter): boolean {
  let dots = 0
  // Five parts tell as much as a million.
  for (let i = 0; i < length && dots < 4; i++) if (input.charCodeAt(i) === DOT) dots++
  if (dots !== 3) {
    report(dots < 3 ? 'IPv4-too-few-parts' : 'IPv4-too-many-parts', 0, input.length)
  }
  return dots <= 3
}

/**
 * Of the number that begins at an offset: 16 after `0x`, 8 after another `0` that is not all of it.
 *
 * https://url.spec.whatwg.org/#ipv4-number-parser
 */
function radixAt(input: string, start: number): number {
  if (input.charCodeAt(start) !== ZERO) return 10
  const next = input.charCodeAt(start + 1)
  if ((next | 0x20) === X) return 16
  return next === DOT || start + 1 === input.length ? 10 : 8
}
