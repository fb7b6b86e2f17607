import { codePointAt, hexValue, isAsciiHexDigit, isNoncharacter } from '@waymark/infra'
import { requireString } from '@waymark/infra/argument'

/** https://url.spec.whatwg.org/#forbidden-host-code-point */
export const FORBIDDEN_HOST: RegExp = /[\0\t\n\r #/:<>?@[\\\]^|]/

/** What the parser asks. An expression can be compiled anew, so that nobody else gets this one. */
export const FORBIDDEN_IN_DOMAIN: RegExp = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/

/**
 * Whether no domain may contain a code point.
 *
 * @param codePoint - 0 to 0x10FFFF.
 * @see https://url.spec.whatwg.org/#forbidden-domain-code-point
 *
 * @example
 * ```ts
 * import { isForbiddenDomainCodePoint } from '@waymark/host'
 *
 * isForbiddenDomainCodePoint(0x20) // => true
 * isForbiddenDomainCodePoint(0xe9) // => false
 * ```
 */
export function isForbiddenDomainCodePoint(codePoint: number): boolean {
  return codePoint < 0x80 && FORBIDDEN_IN_DOMAIN.test(String.fromCharCode(codePoint))
}

/** The value of each ASCII hex digit; for all other ASCII 16, which is more than any digit. */
const DIGIT_VALUES: Readonly<Uint8Array> = /* @__PURE__ */ Uint8Array.from(
  { length: 0x80 },
  (_, c) => (isAsciiHexDigit(c) ? hexValue(c) : 16),
)

/** The value of a hex digit; 16 for any other code unit, and for the `NaN` after the last. */
export function digitValue(c: number): number {
  return c < 0x80 ? DIGIT_VALUES[c]! : 16
}

/** A bit for each code point of ASCII that `/[\w!$&-;=?@~]/` matches, which takes ten times as long. */
const ASCII_URL_CODE_POINTS: readonly number[] = [0, 0xafffffd2, 0x87ffffff, 0x47fffffe]

/**
 * Whether a code point may appear in a valid URL string as it is.
 *
 * @param codePoint - 0 to 0x10FFFF.
 * @see https://url.spec.whatwg.org/#url-code-points
 *
 * @example
 * ```ts
 * import { isUrlCodePoint } from '@waymark/host'
 *
 * isUrlCodePoint(0xe9) // => true
 * isUrlCodePoint(0x20) // => false
 * ```
 */
export function isUrlCodePoint(codePoint: number): boolean {
  if (codePoint < 0x80) return (ASCII_URL_CODE_POINTS[codePoint >> 5]! & (1 << codePoint)) !== 0
  return codePoint >= 0xa0 && codePoint >> 11 !== 0x1b && !isNoncharacter(codePoint)
}

/**
 * Whether a string is made of *URL units* only. @see https://url.spec.whatwg.org/#url-units
 *
 * @example
 * ```ts
 * import { isUrlUnits } from '@waymark/host/internal'
 *
 * isUrlUnits('caf%C3%A9') // => true
 * isUrlUnits('100%') // => false
 * ```
 */
export function isUrlUnits(text: string): boolean {
  requireString(text, 'text')
  for (let i = 0; i < text.length; i++) {
    const codePoint = codePointAt(text, i)
    if (codePoint === 0x25) {
      if (!isPercentEncodedByteAt(text, i)) return false
      i += 2
    } else {
      if (!isUrlCodePoint(codePoint)) return false
      if (codePoint > 0xffff) i++
    }
  }
  return true
}

/**
 * Whether a *percent-encoded byte* is at an offset: `%` and two hex digits.
 *
 * @see https://url.spec.whatwg.org/#percent-encoded-byte
 *
 * @example
 * ```ts
 * import { isPercentEncodedByteAt } from '@waymark/host/internal'
 *
 * isPercentEncodedByteAt('a%20b', 1) // => true
 * isPercentEncodedByteAt('a%2', 1) // => false
 * ```
 */
export function isPercentEncodedByteAt(input: string, offset: number): boolean {
  return (
    input.charCodeAt(offset) === 0x25 &&
    isAsciiHexDigit(input.charCodeAt(offset + 1)) &&
    isAsciiHexDigit(input.charCodeAt(offset + 2))
  )
}
