import { BACKSLASH, DOT, PERCENT, PIPE, SLASH } from './code-units.ts'
import { begin, parser, put } from './parser.ts'
import { FILE, NOT_SPECIAL } from './scheme-kind.ts'
import { skip } from './tidy-runs.ts'
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

/** The length of the dot at an offset, which may be written `%2e` or `%2E`; 0 for anything else. */
function dotWidth(text: string, at: number): number {
  const c = text.charCodeAt(at)
  if (c === DOT) return 1
  if (c !== PERCENT || text.charCodeAt(at + 1) !== 0x32) return 0
  return (text.charCodeAt(at + 2) | 0x20) === 0x65 ? 3 : 0
}

/** Whether a dot segment may start at an offset: one or two dots, and then the end of a segment. */
function mayBeDotSegment(input: string, start: number): boolean {
  let at = start + dotWidth(input, start)
  if (at === start) return false
  at += dotWidth(input, at)
  const bits = at < input.length ? UNIT_BITS[input.charCodeAt(at)]! : ENDS_AUTHORITY
  return (bits & (ENDS_AUTHORITY | IS_TAB_OR_NEWLINE)) !== 0
}

/**
 * A shortcut for paths that need no other change, and whose segments are removed with the slashes that are still in the input.
 *
 * @param run - What needs no change. It has stopped at `at`.
 * @param start - Where the first segment starts.
 * @returns Whether it has read all of the input; otherwise nothing has happened.
 */
export function skipDotSegments(run: RegExp, start: number, at: number): boolean {
  const { from, hostStart, input, kind, out, schemeEnd } = parser
  // There, a path that begins with two slashes would need `/.`.
  if (hostStart === schemeEnd + 1) return false
  // A first segment that may be a drive letter stays.
  const first = kind === FILE ? input.indexOf('/', start) + 1 : start
  while (at < input.length) {
    let kept = at
    let end = at
    // An expression stops at a dot only after a slash.
    let next = at
    while (next !== -1 && mayBeDotSegment(input, next)) {
      end = next + dotWidth(input, next)
      const width = dotWidth(input, end)
      if (width > 0) kept = kept > first ? input.lastIndexOf('/', kept - 2) + 1 : -1
      end += width
      next = input.charCodeAt(end) === SLASH ? ++end : -1
    }
    if (end === at || kept < first || kept < parser.from || input.charCodeAt(end) === BACKSLASH) {
      begin(out, from)
      return false
    }
    put(kept, end, '')
    at = skip(run, input, end)
  }
  return true
}

/** The start (at a slash) and the end of each run of kept segments. Reused for each path. */
const runStarts: number[] = []
const runEnds: number[] = []

/**
 * Removes the dot segments of a path in the input, as the path state and *shorten a URL's path* do.
 *
 * The standard keeps a list of segments. Here a stack of runs of the input replaces it, so that one pass is
 * enough for a path of any length.
 *
 * @param start - Where the path starts. Its segments are already percent-encoded, each after a `/`.
 * @param firstOfInput - Segments before this come from the base, where `C|` is not a drive letter.
 * @see https://url.spec.whatwg.org/#path-state
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 */
export function removeDotSegments(start: number, end: number, firstOfInput: number): void {
  const { input, kind } = parser
  let top = -1
  let slash = start
  while (slash < end) {
    let next = input.indexOf('/', slash + 1)
    if (next === -1 || next > end) next = end
    const dots = dotsBetween(input, slash + 1, next)
    if (dots === 0) top = push(top, slash, next)
    else {
      if (dots === 2 && top >= 0 && !(kind === FILE && isDriveLetterAlone(top, firstOfInput))) {
        const last = input.lastIndexOf('/', runEnds[top]! - 1)
        if (last === runStarts[top]) top--
        else runEnds[top] = last
      }
      // A dot segment at the end of a path leaves its slash.
      if (next === end) top = push(top, slash, slash + 1)
    }
    slash = next
  }
  writeRuns(start, end, top, firstOfInput)
  // Release the memory after a very long path.
  if (runStarts.length > 1024) runStarts.length = runEnds.length = 0
}

/** Adds a run to those up to `top`; gives the new `top`. */
function push(top: number, start: number, end: number): number {
  if (top >= 0 && runEnds[top] === start) {
    runEnds[top] = end
    return top
  }
  runStarts[top + 1] = start
  runEnds[top + 1] = end
  return top + 1
}

/** Writes only the runs; a drive letter at the start of the path gets its `:`. */
function writeRuns(start: number, end: number, top: number, firstOfInput: number): void {
  // A path that has dot segments keeps at least a slash.
  const first = runStarts[0]!
  let done = start
  if (needsDotBefore(top)) {
    put(start, first, '/.')
    parser.pathStart += 2
    done = first
  }
  if (parser.kind === FILE && first >= firstOfInput && hasDriveLetterWithPipe(first)) {
    put(start, first + 3, `${parser.input.slice(first, first + 2)}:`)
    done = first + 3
  }
  for (let i = 0; i <= top; i++) {
    if (runStarts[i]! > done) put(done, runStarts[i]!, '')
    done = runEnds[i]!
  }
  if (done < end) put(done, end, '')
}

/** Whether the path would be read as an authority, like that of `web+demo:/.//not-a-host/` without its `/.`. */
function needsDotBefore(top: number): boolean {
  const { hostStart, input, kind, schemeEnd } = parser
  if (kind !== NOT_SPECIAL || hostStart > schemeEnd + 1) return false
  const second = runStarts[0]! + 1
  return second < runEnds[0]! ? input.charCodeAt(second) === SLASH : top > 0
}

/** Whether the only segment is a drive letter, which `..` does not remove. */
function isDriveLetterAlone(top: number, firstOfInput: number): boolean {
  const { input } = parser
  const start = runStarts[0]!
  if (top > 0 || runEnds[0]! - start !== 3 || !isDriveLetterAt(input, start + 1)) return false
  return start >= firstOfInput || input.charCodeAt(start + 2) !== PIPE
}

function hasDriveLetterWithPipe(slash: number): boolean {
  const { input } = parser
  const end = slash + 3
  return (
    isDriveLetterAt(input, slash + 1) &&
    input.charCodeAt(slash + 2) === PIPE &&
    (end === runEnds[0] || (end < runEnds[0]! && input.charCodeAt(end) === SLASH))
  )
}
