const SINGLE_DOT = /^(?:\.|%2e)$/i
const DOUBLE_DOT = /^(?:\.|%2e){2}$/i

/**
 * Resolves `.` and `..`, also where they are percent-encoded, as the path state does.
 *
 * @returns The given list itself when it has none.
 * @see https://url.spec.whatwg.org/#path-state
 */
export function removeDotSegments(segments: readonly string[]): readonly string[] {
  // A dot segment has at most six characters, so the expressions see short texts only.
  if (!segments.some(isDotSegment)) return segments
  const kept: string[] = []
  segments.forEach((segment, index) => {
    if (!isDotSegment(segment)) {
      kept.push(segment)
      return
    }
    if (DOUBLE_DOT.test(segment)) kept.pop()
    if (index === segments.length - 1) kept.push('')
  })
  return kept
}

function isDotSegment(segment: string): boolean {
  return segment.length <= 6 && (SINGLE_DOT.test(segment) || DOUBLE_DOT.test(segment))
}
