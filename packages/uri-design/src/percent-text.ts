import { toScalarValueString, utf8Decode } from '@waymark/infra'
import { COMPONENT, percentDecodeString, utf8PercentEncode } from '@waymark/percent-encoding'

const ESCAPE = /%[0-9a-fA-F]{2}/
const STRAY_PERCENT = /%(?![0-9a-fA-F]{2})/

/** Whether a text holds no half of a surrogate pair. */
export function isWellFormed(text: string): boolean {
  return toScalarValueString(text) === text
}

/**
 * Percent-decodes a text exactly once.
 *
 * @returns `null` when the bytes are not UTF-8. A `%` that begins no escape stays as it is.
 */
export function decodeUtf8Once(text: string): string | null {
  if (!ESCAPE.test(text)) return isWellFormed(text) ? text : null
  const bytes = percentDecodeString(text)
  return isUtf8(bytes) && isWellFormed(text) ? utf8Decode(bytes) : null
}

/** The same, and `null` also for a `%` that begins no escape. */
export function decodeComponent(text: string): string | null {
  return STRAY_PERCENT.test(text) ? null : decodeUtf8Once(text)
}

/** By which rule {@link decodeComponent} gave `null`. */
export function whyNotDecoded(text: string): 'stray-percent' | 'ill-formed-utf8' {
  return STRAY_PERCENT.test(text) ? 'stray-percent' : 'ill-formed-utf8'
}

/**
 * Percent-encodes everything that is not plainly data in every part of a URI: what
 * `encodeURIComponent` encodes.
 *
 * @param text - Well-formed text; half of a surrogate pair becomes U+FFFD.
 */
export function encodeComponent(text: string): string {
  return utf8PercentEncode(text, COMPONENT)
}

/** Percent-decodes byte by byte, for looking at ASCII only: bytes above 0x7F become some other character. */
export function decodeAscii(text: string): string {
  if (!ESCAPE.test(text)) return text
  return text.replace(/%([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/** https://www.rfc-editor.org/rfc/rfc3629#section-4 */
function isUtf8(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at++]!
    if (lead < 0x80) continue
    const needed = lead < 0xc2 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : lead < 0xf5 ? 3 : 0
    if (needed === 0) return false
    const second = bytes[at] ?? 0
    const lower = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
    const upper = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
    if (second < lower || second > upper) return false
    for (const end = at + needed; at < end; at++)
      if (((bytes[at] ?? 0) & 0xc0) !== 0x80) return false
  }
  return true
}
