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

/**
 * The segments that a URL parser reads in the path of a `file` URL as it is written: a drive letter at its
 * start is written with a colon, and no `..` takes it away.
 *
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 */
export function fileSegments(path: string): readonly string[] {
  const segments = path
    .replace(/[\t\n\r]/g, '')
    .replace(/^[\\/]/, '')
    .split(/[\\/]/)
  const kept: string[] = []
  segments.forEach((segment, index) => {
    if (!isDotSegment(segment)) {
      kept.push(kept.length === 0 && isDrive(segment) ? `${segment[0]}:` : segment)
      return
    }
    if (DOUBLE_DOT.test(segment) && !(kept.length === 1 && isDrive(kept[0]!))) kept.pop()
    if (index === segments.length - 1) kept.push('')
  })
  return kept
}

/** https://url.spec.whatwg.org/#windows-drive-letter */
function isDrive(segment: string): boolean {
  return /^[a-z][:|]$/i.test(segment)
}
