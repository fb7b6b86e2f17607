import { requireString } from '@waymark/infra/argument'
import { digitValue } from './code-points.ts'
import { fail, type HostErrorReporter } from './host.ts'

/**
 * Whether a domain's last label makes it an IPv4 address, or a failure.
 *
 * @param input - A domain: ASCII and not empty.
 * @see https://url.spec.whatwg.org/#ends-in-a-number-checker
 *
 * @example
 * ```ts
 * import { endsInNumber } from '@waymark/host'
 *
 * endsInNumber('a.0x7f') // => true
 * endsInNumber('example.com') // => false
 * ```
 */
export function endsInNumber(input: string): boolean {
  requireString(input, 'input')
  return hasNumberAtEnd(input, 0, input.length)
}

/**
 * The *ends in a number checker*, for a domain between two offsets.
 *
 * @example
 * ```ts
 * import { hasNumberAtEnd } from '@waymark/host/internal'
 *
 * hasNumberAtEnd('https://a.0x7f/', 8, 14) // => true
 * ```
 */
export function hasNumberAtEnd(input: string, first: number, end: number): boolean {
  if (input.charCodeAt(end - 1) === DOT) end--
  let start = end
  while (start > first && input.charCodeAt(start - 1) !== DOT) start--
  if (start === end) return false
  const isHexadecimal = radixAt(input, start, end) === 16
  const radix = isHexadecimal ? 16 : 10
  let at = isHexadecimal ? start + 2 : start
  while (at < end && digitValue(input.charCodeAt(at)) < radix) at++
  return at === end
}

/**
 * Parses an IPv4 address in any of its spellings.
 *
 * @param input - A domain that ends in a number, any length.
 * @param report - Called for each validation error; offsets count from the start of `input`.
 * @returns 0 to 0xFFFFFFFF; `null` is the standard's *failure*.
 * @see https://url.spec.whatwg.org/#concept-ipv4-parser
 *
 * @example
 * ```ts
 * import { parseIpv4 } from '@waymark/host'
 *
 * parseIpv4('0x7f.1') // => 0x7f000001
 * parseIpv4('1.2.3.256') // => null
 * ```
 */
export function parseIpv4(input: string, report: HostErrorReporter | null = null): number | null {
  requireString(input, 'input')
  return readIpv4(input, 0, input.length, report)
}

/**
 * {@link parseIpv4} between two offsets of a string that the host parser has.
 *
 * @example
 * ```ts
 * import { readIpv4 } from '@waymark/host/internal'
 *
 * readIpv4('http://0x7f.1/', 7, 13, null) // => 0x7f000001
 * ```
 */
export function readIpv4(
  input: string,
  first: number,
  end: number,
  report: HostErrorReporter | null,
): number | null {
  let length = end
  if (input.charCodeAt(length - 1) === DOT) {
    length--
    report?.('IPv4-empty-part', length, length + 1)
  } else if (length === first) report?.('IPv4-empty-part', first, first)
  let last = 0
  // Five parts tell as much as a million.
  for (let i = first; i < length && last < 4; i++) if (input.charCodeAt(i) === DOT) last++
  if (last < 3) report?.('IPv4-too-few-parts', first, end)
  if (last > 3) return fail(report, 'IPv4-too-many-parts', first, end)

  let ipv4 = 0
  let at = first
  // Where the first part begins and ends that is above 255.
  let outOfRange = -1
  let outOfRangeEnd = -1
  for (let part = 0; ; part++) {
    const start = at
    // https://url.spec.whatwg.org/#ipv4-number-parser
    const radix = radixAt(input, start, end)
    if (radix !== 10) at += radix === 16 ? 2 : 1
    let number = 0
    for (; at < length; at++) {
      const c = input.charCodeAt(at)
      if (c === DOT) break
      const digit = digitValue(c)
      if (digit >= radix) {
        const dot = input.indexOf('.', at)
        return fail(
          report,
          'IPv4-non-numeric-part',
          start,
          dot === -1 || dot > length ? length : dot,
        )
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
    if (part === last) {
      if (outOfRange !== -1) report?.('IPv4-out-of-range-part', outOfRange, outOfRangeEnd)
      const isInRange = outOfRange === -1 || (outOfRange === start && number < 256 * WEIGHTS[last]!)
      return isInRange ? ipv4 + number : null
    }
    ipv4 += number * WEIGHTS[part]!
    at++
  }
}

/** What one in each part is worth. */
const WEIGHTS: readonly number[] = [0x100_0000, 0x1_0000, 0x100, 1]

/**
 * Of the number that begins at an offset: 16 after `0x`, 8 after another `0` that is not all of it.
 *
 * https://url.spec.whatwg.org/#ipv4-number-parser
 */
function radixAt(input: string, start: number, end: number): number {
  if (input.charCodeAt(start) !== ZERO || start + 1 === end) return 10
  const next = input.charCodeAt(start + 1)
  return (next | 0x20) === X ? 16 : next === DOT ? 10 : 8
}

const DOT = 0x2e
const ZERO = 0x30
const X = 0x78
