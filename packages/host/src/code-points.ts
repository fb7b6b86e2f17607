import { isAsciiAlphanumeric, isAsciiHexDigit, isNoncharacter } from '@waymark/infra'

/** https://url.spec.whatwg.org/#forbidden-host-code-point */
const FORBIDDEN_HOST = /[\0\t\n\r #/:<>?@[\\\]^|]/

/** https://url.spec.whatwg.org/#forbidden-domain-code-point */
const FORBIDDEN_DOMAIN = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/

/** The offset of the first forbidden host code point, or -1. */
export function findForbiddenHostCodePoint(input: string): number {
  return input.search(FORBIDDEN_HOST)
}

/** Whether there is a forbidden domain code point. */
export function hasForbiddenDomainCodePoint(domain: string): boolean {
  return FORBIDDEN_DOMAIN.test(domain)
}

/**
 * Whether a code point may stand in a valid URL string as it is.
 *
 * @param codePoint - 0 to 0x10FFFF.
 * @see https://url.spec.whatwg.org/#url-code-points
 */
export function isUrlCodePoint(codePoint: number): boolean {
  if (codePoint < 0x80) {
    return (
      isAsciiAlphanumeric(codePoint) ||
      "!$&'()*+,-./:;=?@_~".includes(String.fromCharCode(codePoint))
    )
  }
  return (
    codePoint >= 0xa0 &&
    codePoint <= 0x10fffd &&
    !(codePoint >= 0xd800 && codePoint <= 0xdfff) &&
    !isNoncharacter(codePoint)
  )
}

/** Whether a string is made of *URL units* only. @see https://url.spec.whatwg.org/#url-units */
export function isUrlUnits(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const codePoint = text.codePointAt(i)!
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
 * Whether a *percent-encoded byte* stands at an offset: `%` and two hex digits.
 *
 * @see https://url.spec.whatwg.org/#percent-encoded-byte
 */
export function isPercentEncodedByteAt(input: string, offset: number): boolean {
  return (
    input.charCodeAt(offset) === 0x25 &&
    isAsciiHexDigit(input.charCodeAt(offset + 1)) &&
    isAsciiHexDigit(input.charCodeAt(offset + 2))
  )
}
