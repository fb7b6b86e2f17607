import { isAsciiDigit } from '@waymark/infra'
import type { HostErrorReporter } from './host.ts'

/**
 * Whether a domain's last label makes it an IPv4 address, or a failure.
 *
 * @param input - A domain: ASCII and not empty.
 * @see https://url.spec.whatwg.org/#ends-in-a-number-checker
 */
export function endsInNumber(input: string): boolean {
  const end = input.endsWith('.') ? input.length - 1 : input.length
  const start = input.lastIndexOf('.', end - 1) + 1
  // Where the input is only a dot, lastIndexOf finds that dot and the label is empty.
  if (start >= end) return false
  let digits = start
  while (digits < end && isAsciiDigit(input.charCodeAt(digits))) digits++
  return digits === end || parseIpv4Number(input.slice(start, end)) !== null
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
  // Six parts tell as much as a million.
  const parts = input.split('.', 6)
  if (parts.length > 1 && input.endsWith('.')) {
    report?.('IPv4-empty-part', input.length - 1, input.length)
    if (parts.length < 6 || parts[5] === '') parts.pop()
  } else if (input === '') report?.('IPv4-empty-part', 0, 0)
  if (parts.length < 4) report?.('IPv4-too-few-parts', 0, input.length)
  if (parts.length > 4) {
    report?.('IPv4-too-many-parts', 0, input.length)
    return null
  }

  const numbers: number[] = []
  let outOfRange = -1
  let start = 0
  for (const part of parts) {
    const result = parseIpv4Number(part)
    if (result === null) {
      report?.('IPv4-non-numeric-part', start, start + part.length)
      return null
    }
    if (!result.decimal) report?.('IPv4-non-decimal-part', start, start + part.length)
    if (result.value > 255 && outOfRange === -1) outOfRange = numbers.length
    numbers.push(result.value)
    start += part.length + 1
  }

  if (outOfRange !== -1) {
    const before = parts.slice(0, outOfRange).join('.').length + (outOfRange === 0 ? 0 : 1)
    report?.('IPv4-out-of-range-part', before, before + parts[outOfRange]!.length)
    if (outOfRange < numbers.length - 1) return null
  }
  let ipv4 = numbers.pop()!
  if (ipv4 >= 256 ** (4 - numbers.length)) return null
  numbers.forEach((number, counter) => {
    ipv4 += number * 256 ** (3 - counter)
  })
  return ipv4
}

interface Ipv4Number {
  /** `Infinity` where the digits say more than a double holds. */
  readonly value: number
  readonly decimal: boolean
}

/** https://url.spec.whatwg.org/#ipv4-number-parser */
function parseIpv4Number(input: string): Ipv4Number | null {
  if (input === '') return null
  if (/^0[Xx]/.test(input)) {
    const digits = input.slice(2)
    return /^[\dA-Fa-f]*$/.test(digits) ? { value: toInteger(digits, 16), decimal: false } : null
  }
  if (input.length > 1 && input.startsWith('0')) {
    return /^[0-7]+$/.test(input) ? { value: toInteger(input, 8), decimal: false } : null
  }
  return /^\d+$/.test(input) ? { value: toInteger(input, 10), decimal: true } : null
}

/** The value of digits; exact up to 2^53, and above that still too large for an address. */
function toInteger(digits: string, radix: number): number {
  return digits === '' ? 0 : Number.parseInt(digits, radix)
}
