import { hexValue, isAsciiHexDigit, utf8Decode, utf8Encode } from '@waymark/infra'
import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'

/*
 * Canonicalisers of archives and of Safe Browsing are defined on bytes. A byte string holds one byte in
 * each code unit, so that searching and slicing work as for strings.
 */

const BYTES: ArgumentType = {
  expected: 'a Uint8Array',
  remedy: 'of a string, take the bytes, for example with TextEncoder',
}
const STRING_OR_BYTES: ArgumentType = {
  expected: 'a string or a Uint8Array',
  remedy: 'of a URL, pass its `href`',
}

/** @throws ArgumentError if it is not a Uint8Array. */
export function requireBytes(value: unknown, name: string): asserts value is Uint8Array {
  if (!isBytes(value)) throw wrongArgument(name, BYTES, value)
}

/** @throws ArgumentError if it is neither. */
export function requireStringOrBytes(
  value: unknown,
  name: string,
): asserts value is string | Uint8Array {
  if (typeof value !== 'string' && !isBytes(value))
    throw wrongArgument(name, STRING_OR_BYTES, value)
}

/** Also of another realm, and of a class below it, such as the `Buffer` of Node. */
function isBytes(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Uint8Array]'
}

/** The UTF-8 bytes of a string, as a byte string. */
export function toByteString(text: string): string {
  return /[^\0-\x7f]/.test(text) ? fromBytes(utf8Encode(text)) : text
}

/** Bytes as a byte string. */
export function fromBytes(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 4096) {
    text += String.fromCharCode(...bytes.subarray(i, i + 4096))
  }
  return text
}

/** The bytes of a byte string. */
export function toBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

/** The string whose UTF-8 bytes these are; bytes that are not UTF-8 become U+FFFD. */
export function fromByteString(text: string): string {
  return /[^\0-\x7f]/.test(text) ? utf8Decode(toBytes(text)) : text
}

/** The text whose UTF-8 bytes these are; `null` when they are not UTF-8. */
export function decodeStrictly(text: string): string | null {
  const decoded = fromByteString(text)
  return toByteString(decoded) === text ? decoded : null
}

/** Percent-encodes the bytes in a set, with upper-case digits. */
export function escapeBytes(text: string, set: (byte: number) => boolean): string {
  let result = ''
  let done = 0
  for (let i = 0; i < text.length; i++) {
    const byte = text.charCodeAt(i)
    if (!set(byte)) continue
    result += `${text.slice(done, i)}%${byte < 0x10 ? '0' : ''}${byte.toString(16).toUpperCase()}`
    done = i + 1
  }
  return done === 0 ? text : result + text.slice(done)
}

/** Decodes every percent-encoded byte once. */
export function unescapeBytes(text: string): string {
  if (!text.includes('%')) return text
  return text.replace(/%[0-9a-f]{2}/gi, (written) =>
    String.fromCharCode(Number.parseInt(written.slice(1), 16)),
  )
}

const PERCENT = 0x25

/**
 * Decodes until no percent-encoded byte is left, in one pass. Percent-encoded bytes never overlap, so the order of
 * decoding does not matter, and one that a decoded byte completes is at the end of the result so far.
 */
export function unescapeRepeatedly(text: string): string {
  const start = text.indexOf('%')
  if (start === -1) return text
  const bytes: number[] = []
  for (let i = start; i < text.length; i++) {
    bytes.push(text.charCodeAt(i))
    for (;;) {
      const end = bytes.length
      if (end < 3 || bytes[end - 3] !== PERCENT) break
      if (!isAsciiHexDigit(bytes[end - 2]!) || !isAsciiHexDigit(bytes[end - 1]!)) break
      const byte = hexValue(bytes[end - 2]!) * 16 + hexValue(bytes[end - 1]!)
      bytes.length = end - 3
      bytes.push(byte)
    }
  }
  return text.slice(0, start) + fromBytes(Uint8Array.from(bytes))
}
