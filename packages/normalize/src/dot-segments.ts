/** A dot that is percent-encoded, as both standards spell it. */
const ENCODED_DOT = /%2e/i
const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i
const DOUBLE_DOT = /^(?:\.|%2e){2}$/i

/** Whether a path has a percent-encoded dot. */
export function hasEncodedDot(path: string): boolean {
  return ENCODED_DOT.test(path)
}

/**
 * Resolves `.` and `..`, percent-encoded or not, as the path state does.
 *
 * @returns The list itself if it has no dot segment.
 * @see https://url.spec.whatwg.org/#path-state
 */
export function removeDotSegments(segments: readonly string[]): readonly string[] {
  // A dot segment has at most six code units, so the expressions see only short strings.
  if (!segments.some(isDotSegment)) return segments
  const kept: string[] = []
  segments.forEach((segment, index) => {
    if (!isDotSegment(segment)) {
      kept.push(segment)
      return
    }
    if (isDoubleDot(segment)) kept.pop()
    if (index === segments.length - 1) kept.push('')
  })
  return kept
}

/** Whether a segment is one or two dots, percent-encoded or not. */
export function isDotSegment(segment: string): boolean {
  return segment.length <= 6 && DOT_SEGMENT.test(segment)
}

/** Whether a segment is two dots, percent-encoded or not. */
export function isDoubleDot(segment: string): boolean {
  return segment.length <= 6 && DOUBLE_DOT.test(segment)
}
