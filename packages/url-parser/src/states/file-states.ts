import { BACKSLASH, HASH, isSlash, QUESTION } from '../text/code-units.ts'
import { begin, parser, put, stopAtTabOrNewline } from '../text/parser.ts'
import { FILE } from '../text/scheme-kind.ts'
import {
  ENDS_AUTHORITY,
  IS_HARD,
  IS_MARK,
  IS_TAB_OR_NEWLINE,
  UNIT_BITS,
} from '../text/unit-bits.ts'
import { isDriveLetterAt, startsWithWindowsDriveLetter } from '../text/windows-drive-letter.ts'
import { writeHost } from './authority-states.ts'
import { pathStartState, pathState } from './path-states.ts'
import { copyAuthority, hasTabOrNewlineAt, joinToPath } from './relative-states.ts'

/**
 * https://url.spec.whatwg.org/#file-state
 *
 *     file:///p
 *          ^
 */
export function fileState(at: number): boolean {
  const { base, input, report } = parser
  const c = input.charCodeAt(at)
  if (hasTabOrNewlineAt(at)) return stopAtTabOrNewline()
  if (isSlash(c)) {
    if (c === BACKSLASH) report?.('invalid-reverse-solidus', at, at + 1)
    return fileSlashState(at + 1)
  }
  if (base === null || base.kind !== FILE) return beginWithoutHost(at)
  if (parser.asksOnly) return true
  copyAuthority(base)
  const hasPath = at < input.length && c !== QUESTION && c !== HASH
  if (!hasPath || !startsWithWindowsDriveLetter(input, at)) return joinToPath(base, at)
  report?.('file-invalid-Windows-drive-letter', at, at + 2)
  parser.pathStart = base.pathStart
  begin(`${base.upToPath()}/`, at)
  return pathState(at)
}

/**
 * https://url.spec.whatwg.org/#file-slash-state
 *
 *     file:///p
 *           ^
 */
export function fileSlashState(at: number): boolean {
  const { base, input, report } = parser
  const c = input.charCodeAt(at)
  if (hasTabOrNewlineAt(at)) return stopAtTabOrNewline()
  if (isSlash(c)) {
    if (c === BACKSLASH) report?.('invalid-reverse-solidus', at, at + 1)
    return fileHostState(at + 1)
  }
  if (parser.asksOnly) return true
  if (base === null || base.kind !== FILE) return beginWithoutHost(at)
  copyAuthority(base)
  parser.pathStart = base.pathStart
  const drive = startsWithWindowsDriveLetter(input, at) ? '' : base.drive()
  begin(`${base.upToPath()}${drive}/`, at)
  return pathState(at)
}

/**
 * https://url.spec.whatwg.org/#file-host-state
 *
 *     file:///p
 *            ^
 */
export function fileHostState(start: number): boolean {
  const { input, report } = parser
  const { length } = input
  let end = start
  let bits = 0
  for (; end < length; end++) {
    const own = UNIT_BITS[input.charCodeAt(end)]!
    if ((own & IS_TAB_OR_NEWLINE) !== 0) return stopAtTabOrNewline()
    if ((own & ENDS_AUTHORITY) !== 0) break
    bits |= (own & IS_MARK) === 0 ? own : IS_HARD
  }
  beginAuthority(start)
  const isDrive = end === start + 2 && isDriveLetterAt(input, start)
  parser.places?.part('host', start, isDrive ? start : end)
  if (isDrive) {
    report?.('file-invalid-Windows-drive-letter-host', start, end)
    if (parser.asksOnly) return true
    parser.pathStart = parser.hostStart
    put(start, start, '/')
    return pathState(start, end)
  }
  if (end > start) {
    if (!writeFileHost(start, end, bits)) return false
    parser.hostEnd = parser.portEnd = end + parser.delta
  }
  return parser.asksOnly || pathStartState(end)
}

/** Writes a host; `localhost` becomes the empty host. */
export function writeFileHost(start: number, end: number, bits: number): boolean {
  if (!writeHost(start, end, bits)) return false
  const { from, input, out } = parser
  const isWritten = from === end
  const isLocal = isWritten
    ? out.length - parser.hostStart === 9 && out.startsWith('localhost', parser.hostStart)
    : end - start === 9 && input.startsWith('localhost', start)
  if (isLocal && isWritten) begin(out.slice(0, -9), end)
  else if (isLocal) put(start, end, '')
  return true
}

/** Writes `file://` before a host that starts at an offset of the input. */
function beginAuthority(at: number): void {
  const { input } = parser
  if (!(parser.out === '' && parser.from === 0 && input.startsWith('//', at - 2) && at === 7)) {
    begin('file://', at)
  }
  parser.usernameEnd = parser.hostStart = parser.hostEnd = parser.portEnd = 7
}

/** Writes `file:///` before a path that starts at an offset of the input. */
function beginWithoutHost(at: number): boolean {
  begin('file:///', at)
  parser.usernameEnd = parser.hostStart = parser.hostEnd = parser.portEnd = parser.pathStart = 7
  return parser.asksOnly || pathState(at)
}
