import { hexValue, utf8Encode } from '@waymark/infra'

/** The UTF-8 bytes of a text as a string with one unit per byte, which is quick to search and cut. */
export function toByteString(text: string): string {
  // Of ASCII the bytes are the units.
  if (!/[^\0-\x7f]/.test(text)) return text
  return fromBytes(utf8Encode(text))
}

/** Bytes as a string with one unit per byte. */
export function fromBytes(bytes: Uint8Array): string {
  let result = ''
  for (let at = 0; at < bytes.length; at += 4096) {
    result += String.fromCharCode(...bytes.subarray(at, at + 4096))
  }
  return result
}

/** The bytes of a string with one unit per byte. */
export function toBytes(byteString: string): Uint8Array {
  return Uint8Array.from(byteString, (unit) => unit.charCodeAt(0))
}

/**
 * Decodes escapes again and again until there is none, in one pass: a byte that is decoded may end
 * an escape that began before it, so the end of what is written is looked at after each byte. No two
 * escapes overlap, so the order in which they are decoded does not matter.
 */
export function decodeUntilDone(byteString: string): string {
  if (!byteString.includes('%')) return byteString
  const written = new Uint8Array(byteString.length)
  let length = 0
  for (let at = 0; at < byteString.length; at++) {
    written[length++] = byteString.charCodeAt(at)
    while (length >= 3 && written[length - 3] === 0x25) {
      const high = hexValue(written[length - 2]!)
      const low = hexValue(written[length - 1]!)
      if (high === -1 || low === -1) break
      length -= 2
      written[length - 1] = high * 16 + low
    }
  }
  return fromBytes(written.subarray(0, length))
}

/** Made once: to write each escape anew makes a long run of them take twice as long. */
const ESCAPES: readonly string[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => {
  const hex = byte.toString(16).toUpperCase()
  return hex.length === 1 ? `%0${hex}` : `%${hex}`
})

/** Escapes each byte that the pattern finds, in upper case. */
export function escapeBytes(byteString: string, pattern: RegExp): string {
  return byteString.replace(pattern, (unit) => ESCAPES[unit.charCodeAt(0)]!)
}
