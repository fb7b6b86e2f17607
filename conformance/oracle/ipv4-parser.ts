import { serializeIpv4 } from './host-serializer.ts'
import type { HostRun } from './host-trace.ts'
import { codePointLength, codePointsOf, isAsciiDigit } from './infra.ts'
import type { Reporter } from './validation-error.ts'

/** https://url.spec.whatwg.org/#ends-in-a-number-checker */
export function endsInNumber(input: string, run?: HostRun): boolean {
  // 1. The input is not empty.
  if (input === '') throw new RangeError('the input is not empty')
  // 2. Split it at the dots.
  run?.step('2', { parts: null })
  const parts = input.split('.')
  // 3. Forget the empty part after a last dot.
  if (parts.at(-1) === '') {
    run?.step('3', { parts })
    parts.pop()
  }
  // 4. Look at the last part.
  run?.step('4', { parts, last: null })
  const last = parts.at(-1)!
  // 5. Digits alone are a number.
  if (last !== '' && codePointsOf(last).every(isAsciiDigit)) {
    run?.ends('5', true, { parts, last })
    return true
  }
  // 6. So is what the number parser takes.
  run?.step('6', { parts, last })
  if (parseIpv4Number(last, run?.call('IPv4 number parser', codePointsOf(last))) !== null) {
    run?.ends('6', true, { parts, last })
    return true
  }
  // 7. Anything else is not a number.
  run?.ends('7', false, { parts, last })
  return false
}

/** https://url.spec.whatwg.org/#concept-ipv4-parser */
export function parseIpv4(input: string, report: Reporter | null, run?: HostRun): number | null {
  const length = codePointLength(input)
  // 1. Split the input at the dots.
  run?.step('1', { parts: null })
  const parts = input.split('.')
  // 2. A dot at the end leaves an empty part.
  if (parts.at(-1) === '') {
    // 2.1. Report it.
    run?.step('2.1', { parts })
    report?.('IPv4-empty-part', length - 1, length)
    // 2.2. Forget it, unless it is the only one.
    run?.step('2.2', { parts })
    if (parts.length > 1) parts.pop()
  }
  // 3. Report fewer than four parts.
  if (parts.length < 4) {
    run?.step('3', { parts })
    report?.('IPv4-too-few-parts', 0, length)
  }
  // 4. More than four are a failure.
  if (parts.length > 4) {
    run?.ends('4', null, { parts })
    report?.('IPv4-too-many-parts', 0, length)
    return null
  }
  // 5. Start without numbers.
  const numbers: bigint[] = []
  /** Of each part: where it is in the input. */
  const places: (readonly [number, number])[] = []
  let start = 0
  // 6. Take one part after the other.
  for (const part of parts) {
    const end = start + codePointLength(part)
    // 6.1. Parse the part.
    run?.step('6.1', { parts, numbers }, [start, end])
    const result = parseIpv4Number(part, run?.call('IPv4 number parser', codePointsOf(part)))
    // 6.2. A part that is not a number is a failure.
    if (result === null) {
      run?.ends('6.2', null, { parts, numbers }, [start, end])
      report?.('IPv4-non-numeric-part', start, end)
      return null
    }
    // 6.3. Report a number that is not plain decimal.
    if (result[1]) {
      run?.step('6.3', { parts, numbers }, [start, end])
      report?.('IPv4-non-decimal-part', start, end)
    }
    // 6.4. Keep the number.
    run?.step('6.4', { parts, numbers }, [start, end])
    numbers.push(result[0])
    places.push([start, end])
    start = end + 1
  }
  // 7. Report a number above 255.
  const tooLarge = numbers.findIndex((number) => number > 255n)
  if (tooLarge !== -1) {
    run?.step('7', { parts, numbers }, places[tooLarge]!)
    report?.('IPv4-out-of-range-part', ...places[tooLarge]!)
  }
  // 8. Only the last may be larger.
  if (numbers.slice(0, -1).some((number) => number > 255n)) {
    run?.ends('8', null, { parts, numbers })
    return null
  }
  // 9. The last must fit the bytes that are left.
  if (numbers.at(-1)! >= 256n ** BigInt(5 - numbers.length)) {
    run?.ends('9', null, { parts, numbers }, places.at(-1)!)
    return null
  }
  // 10. Start with the last number.
  run?.step('10', { numbers, ipv4: null }, places.at(-1)!)
  let ipv4 = numbers.at(-1)!
  // 11. Take it off the list.
  run?.step('11', { numbers, ipv4 })
  numbers.pop()
  // 12. Count from the left.
  let counter = 0
  // 13. Add the other numbers, each as a byte.
  for (const n of numbers) {
    // 13.1. Put the number at its place.
    run?.step('13.1', { numbers, ipv4, counter }, places[counter]!)
    ipv4 += n * 256n ** BigInt(3 - counter)
    // 13.2. Count on.
    counter += 1
  }
  // 14. The sum is the address.
  run?.ends('14', serializeIpv4(Number(ipv4)), { numbers, ipv4 })
  return Number(ipv4)
}

/** https://url.spec.whatwg.org/#ipv4-number-parser */
function parseIpv4Number(
  input: string,
  run?: HostRun,
): readonly [number: bigint, validationError: boolean] | null {
  // 1. An empty part is not a number.
  if (input === '') {
    run?.ends('1', null)
    return null
  }
  // 2. Nothing is wrong yet.
  let validationError = false
  // 3. Read decimal digits, unless a prefix says otherwise.
  let radix = 10
  let rest = codePointsOf(input)
  const now = () => ({ input: rest.join(''), R: radix, validationError })
  // 4. `0x` begins a hexadecimal number.
  if (rest.length >= 2 && rest[0] === '0' && (rest[1] === 'X' || rest[1] === 'x')) {
    // 4.1. That is to be reported.
    run?.step('4.1', now())
    validationError = true
    // 4.2. Drop the prefix.
    run?.step('4.2', now(), [0, 2])
    rest = rest.slice(2)
    // 4.3. Read hexadecimal digits.
    run?.step('4.3', now())
    radix = 16
  }
  // 5. Another `0` with more after it starts an octal number.
  else if (rest.length >= 2 && rest[0] === '0') {
    // 5.1. That is to be reported.
    run?.step('5.1', now())
    validationError = true
    // 5.2. Drop the prefix.
    run?.step('5.2', now(), [0, 1])
    rest = rest.slice(1)
    // 5.3. Read octal digits.
    run?.step('5.3', now())
    radix = 8
  }
  // 6. A prefix alone is zero.
  if (rest.length === 0) {
    run?.ends('6', '0', now())
    return [0n, true]
  }
  // 7. A code point that is not a digit is a failure.
  if (!rest.every((c) => isDigitOfRadix(c, radix))) {
    run?.ends('7', null, now())
    return null
  }
  // 8. Read the digits.
  run?.step('8', { ...now(), output: null })
  let output = 0n
  for (const c of rest) output = output * BigInt(radix) + BigInt(Number.parseInt(c, 16))
  // 9. Give the number, and whether to report it.
  run?.ends('9', String(output), { ...now(), output })
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
