import { LAST_DIGITS, LEADING_DIGITS } from '../src/number-stream.ts'

const ALPHABET = Array.from({ length: 0x7f - 0x20 }, (_, i) =>
  String.fromCharCode(0x20 + i),
).filter((character) => !`"'\\`.includes(character))

/** The inverse of src/number-stream.ts. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = ''
  for (const number of numbers) {
    if (!Number.isSafeInteger(number) || number < 0) throw new Error(`Cannot encode ${number}`)
    let encoded = ALPHABET[number % LAST_DIGITS]!
    let leading = Math.floor(number / LAST_DIGITS)
    while (leading > 0) {
      leading -= 1
      encoded = ALPHABET[LAST_DIGITS + (leading % LEADING_DIGITS)]! + encoded
      leading = Math.floor(leading / LEADING_DIGITS)
    }
    text += encoded
  }
  return text
}

export function foldSign(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number
}
