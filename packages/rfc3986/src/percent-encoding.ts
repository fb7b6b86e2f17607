import { asciiLowercase, hexValue, isAsciiHexDigit } from '@waymark/infra'

/** A percent-encoded octet with a lowercase hex digit. */
const WITH_LOWER_CASE = /%(?:[a-f][\da-fA-F]|[\dA-F][a-f])/

/** A percent-encoded letter, a digit or `-._~`. */
const OF_UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|5[\daf]|7[\dae])/i

/**
 * Writes the hex digits of every percent-encoded octet in upper case. Everything else stays as it is.
 *
 * @returns The string itself if there is nothing to do.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.1
 *
 * @example
 * ```ts
 * import { uppercasePercentEncoding } from '@waymark/rfc3986'
 *
 * uppercasePercentEncoding('/caf%c3%a9') // => '/caf%C3%A9'
 * ```
 */
export function uppercasePercentEncoding(text: string): string {
  if (!WITH_LOWER_CASE.test(text)) return text
  return mapPercentEncodedBytes(text, (_byte, written) => {
    const upper = written.toUpperCase()
    return upper === written ? null : upper
  })
}

/**
 * Decodes percent-encoded letters, digits and `-._~`, once. All others stay as they are written, and so
 * does one after a lone `%` with which it would make a new percent-encoded octet.
 *
 * @returns The string itself if there is nothing to do.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2
 *
 * @example
 * ```ts
 * import { decodeUnreserved } from '@waymark/rfc3986'
 *
 * decodeUnreserved('/%7Eann%2Fb') // => '/~ann%2Fb'
 * ```
 */
export function decodeUnreserved(text: string): string {
  if (!OF_UNRESERVED.test(text)) return text
  return mapPercentEncodedBytes(text, (byte, _written, at) =>
    isUnreserved(byte) && !makesPercentEncodedByte(text, at, byte)
      ? String.fromCharCode(byte)
      : null,
  )
}

/**
 * Whether a percent-encoded octet, decoded, would be a hex digit of a new one: `%%341` means `%41`, which must not
 * be written so. A `%` this close before a percent-encoded octet never begins one itself. Tabs and line breaks between
 * them do not count, because URL parsers remove them.
 */
export function makesPercentEncodedByte(text: string, at: number, byte: number): boolean {
  if (!isAsciiHexDigit(byte)) return false
  const last = beforeTabs(text, at)
  if (text.charAt(last) === '%') return true
  return isAsciiHexDigit(text.charCodeAt(last)) && text.charAt(beforeTabs(text, last)) === '%'
}

/** Where the last character before `at` is that is not a tab or a line break. */
function beforeTabs(text: string, at: number): number {
  let last = at - 1
  while (/[\t\n\r]/.test(text.charAt(last))) last--
  return last
}

/**
 * Writes everything but percent-encoded octets in ASCII lower case.
 *
 * @returns The string itself if there is nothing to do.
 *
 * @example
 * ```ts
 * import { lowercaseOutsidePercentEncoding } from '@waymark/rfc3986'
 *
 * lowercaseOutsidePercentEncoding('EX%C3%84MPLE') // => 'ex%C3%84mple'
 * ```
 */
export function lowercaseOutsidePercentEncoding(text: string): string {
  const lower = asciiLowercase(text)
  if (lower === text || !text.includes('%')) return lower
  // A percent-encoded octet is as long in either case, so its place is the same in both strings.
  return mapPercentEncodedBytes(lower, (_byte, written, at) => {
    const original = text.slice(at, at + 3)
    return original === written ? null : original
  })
}

/**
 * Calls `replace` for each percent-encoded octet, from left to right.
 *
 * @param replace - Gets the byte, the three characters as they are written, and where they begin; returns what replaces them, `null` to keep them.
 * @returns The string itself if nothing was replaced.
 *
 * @example
 * ```ts
 * import { mapPercentEncodedBytes } from '@waymark/rfc3986'
 *
 * mapPercentEncodedBytes('a%20b%21', (byte) => (byte === 0x20 ? '+' : null)) // => 'a+b%21'
 * ```
 */
export function mapPercentEncodedBytes(
  text: string,
  replace: (byte: number, written: string, at: number) => string | null,
): string {
  let result = ''
  let done = 0
  for (let at = text.indexOf('%'); at !== -1; ) {
    const byte = percentEncodedByteAt(text, at)
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

/**
 * The percent-encoded byte at an offset; -1 if there is not one.
 *
 * @example
 * ```ts
 * import { percentEncodedByteAt } from '@waymark/rfc3986'
 *
 * percentEncodedByteAt('a%20', 1) // => 0x20
 * percentEncodedByteAt('a%2', 1) // => -1
 * ```
 */
export function percentEncodedByteAt(text: string, at: number): number {
  if (text.charCodeAt(at) !== 0x25 || at + 2 >= text.length) return -1
  const high = hexValue(text.charCodeAt(at + 1))
  const low = hexValue(text.charCodeAt(at + 2))
  return high === -1 || low === -1 ? -1 : high * 16 + low
}

/**
 * Whether a code point is a *unreserved* character.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-2.3
 *
 * @example
 * ```ts
 * import { isUnreserved } from '@waymark/rfc3986'
 *
 * isUnreserved('~'.charCodeAt(0)) // => true
 * isUnreserved('/'.charCodeAt(0)) // => false
 * ```
 */
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
