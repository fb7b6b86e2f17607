import { isAsciiAlphanumeric, isAsciiHexDigit, isNoncharacter, isSurrogate } from './infra.ts'

/** https://url.spec.whatwg.org/#url-code-points */
export function isUrlCodePoint(c: string): boolean {
  if (isAsciiAlphanumeric(c)) return true
  switch (c) {
    case '!':
    case '$':
    case '&':
    case "'":
    case '(':
    case ')':
    case '*':
    case '+':
    case ',':
    case '-':
    case '.':
    case '/':
    case ':':
    case ';':
    case '=':
    case '?':
    case '@':
    case '_':
    case '~':
      return true
  }
  const value = c.codePointAt(0)
  if (value === undefined || value < 0xa0 || value > 0x10fffd) return false
  return !isSurrogate(c) && !isNoncharacter(c)
}

/** Whether the two code points from `index` on are ASCII hex digits. */
export function areTwoHexDigits(codePoints: readonly string[], index: number): boolean {
  return isAsciiHexDigit(codePoints[index] ?? '') && isAsciiHexDigit(codePoints[index + 1] ?? '')
}

/** https://url.spec.whatwg.org/#percent-encoded-byte */
export function isPercentEncodedByte(codePoints: readonly string[], index: number): boolean {
  return codePoints[index] === '%' && areTwoHexDigits(codePoints, index + 1)
}
