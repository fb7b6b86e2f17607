/**
 * Whether `c` is U+0030 (0) to U+0039 (9). @see https://infra.spec.whatwg.org/#ascii-digit
 *
 * @example
 * ```ts
 * import { isAsciiDigit } from '@waymark/infra'
 *
 * isAsciiDigit('7'.charCodeAt(0)) // => true
 * isAsciiDigit('a'.charCodeAt(0)) // => false
 * ```
 */
export function isAsciiDigit(c: number): boolean {
  return c >= 0x30 && c <= 0x39
}

/**
 * Whether `c` is an ASCII digit, A to F, or a to f. @see https://infra.spec.whatwg.org/#ascii-hex-digit
 *
 * @example
 * ```ts
 * import { isAsciiHexDigit } from '@waymark/infra'
 *
 * isAsciiHexDigit('F'.charCodeAt(0)) // => true
 * isAsciiHexDigit('g'.charCodeAt(0)) // => false
 * ```
 */
export function isAsciiHexDigit(c: number): boolean {
  return hexValue(c) !== -1
}

/**
 * Whether `c` is A to Z or a to z. @see https://infra.spec.whatwg.org/#ascii-alpha
 *
 * @example
 * ```ts
 * import { isAsciiAlpha } from '@waymark/infra'
 *
 * isAsciiAlpha('Z'.charCodeAt(0)) // => true
 * isAsciiAlpha(0xe9) // => false
 * ```
 */
export function isAsciiAlpha(c: number): boolean {
  const lower = c | 0x20
  return lower >= 0x61 && lower <= 0x7a
}

/**
 * Whether `c` is an ASCII digit or ASCII alpha. @see https://infra.spec.whatwg.org/#ascii-alphanumeric
 *
 * @example
 * ```ts
 * import { isAsciiAlphanumeric } from '@waymark/infra'
 *
 * isAsciiAlphanumeric('7'.charCodeAt(0)) // => true
 * isAsciiAlphanumeric('-'.charCodeAt(0)) // => false
 * ```
 */
export function isAsciiAlphanumeric(c: number): boolean {
  return isAsciiDigit(c) || isAsciiAlpha(c)
}

/**
 * Whether `c` is U+0000 to U+0020. @see https://infra.spec.whatwg.org/#c0-control-or-space
 *
 * @example
 * ```ts
 * import { isC0ControlOrSpace } from '@waymark/infra'
 *
 * isC0ControlOrSpace(0x20) // => true
 * isC0ControlOrSpace(0x7f) // => false
 * ```
 */
export function isC0ControlOrSpace(c: number): boolean {
  return c >= 0 && c <= 0x20
}

/**
 * The code point at an offset before the end; a surrogate that is not part of a pair is itself.
 *
 * In optimised code of V8 (Node 24 and 26), the method `codePointAt` at the end of a slice reads the code unit after it.
 *
 * @example
 * ```ts
 * import { codePointAt } from '@waymark/infra'
 *
 * codePointAt('a😀', 1) // => 0x1f600
 * ```
 */
export function codePointAt(text: string, offset: number): number {
  const unit = text.charCodeAt(offset)
  if ((unit & 0xfc00) !== 0xd800) return unit
  const next = text.charCodeAt(offset + 1)
  return (next & 0xfc00) === 0xdc00 ? (unit << 10) + next - 0x35fdc00 : unit
}

/**
 * Whether a code point is one of the 66 noncharacters.
 *
 * @param codePoint - 0 to 0x10FFFF.
 * @see https://infra.spec.whatwg.org/#noncharacter
 *
 * @example
 * ```ts
 * import { isNoncharacter } from '@waymark/infra'
 *
 * isNoncharacter(0xffff) // => true
 * isNoncharacter(0xfffd) // => false
 * ```
 */
export function isNoncharacter(codePoint: number): boolean {
  return (codePoint >= 0xfdd0 && codePoint <= 0xfdef) || (codePoint & 0xfffe) === 0xfffe
}

/**
 * The value of an ASCII hex digit.
 *
 * @returns 0 to 15, or -1 if `c` is not an ASCII hex digit (`NaN` included).
 *
 * @example
 * ```ts
 * import { hexValue } from '@waymark/infra'
 *
 * hexValue('c'.charCodeAt(0)) // => 12
 * hexValue('g'.charCodeAt(0)) // => -1
 * ```
 */
export function hexValue(c: number): number {
  if (isAsciiDigit(c)) return c - 0x30
  const lower = c | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1
}

/**
 * Whether a code point is a directional formatting character, which reorders text and is not seen.
 *
 * @see https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters
 *
 * @example
 * ```ts
 * import { isDirectionalFormatting } from '@waymark/infra'
 *
 * isDirectionalFormatting(0x202e) // => true
 * isDirectionalFormatting(0x61) // => false
 * ```
 */
export function isDirectionalFormatting(c: number): boolean {
  return (
    c === 0x61c ||
    c === 0x200e ||
    c === 0x200f ||
    (c >= 0x202a && c <= 0x202e) ||
    (c >= 0x2066 && c <= 0x2069)
  )
}
