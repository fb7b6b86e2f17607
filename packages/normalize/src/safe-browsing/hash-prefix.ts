import { utf8Encode } from '@waymark/infra'
import { requireString } from '@waymark/infra/argument'
import { describeValue } from '@waymark/infra/internal'
import { sha256 } from './sha-256.ts'

/**
 * Returns a prefix of the SHA-256 hash of an expression, as clients send it.
 *
 * @param bits - The length: a multiple of 4 from 4 to 256. The lists use 32 to 256.
 * @returns Lower-case hexadecimal digits, one per four bits.
 * @throws ArgumentError if the expression is not a string.
 * @throws RangeError for any other number of bits.
 *
 * @example
 * ```ts
 * import { hashPrefix } from '@waymark/normalize/safe-browsing'
 *
 * hashPrefix('example.com/') // => '73d986e0'
 * hashPrefix('example.com/', 16) // => '73d9'
 * ```
 */
export function hashPrefix(expression: string, bits: number = 32): string {
  requireString(expression, 'expression')
  if (!Number.isInteger(bits / 4) || bits < 4 || bits > 256) {
    throw new RangeError(
      `A hash prefix has 4 to 256 bits in steps of 4, not ${describeValue(bits)}`,
    )
  }
  let hex = ''
  for (const byte of sha256(utf8Encode(expression))) hex += byte.toString(16).padStart(2, '0')
  return hex.slice(0, bits / 4)
}
