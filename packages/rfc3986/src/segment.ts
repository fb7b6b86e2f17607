import { mapPercentEncodedBytes } from './percent-encoding.ts'

const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i

/**
 * Whether a path segment as written in a URI is `.` or `..`, also where a dot is spelled `%2e`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.3
 */
export function isDotSegment(segment: string): boolean {
  return segment.length < 7 && DOT_SEGMENT.test(segment)
}

/** C0 controls, DEL and C1 controls. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is searched for
const CONTROL = /[\0-\x1f\x7f-\x9f]/

/** The offset of the first control character (C0, DEL or C1); -1 if there is none. */
export function findControl(text: string): number {
  return text.search(CONTROL)
}

const MAX_DECODINGS = 4

/**
 * Whether a dot segment, also one with a parameter (`..;`), or a slash or backslash appears when a decoded segment
 * is percent-decoded again, up to four times. Programs that decode twice would take it for the structure of a path.
 * `%u002e`, which is not of any standard, counts as a dot, because some servers decode it.
 *
 * @param segment - Decoded once, as section 2.4 asks.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-2.4
 */
export function hidesStructure(segment: string): boolean {
  let current = segment
  for (let round = 0; round < MAX_DECODINGS; round++) {
    // Only ASCII is looked at, so it does not matter which characters other bytes become.
    const bytes = mapPercentEncodedBytes(current, (byte) => String.fromCharCode(byte))
    const decoded = bytes.replace(/%u00([0-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    if (decoded === current) return false
    if (/^\.\.?$|^\.\.;|[/\\]/.test(decoded)) return true
    current = decoded
  }
  return false
}
