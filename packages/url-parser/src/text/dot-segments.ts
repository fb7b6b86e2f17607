import { DOT, PERCENT, PIPE, SLASH } from './code-units.ts'
import { ENDS_AUTHORITY, IS_TAB_OR_NEWLINE, UNIT_BITS } from './unit-bits.ts'
import { isDriveLetterAt } from './windows-drive-letter.ts'

/**
 * How many dots a segment is made of, in any spelling: 1 for a *single-dot*, 2 for a *double-dot URL path
 * segment*, 0 for any other.
 *
 * https://url.spec.whatwg.org/#single-dot-path-segment
 * https://url.spec.whatwg.org/#double-dot-path-segment
 */
function dotsBetween(text: string, start: number, end: number): number {
  let at = start
  let dots = 0
  while (at < end && dots < 3) {
    const width = dotWidth(text, at)
    if (width === 0) return 0
    at += width
    dots++
  }
  return at === end && dots < 3 ? dots : 0
}

/** The length of `.` or `%2e` at an offset; 0 for anything else. */
function dotWidth(text: string, at: number): number {
  const c = text.charCodeAt(at)
  if (c === DOT) return 1
  if (c !== PERCENT || text.charCodeAt(at + 1) !== 0x32) return 0
  return (text.charCodeAt(at + 2) | 0x20) === 0x65 ? 3 : 0
}

/** Whether a dot segment may begin at an offset of an input: it ends with what ends a segment or a path. */
export function mayBeDotSegment(input: string, start: number): boolean {
  let at = start + dotWidth(input, start)
  if (at === start) return false
  at += dotWidth(input, at)
  const bits = at < input.length ? UNIT_BITS[input.charCodeAt(at)]! : ENDS_AUTHORITY
  return (bits & (ENDS_AUTHORITY | IS_TAB_OR_NEWLINE)) !== 0
}

/** Where each run of segments that stay begins, at its slash, and ends; used again from path to path. */
const runStarts: number[] = []
const runEnds: number[] = []

/**
 * What the path state and *shorten a URL's path* leave of a path.
 *
 * The standard keeps a list of segments; here a stack of runs of the text stands for it, so that a path of
 * any length takes one pass.
 *
 * @param text - Ends with the path, whose segments are all percent-encoded and each after a `/`.
 * @param start - Where the path begins.
 * @param isFile - Whether a Windows drive letter at the beginning stays, with a `:`.
 * @param firstOfInput - Before this, where segments are the base's, a drive letter with `|` is not one.
 * @returns `null` if all stays as it is.
 * @see https://url.spec.whatwg.org/#path-state
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 */
export function removeDotSegments(
  text: string,
  start: number,
  end: number,
  isFile: boolean,
  firstOfInput: number,
): string | null {
  let top = -1
  let endsInDots = false
  let isChanged = false
  for (let slash = start; slash < end; ) {
    let next = text.indexOf('/', slash + 1)
    if (next === -1 || next > end) next = end
    const dots = dotsBetween(text, slash + 1, next)
    endsInDots = dots !== 0
    if (dots === 0) {
      if (top >= 0 && runEnds[top] === slash) runEnds[top] = next
      else {
        top++
        runStarts[top] = slash
        runEnds[top] = next
      }
    } else {
      isChanged = true
      if (dots === 2 && top >= 0 && !(isFile && isDriveLetterAlone(text, top, firstOfInput))) {
        const last = text.lastIndexOf('/', runEnds[top]! - 1)
        if (last === runStarts[top]) top--
        else runEnds[top] = last
      }
    }
    slash = next
  }
  const first = top >= 0 ? runStarts[0]! : -1
  const hasPipe =
    isFile &&
    first >= firstOfInput &&
    isDriveLetterSegment(text, first, runEnds[0]!) &&
    text.charCodeAt(first + 2) === PIPE
  if (!isChanged && !hasPipe) return null
  let path = ''
  for (let i = 0; i <= top; i++) path += text.slice(runStarts[i], runEnds[i])
  if (endsInDots) path += '/'
  // A hostile path must not leave its arrays behind.
  if (runStarts.length > 1024) runStarts.length = runEnds.length = 0
  return hasPipe ? `${path.slice(0, 2)}:${path.slice(3)}` : path
}

/** Whether a drive letter is the only segment, which is then not removed. */
function isDriveLetterAlone(text: string, top: number, firstOfInput: number): boolean {
  const start = runStarts[0]!
  if (top > 0 || runEnds[0]! - start !== 3 || !isDriveLetterAt(text, start + 1)) return false
  return start >= firstOfInput || text.charCodeAt(start + 2) !== PIPE
}

function isDriveLetterSegment(text: string, slash: number, end: number): boolean {
  if (!isDriveLetterAt(text, slash + 1) || slash + 3 > end) return false
  return slash + 3 === end || text.charCodeAt(slash + 3) === SLASH
}
