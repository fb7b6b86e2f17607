import { hexValue, isAsciiDigit } from '@waymark/infra'
import type { HostErrorReporter } from './host.ts'

/**
 * Whether a domain's last label makes it an IPv4 address, or a failure.
 *
 * @param input - A domain: ASCII and not empty.
 * @see https://url.spec.whatwg.org/#ends-in-a-number-checker
 */
export function endsInNumber(input: string): boolean {
  const end = input.endsWith('.') ? input.length - 1 : input.length
  let start = end
  while (start > 0 && input.charCodeAt(start - 1) !== DOT) start--
  let digits = start
  while (digits < end && isAsciiDigit(input.charCodeAt(digits))) digits++
  return start < end && (digits === end || parseIpv4Number(input, start, end) !== -1)
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
  if (input.endsWith('.')) {
    length--
    report?.('IPv4-empty-part', length, length + 1)
  } else if (length === 0) report?.('IPv4-empty-part', 0, 0)
  // Where each part ends; five of them tell as much as a million.
  const ends: number[] = []
  for (let i = 0; i <= length && ends.length < 5; i++) {
    if (i === length || input.charCodeAt(i) === DOT) ends.push(i)
  }
  const last = ends.length - 1
  if (last < 3) report?.('IPv4-too-few-parts', 0, input.length)
  if (last > 3) {
    report?.('IPv4-too-many-parts', 0, input.length)
    return null
  }

  let ipv4 = 0
  let number = 0
  let outOfRange = -1
  for (let i = 0; i <= last; i++) {
    const start = i === 0 ? 0 : ends[i - 1]! + 1
    const end = ends[i]!
    number = parseIpv4Number(input, start, end)
    if (number === -1) {
      report?.('IPv4-non-numeric-part', start, end)
      return null
    }
    if (isNotDecimal(input, start, end)) report?.('IPv4-non-decimal-part', start, end)
    if (number > 255 && outOfRange === -1) outOfRange = i
    if (i < last) ipv4 += number * WEIGHTS[i]!
  }
  if (outOfRange !== -1) {
    const start = outOfRange === 0 ? 0 : ends[outOfRange - 1]! + 1
    report?.('IPv4-out-of-range-part', start, ends[outOfRange]!)
    if (outOfRange < last) return null
  }
  return number < 256 * WEIGHTS[last]! ? ipv4 + number : null
}

/** What one in each part is worth. */
const WEIGHTS: readonly number[] = [0x100_0000, 0x1_0000, 0x100, 1]

/**
 * The value of a part, `Infinity` where its digits say more than a double holds; -1 is the standard's *failure*.
 *
 * https://url.spec.whatwg.org/#ipv4-number-parser
 */
function parseIpv4Number(input: string, start: number, end: number): number {
  if (start === end) return -1
  let radix = 10
  let at = start
  if (isNotDecimal(input, start, end)) {
    const isHexadecimal = (input.charCodeAt(start + 1) | 0x20) === X
    radix = isHexadecimal ? 16 : 8
    at += isHexadecimal ? 2 : 1
  }
  let value = 0
  for (; at < end; at++) {
    const digit = hexValue(input.charCodeAt(at))
    if (digit === -1 || digit >= radix) return -1
    value = value * radix + digit
  }
  return value
}

function isNotDecimal(input: string, start: number, end: number): boolean {
  return end - start > 1 && input.charCodeAt(start) === ZERO
}

const DOT = 0x2e
const ZERO = 0x30
const X = 0x78
