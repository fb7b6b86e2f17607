import { codePointLength, codePointsOf, isAsciiDigit } from './infra.ts'
import type { Reporter } from './validation-error.ts'

/** https://url.spec.whatwg.org/#ends-in-a-number-checker */
export function endsInNumber(input: string): boolean {
  // 1.
  if (input === '') throw new RangeError('the input is not empty')
  // 2.
  const parts = input.split('.')
  // 3.
  if (parts.at(-1) === '') parts.pop()
  // 4.
  const last = parts.at(-1)!
  // 5.
  if (last !== '' && codePointsOf(last).every(isAsciiDigit)) return true
  // 6.
  if (parseIpv4Number(last) !== null) return true
  // 7.
  return false
}

/** https://url.spec.whatwg.org/#concept-ipv4-parser */
export function parseIpv4(input: string, report: Reporter | null): number | null {
  const length = codePointLength(input)
  // 1.
  const parts = input.split('.')
  // 2.
  if (parts.at(-1) === '') {
    // 2.1.
    report?.('IPv4-empty-part', length - 1, length)
    // 2.2.
    if (parts.length > 1) parts.pop()
  }
  // 3.
  if (parts.length < 4) report?.('IPv4-too-few-parts', 0, length)
  // 4.
  if (parts.length > 4) {
    report?.('IPv4-too-many-parts', 0, length)
    return null
  }
  // 5.
  const numbers: bigint[] = []
  /** Of each part: where it is in the input. */
  const places: (readonly [number, number])[] = []
  let start = 0
  // 6.
  for (const part of parts) {
    const end = start + codePointLength(part)
    // 6.1.
    const result = parseIpv4Number(part)
    // 6.2.
    if (result === null) {
      report?.('IPv4-non-numeric-part', start, end)
      return null
    }
    // 6.3.
    if (result[1]) report?.('IPv4-non-decimal-part', start, end)
    // 6.4.
    numbers.push(result[0])
    places.push([start, end])
    start = end + 1
  }
  // 7.
  const tooLarge = numbers.findIndex((number) => number > 255n)
  if (tooLarge !== -1) report?.('IPv4-out-of-range-part', ...places[tooLarge]!)
  // 8.
  if (numbers.slice(0, -1).some((number) => number > 255n)) return null
  // 9.
  if (numbers.at(-1)! >= 256n ** BigInt(5 - numbers.length)) return null
  // 10.
  let ipv4 = numbers.at(-1)!
  // 11.
  numbers.pop()
  // 12.
  let counter = 0
  // 13.
  for (const n of numbers) {
    // 13.1.
    ipv4 += n * 256n ** BigInt(3 - counter)
    // 13.2.
    counter += 1
  }
  // 14.
  return Number(ipv4)
}

/** https://url.spec.whatwg.org/#ipv4-number-parser */
function parseIpv4Number(
  input: string,
): readonly [number: bigint, validationError: boolean] | null {
  // 1.
  if (input === '') return null
  // 2.
  let validationError = false
  // 3.
  let radix = 10
  let rest = codePointsOf(input)
  // 4.
  if (rest.length >= 2 && rest[0] === '0' && (rest[1] === 'X' || rest[1] === 'x')) {
    // 4.1.
    validationError = true
    // 4.2.
    rest = rest.slice(2)
    // 4.3.
    radix = 16
  }
  // 5.
  else if (rest.length >= 2 && rest[0] === '0') {
    // 5.1.
    validationError = true
    // 5.2.
    rest = rest.slice(1)
    // 5.3.
    radix = 8
  }
  // 6.
  if (rest.length === 0) return [0n, true]
  // 7.
  if (!rest.every((c) => isDigitOfRadix(c, radix))) return null
  // 8.
  let output = 0n
  for (const c of rest) output = output * BigInt(radix) + BigInt(Number.parseInt(c, 16))
  // 9.
  return [output, validationError]
}

function isDigitOfRadix(c: string, radix: number): boolean {
  switch (radix) {
    case 8:
      return c >= '0' && c <= '7'
    case 10:
      return isAsciiDigit(c)
    default:
      return isAsciiDigit(c) || (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f')
  }
}
