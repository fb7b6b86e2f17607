import { BACKSLASH, PIPE, QUESTION, SLASH } from '../text/code-units.ts'
import { removeDotSegments, skipDotSegments } from '../text/dot-segments.ts'
import { begin, finish, parser, put, stopAtTabOrNewline } from '../text/parser.ts'
import { AT_TAB_OR_NEWLINE, encodeRun, mayHaveDots, NO_MARK } from '../text/percent-encode-run.ts'
import { FILE, NOT_SPECIAL } from '../text/scheme-kind.ts'
import { LONGEST_RUN, OPAQUE_PATH_RUN, SPECIAL_TAIL, skip, TAIL } from '../text/tidy-runs.ts'
import {
  IN_FRAGMENT,
  IN_OPAQUE_PATH,
  IN_PATH,
  IS_BACKSLASH,
  IS_SLASH,
  MAY_DOT,
  UNIT_BITS,
} from '../text/unit-bits.ts'
import { tellPart } from '../text/url-units.ts'
import { afterPath, goOnAfterPath } from './query-states.ts'

/**
 * https://url.spec.whatwg.org/#path-start-state
 *
 *     http://a.example/p
 *                     ^
 */
export function pathStartState(at: number): boolean {
  const { input, kind, report } = parser
  const c = input.charCodeAt(at)
  parser.pathStart = at + parser.delta
  if (c === SLASH) return pathState(at + 1)
  if (kind === NOT_SPECIAL) return afterPath(at)
  if (c === BACKSLASH) {
    report?.('invalid-reverse-solidus', at, at + 1)
    put(at, at + 1, '/')
    return pathState(at + 1)
  }
  put(at, at, '/')
  return afterPath(at)
}

/**
 * https://url.spec.whatwg.org/#path-state
 *
 * The `/` before the first segment has already been handled, and `pathStart` is known. All segments are written in
 * one run; dot segments are removed from what was written, if there may be any.
 *
 *     http://a.example/p/../q?x
 *                      ^
 *
 * @param from - Everything before this offset, which may be in the query or fragment, needs no change and no report.
 */
export function pathState(start: number, from: number = start): boolean {
  const { input, kind } = parser
  const isOdd =
    (kind === FILE && hasOldDriveLetter()) || (kind === NOT_SPECIAL && isBareAuthority())
  const { length } = input
  const isRun = !isOdd && isPlain() && length - start <= LONGEST_RUN
  const run = kind === NOT_SPECIAL ? TAIL : SPECIAL_TAIL
  let at = from
  // The expression would miss a dot segment at the start.
  const stops = MAY_DOT | IN_FRAGMENT
  if (isRun && at === start && (UNIT_BITS[input.charCodeAt(at)]! & stops) === 0)
    at = skip(run, input, at)
  // A `.` or `%` stops a run only in the path.
  const isDot = at > start && at < length && (UNIT_BITS[input.charCodeAt(at)]! & MAY_DOT) !== 0
  if (isRun && (at === length || (isDot && skipDotSegments(run, start, at)))) {
    parser.searchStart = -1
    return finish()
  }
  if (at > start && !isDot) {
    const isUrl = goOnAfterPath(start, at)
    if (isUrl !== null) return isUrl
  }
  return segmentsOfPath(start, at, from, isOdd)
}

/**
 * The path state, one code unit at a time.
 *
 * @param start - Where the first segment starts.
 * @param tidy - Everything before this offset needs no change.
 * @param reported - Everything before this offset has no error.
 * @param isOdd - Whether the path may start with `C|` or `//`, which must be rewritten.
 */
function segmentsOfPath(start: number, tidy: number, reported: number, isOdd: boolean): boolean {
  const { delta, input, isOverridden, kind, report } = parser
  const set = kind === NOT_SPECIAL ? IN_PATH : IN_PATH | IS_BACKSLASH
  // Where a run stops at a dot, a slash is before it.
  const end = encodeRun(tidy, input.length, set, isOverridden ? NO_MARK : QUESTION, IS_SLASH)
  if (end === AT_TAB_OR_NEWLINE) return stopAtTabOrNewline()
  if (report !== null) tellPart('path', start, end, reported)
  if (mayHaveDots || isOdd) settlePath(start - 1 + delta, end)
  return isOverridden ? finish() : afterPath(end)
}

/** Whether path, query and fragment can be read in one run: no reporter, no encoder, and `?` ends the path. */
function isPlain(): boolean {
  return parser.report === null && parser.encodeQuery === null && !parser.isOverridden
}

/** Whether the path of a `file:` URL may begin with a drive letter and `|`, which becomes `:`. */
function hasOldDriveLetter(): boolean {
  return codeUnitOfPath(2) === PIPE
}

/** Whether a path without an authority starts with `//` by its base or a state override, not by dot segments. */
function isBareAuthority(): boolean {
  const { base, hostStart, isOverridden, schemeEnd } = parser
  return (
    (base !== null || isOverridden) && hostStart === schemeEnd + 1 && codeUnitOfPath(1) === SLASH
  )
}

/** A code unit near the start of the path, as it has been written or is in the input. */
function codeUnitOfPath(index: number): number {
  const { delta, input, out, pathStart } = parser
  const place = pathStart + index
  return place < out.length ? out.charCodeAt(place) : input.charCodeAt(place - delta)
}

/**
 * Removes dot segments from the path, which ends at `end` in the input.
 *
 * @param firstOfInput - Where the segments of the input begin in the result; those before are the base's.
 */
function settlePath(firstOfInput: number, end: number): void {
  const { delta, from, input, out, pathStart } = parser
  const start = pathStart - delta
  if (start >= from) {
    // All of the path is still to be copied from the input.
    removeDotSegments(start, end, start)
    return
  }
  const head = out + input.slice(from, end)
  // Only for this, the path as it is so far becomes the input.
  parser.input = head
  begin('', 0)
  removeDotSegments(pathStart, head.length, firstOfInput)
  const settled = parser.out + head.slice(parser.from)
  parser.input = input
  begin(settled, end)
}

/**
 * https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
 *
 *     mailto:someone@a.example?subject=x
 *            ^
 */
export function opaquePathState(start: number): boolean {
  const { input, report } = parser
  const { length } = input
  if (parser.asksOnly) return true
  parser.pathStart = start + parser.delta
  const tidy = skip(OPAQUE_PATH_RUN, input, start)
  const end = encodeRun(tidy, length, IN_OPAQUE_PATH, QUESTION)
  if (end === AT_TAB_OR_NEWLINE) return stopAtTabOrNewline()
  if (report !== null) tellPart('opaque path', start, end)
  // The standard looks ahead at each space; only the last one can be followed by `?` or `#`.
  if (end < length && end > start && input.charCodeAt(end - 1) === 0x20) put(end - 1, end, '%20')
  return afterPath(end)
}

/** Sets the offsets of a URL without an authority. */
export function noAuthority(): void {
  const end = parser.schemeEnd + 1
  parser.usernameEnd = parser.hostStart = parser.hostEnd = parser.portEnd = end
}
