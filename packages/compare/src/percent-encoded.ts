import { isUnreserved, mapPercentEncodedBytes } from '@waymark/rfc3986'

/** A percent sign that begins no percent-encoded octet. */
export const LONE_PERCENT: RegExp = /%(?![\da-f]{2})/i

/**
 * Decodes the percent-encoded octets of unreserved characters and of the given ones, and writes all others with
 * upper-case digits.
 *
 * @param text - Without a lone percent sign.
 */
export function decodeOnly(text: string, characters: string): string {
  if (!text.includes('%')) return text
  return mapPercentEncodedBytes(text, (byte, written) => {
    const character = String.fromCharCode(byte)
    return isUnreserved(byte) || characters.includes(character) ? character : written.toUpperCase()
  })
}
