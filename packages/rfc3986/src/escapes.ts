import { asciiLowercase, hexValue, isAsciiHexDigit } from '@waymark/infra'

/** An escape of which a hex digit is in lower case. */
const WITH_LOWER_CASE = /%(?:[a-f][\da-fA-F]|[\dA-F][a-f])/

/** An escape of a letter, a digit or `-._~`. */
const OF_UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|5[\daf]|7[\dae])/i

/**
 * Writes the hex digits of every escape in upper case. What is not an escape stays.
 *
 * @returns The text itself when there is nothing to do.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.1
 */
export function uppercaseEscapes(text: string): string {
  if (!WITH_LOWER_CASE.test(text)) return text
  return mapEscapes(text, (_byte, written) => {
    const upper = written.toUpperCase()
    return upper === written ? null : upper
  })
}

/**
 * Decodes the escapes of letters, digits and `-._~`, once. All others stay as they are written, and so
 * does one after a lone `%` with which it would make a new escape.
 *
 * @returns The text itself when there is nothing to do.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2
 */
export function decodeUnreserved(text: string): string {
  if (!OF_UNRESERVED.test(text)) return text
  return mapEscapes(text, (byte, _written, at) =>
    isUnreserved(byte) && !makesEscape(text, at, byte) ? String.fromCharCode(byte) : null,
  )
}

/**
 * Whether an escape, decoded, would be a hex digit of a new escape: `%%341` means `%41`, which must not
 * be written so. A `%` this close before an escape is never one itself.
 */
export function makesEscape(text: string, at: number, byte: number): boolean {
  if (!isAsciiHexDigit(byte)) return false
  if (text[at - 1] === '%') return true
  return text[at - 2] === '%' && isAsciiHexDigit(text.charCodeAt(at - 1))
}

/**
 * Writes what is not an escape in ASCII lower case.
 *
 * @returns The text itself when there is nothing to do.
 */
export function lowercaseOutsideEscapes(text: string): string {
  const lower = asciiLowercase(text)
  if (lower === text || !text.includes('%')) return lower
  // An escape is as long in either case, so its place is the same in both texts.
  return mapEscapes(lower, (_byte, written, at) => {
    const original = text.slice(at, at + 3)
    return original === written ? null : original
  })
}

/**
 * Calls `replace` for each escape, from left to right.
 *
 * @param replace - Gets the byte, the escape as written and where it begins; gives its new text, `null` to keep it.
 * @returns The text itself when nothing was replaced.
 */
export function mapEscapes(
  text: string,
  replace: (byte: number, written: string, at: number) => string | null,
): string {
  let result = ''
  let done = 0
  for (let at = text.indexOf('%'); at !== -1; ) {
    const byte = escapedByte(text, at)
    if (byte === -1) {
      at = text.indexOf('%', at + 1)
      continue
    }
    const replacement = replace(byte, text.slice(at, at + 3), at)
    if (replacement !== null) {
      result += text.slice(done, at) + replacement
      done = at + 3
    }
    at = text.indexOf('%', at + 3)
  }
  return done === 0 ? text : result + text.slice(done)
}

/** The byte of the escape at `at`; -1 when there is none. */
export function escapedByte(text: string, at: number): number {
  if (text.charCodeAt(at) !== 0x25 || at + 2 >= text.length) return -1
  const high = hexValue(text.charCodeAt(at + 1))
  const low = hexValue(text.charCodeAt(at + 2))
  return high === -1 || low === -1 ? -1 : high * 16 + low
}

/** https://www.rfc-editor.org/rfc/rfc3986#section-2.3 */
export function isUnreserved(c: number): boolean {
  return (
    (c >= 0x61 && c <= 0x7a) ||
    (c >= 0x41 && c <= 0x5a) ||
    (c >= 0x30 && c <= 0x39) ||
    c === 0x2d ||
    c === 0x2e ||
    c === 0x5f ||
    c === 0x7e
  )
}
