// What the URL Standard takes from the Infra Standard. A code point is a string that holds just it.

/** The EOF code point. @see https://url.spec.whatwg.org/#eof-code-point */
export const EOF = ''

/** https://infra.spec.whatwg.org/#ascii-digit */
export function isAsciiDigit(c: string): boolean {
  return c >= '0' && c <= '9'
}

/** https://infra.spec.whatwg.org/#ascii-hex-digit */
export function isAsciiHexDigit(c: string): boolean {
  return isAsciiDigit(c) || (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f')
}

/** https://infra.spec.whatwg.org/#ascii-alpha */
export function isAsciiAlpha(c: string): boolean {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')
}

/** https://infra.spec.whatwg.org/#ascii-alphanumeric */
export function isAsciiAlphanumeric(c: string): boolean {
  return isAsciiDigit(c) || isAsciiAlpha(c)
}

/** https://infra.spec.whatwg.org/#c0-control */
export function isC0Control(c: string): boolean {
  return c !== EOF && c <= '\x1f'
}

/** https://infra.spec.whatwg.org/#c0-control-or-space */
export function isC0ControlOrSpace(c: string): boolean {
  return isC0Control(c) || c === ' '
}

/** https://infra.spec.whatwg.org/#ascii-tab-or-newline */
export function isAsciiTabOrNewline(c: string): boolean {
  return c === '\t' || c === '\n' || c === '\r'
}

/** https://infra.spec.whatwg.org/#surrogate */
export function isSurrogate(c: string): boolean {
  const value = c.codePointAt(0)
  return value !== undefined && value >= 0xd800 && value <= 0xdfff
}

/** https://infra.spec.whatwg.org/#noncharacter */
export function isNoncharacter(c: string): boolean {
  const value = c.codePointAt(0)
  if (value === undefined) return false
  return (value >= 0xfdd0 && value <= 0xfdef) || (value & 0xfffe) === 0xfffe
}

/** The code points of a string. A pair of surrogates is one. */
export function codePointsOf(text: string): string[] {
  return Array.from(text)
}

/** https://infra.spec.whatwg.org/#string-code-point-length */
export function codePointLength(text: string): number {
  return codePointsOf(text).length
}

/** https://infra.spec.whatwg.org/#javascript-string-convert */
export function toScalarValueString(text: string): string {
  return codePointsOf(text)
    .map((c) => (isSurrogate(c) ? '\ufffd' : c))
    .join('')
}

/** https://infra.spec.whatwg.org/#ascii-string */
export function isAsciiString(text: string): boolean {
  return codePointsOf(text).every((c) => c <= '\x7f')
}

/** https://infra.spec.whatwg.org/#ascii-lowercase */
export function asciiLowercase(text: string): string {
  return codePointsOf(text)
    .map((c) => (c >= 'A' && c <= 'Z' ? String.fromCharCode(c.charCodeAt(0) + 0x20) : c))
    .join('')
}
