import { requireString } from '@waymark/infra/argument'

const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i

const SEGMENT = 'of a path, pass one segment'

/**
 * Whether a path segment as written in a URI is `.` or `..`, also where a dot is spelled `%2e`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.3
 *
 * @example
 * ```ts
 * import { isDotSegment } from '@waymark/rfc3986'
 *
 * isDotSegment('%2E.') // => true
 * isDotSegment('...') // => false
 * ```
 */
export function isDotSegment(segment: string): boolean {
  requireString(segment, 'segment', SEGMENT)
  return segment.length < 7 && DOT_SEGMENT.test(segment)
}

/** C0 controls, DEL and C1 controls. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is searched for
const CONTROL = /[\0-\x1f\x7f-\x9f]/

/**
 * The offset of the first control character (C0, DEL or C1); -1 if there is none.
 *
 * @example
 * ```ts
 * import { findControl } from '@waymark/rfc3986'
 *
 * findControl('a\tb') // => 1
 * findControl('ab') // => -1
 * ```
 */
export function findControl(text: string): number {
  return text.search(CONTROL)
}

const MAX_DECODINGS = 4

/** A percent-encoded octet, or `%u002e`, which is not in any standard but which `unescape` and some servers decode. */
const ENCODED = /%(?:u[\da-f]{2})?[\da-f]{2}/gi

/** A dot segment, also one with a parameter, or a separator. */
const STRUCTURE = /^\.\.?$|^\.\.;|[/\\]/

/** Dots and spaces, at least one of each. */
const DOTS_AND_SPACES = /^(?=[. ]*\.)(?=\.* )[. ]+$/

/**
 * Whether a dot segment, also one with a parameter (`..;`) or with spaces, or a slash or backslash appears when a
 * decoded segment is percent-decoded again, up to four times. Programs that decode twice would take it for the
 * structure of a path. `%u002e` counts as a dot.
 *
 * @param segment - Decoded once, as section 2.4 asks.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-2.4
 *
 * @example
 * ```ts
 * import { hidesStructure } from '@waymark/rfc3986'
 *
 * hidesStructure('a%252Fb') // => true
 * hidesStructure('a%20b') // => false
 * ```
 */
export function hidesStructure(segment: string): boolean {
  requireString(segment, 'segment', SEGMENT)
  let current = segment
  for (let round = 0; round < MAX_DECODINGS && current.includes('%'); round++) {
    // Only ASCII is looked at, so it does not matter which characters other bytes become.
    const decoded = current.replace(ENCODED, (written) =>
      String.fromCharCode(Number.parseInt(written.slice(written.length > 3 ? 2 : 1), 16)),
    )
    if (decoded === current) return false
    if (STRUCTURE.test(decoded) || DOTS_AND_SPACES.test(decoded)) return true
    current = decoded
  }
  return false
}

/** What a program that decodes, strips or prints a segment could make of it. */
export type SegmentRisk =
  | 'control-character'
  | 'multiple-encoding'
  | 'dot-segment-parameter'
  | 'dots-and-spaces'

/**
 * Why a decoded segment is not safe in other programs, although it is harmless itself: it contains a control
 * character ({@link findControl}), hides structure ({@link hidesStructure}), begins with `..;`, which some servers
 * read as `..`, or consists of dots and spaces, which is `..` where spaces are removed.
 *
 * @param segment - Decoded once. Empty segments, dot segments and separators are not looked for.
 * @returns `null` if it is safe.
 *
 * @example
 * ```ts
 * import { segmentRisk } from '@waymark/rfc3986'
 *
 * segmentRisk('tea') // => null
 * segmentRisk('..;a') // => 'dot-segment-parameter'
 * ```
 */
export function segmentRisk(segment: string): SegmentRisk | null {
  if (CONTROL.test(segment)) return 'control-character'
  if (hidesStructure(segment)) return 'multiple-encoding'
  if (segment.startsWith('..;')) return 'dot-segment-parameter'
  return DOTS_AND_SPACES.test(segment) ? 'dots-and-spaces' : null
}
