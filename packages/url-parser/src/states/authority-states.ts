import { hasNumberAtEnd } from '@waymark/host/internal/ascii'
import { isAsciiDigit } from '@waymark/infra'
import {
  AT,
  BACKSLASH,
  CLOSING_BRACKET,
  COLON,
  DOT,
  isSlash,
  OPENING_BRACKET,
} from '../text/code-units.ts'
import { begin, fail, parser, put, stopAtTabOrNewline } from '../text/parser.ts'
import { encodeRun, NO_MARK } from '../text/percent-encode-run.ts'
import { DEFAULT_PORTS, NOT_SPECIAL, type SchemeKind, SPECIAL_STARTS } from '../text/scheme-kind.ts'
import {
  ENDS_AUTHORITY,
  IN_USERINFO,
  IS_HARD,
  IS_MARK,
  IS_NOT_NUMBER,
  IS_TAB_OR_NEWLINE,
  IS_UPPER,
  IS_WIDE,
  UNIT_BITS,
} from '../text/unit-bits.ts'
import { pathStartState } from './path-states.ts'

/**
 * https://url.spec.whatwg.org/#special-authority-slashes-state
 *
 *     http://a.example/
 *          ^
 */
export function specialAuthoritySlashesState(at: number): boolean {
  if (parser.input.startsWith('//', at)) return specialAuthorityIgnoreSlashesState(at, at + 2)
  missingSolidus(at)
  return specialAuthorityIgnoreSlashesState(at, at)
}

/**
 * https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
 *
 *     http:////a.example/
 *            ^
 *
 * @param start - Where the slashes start; 0 if the scheme comes from the base.
 */
export function specialAuthorityIgnoreSlashesState(start: number, at: number): boolean {
  const { input, kind, out, report } = parser
  let c = input.charCodeAt(at)
  while (isSlash(c)) {
    report?.('special-scheme-missing-following-solidus', at, at + 1)
    c = input.charCodeAt(++at)
  }
  const isWritten = out === '' && start > 0 && at === start + 2 && input.startsWith('//', start)
  if (!isWritten) begin(SPECIAL_STARTS[kind]!, at)
  return authorityState(at)
}

/** Reports that `//` is missing at an offset. */
export function missingSolidus(at: number): void {
  const { input, report } = parser
  if (report === null) return
  const c = input.charCodeAt(at)
  const end = isSlash(c) ? at + 1 : at
  report('special-scheme-missing-following-solidus', at, end)
}

/**
 * https://url.spec.whatwg.org/#authority-state
 *
 * The standard goes back to the start of the authority at each `@`. Here one pass finds the last `@`, the end
 * of the authority, the colon before the port and the kinds of code units in the host, so that a million `@` take
 * a million steps.
 *
 *     http://user:pass@a.example:80/
 *            ^
 *
 * @param from - Everything before this offset is in the host and needs no change.
 */
export function authorityState(at: number, from: number = at): boolean {
  const { input, kind } = parser
  const { length } = input
  let hostAt = at
  let firstColon = -1
  let colon = -1
  let isInBrackets = false
  let bits = 0
  let end = from
  for (; end < length; end++) {
    const c = input.charCodeAt(end)
    const own = UNIT_BITS[c]!
    if ((own & IS_MARK) === 0) {
      bits |= own
    } else if (c === COLON) {
      if (firstColon === -1) firstColon = end
      if (colon === -1 && !isInBrackets) colon = end
    } else if (c === AT) {
      hostAt = end + 1
      colon = -1
      isInBrackets = false
      bits = 0
    } else if (c === OPENING_BRACKET || c === CLOSING_BRACKET) {
      isInBrackets = c === OPENING_BRACKET
      bits |= IS_HARD
    } else if ((own & IS_TAB_OR_NEWLINE) !== 0) {
      return stopAtTabOrNewline()
    } else if (c === BACKSLASH && kind === NOT_SPECIAL) {
      bits |= IS_HARD
    } else break
  }
  parser.usernameEnd = parser.hostStart = at + parser.delta
  parser.places?.authority(at, firstColon, hostAt, colon, end)
  if (hostAt > at) {
    reportCredentials(at, hostAt)
    if (hostAt === end) return fail('host-missing', end, end)
    if (parser.asksOnly === false) {
      writeCredentials(
        at,
        firstColon !== -1 && firstColon < hostAt ? firstColon : hostAt - 1,
        hostAt - 1,
      )
    }
  }
  const hostTo = colon === -1 ? end : colon
  if (!hostState(hostAt, hostTo, bits, colon !== -1)) return false
  if (colon !== -1 && !portState(colon, end)) return false
  parser.portEnd = end + parser.delta
  return parser.asksOnly || pathStartState(end)
}

function reportCredentials(start: number, end: number): void {
  const { input, report } = parser
  if (report === null) return
  for (let from = start, next = 0; from < end; from = next) {
    next = input.indexOf('@', from) + 1
    report('invalid-credentials', from, next)
  }
}

/**
 * @param colon - The first colon; `at` if there is none.
 * @param at - The last `@`.
 */
function writeCredentials(start: number, colon: number, at: number): void {
  encodeRun(start, colon, IN_USERINFO, NO_MARK)
  parser.usernameEnd = colon + parser.delta
  if (colon + 1 < at) encodeRun(colon + 1, at, IN_USERINFO, NO_MARK)
  else if (colon > start) put(colon, at, '')
  else put(start, at + 1, '')
}

/**
 * https://url.spec.whatwg.org/#host-state
 *
 *     http://a.example:80/
 *            ^
 *
 * @param bits - The bits of all code units of the host.
 */
export function hostState(start: number, end: number, bits: number, hasPort: boolean): boolean {
  if (start === end && (hasPort || parser.kind !== NOT_SPECIAL)) {
    return fail('host-missing', start, end)
  }
  parser.hostStart = start + parser.delta
  if (!writeHost(start, end, bits)) return false
  parser.hostEnd = end + parser.delta
  return true
}

/** Runs the host parser on a part of the input, and writes its result. */
export function writeHost(start: number, end: number, bits: number): boolean {
  const { input, kind, report } = parser
  if (report === null && (bits & IS_HARD) === 0) {
    if (kind === NOT_SPECIAL) return true
    if ((bits & IS_UPPER) === 0 && isTidyHost(input, start, end)) return true
  }
  if ((bits & IS_WIDE) !== 0) parser.isWide = true
  // A lone surrogate stays: to the host parser it is as good as the U+FFFD that it stands for.
  const text = input.slice(start, end)
  const name = parser.parseHost(
    text,
    kind === NOT_SPECIAL,
    report && ((name, from, to) => report(name, start + from, start + to)),
  )
  if (name === null) return false
  if (name !== text) put(start, end, name)
  return true
}

/** Whether a host of letters, digits, `-`, `_` and `.` needs no change but of its case. */
export function isTidyHost(text: string, start: number, end: number): boolean {
  // Most names end in a letter that no number has. Without this look, `canParse` takes 1.07 times as long.
  if ((UNIT_BITS[text.charCodeAt(end - 1)]! & IS_NOT_NUMBER) !== 0) return true
  return !hasNumberAtEnd(text, start, end) || skipIpv4(text, start) === end
}

/** Where a serialised IPv4 address ends; `start` if there is none. */
export function skipIpv4(text: string, start: number): number {
  let dots = 0
  let value = -1
  for (let at = start; ; at++) {
    const c = text.charCodeAt(at)
    if (isAsciiDigit(c)) {
      if (value === 0) return start
      value = (value === -1 ? 0 : value * 10) + c - 0x30
      if (value > 255) return start
    } else if (value === -1) return start
    else if (c === DOT && dots < 3) {
      dots++
      value = -1
    } else return dots === 3 ? at : start
  }
}

/**
 * https://url.spec.whatwg.org/#port-state
 *
 *     http://a.example:8080/p
 *                      ^
 *
 * @param colon - The offset of the colon before the port.
 */
export function portState(colon: number, end: number): boolean {
  const { input, kind } = parser
  if (skipPort(input, colon, end) < end) return fail('port-invalid', colon + 1, end)
  if (portValue > 0xffff) return fail('port-out-of-range', colon + 1, end)
  if (end === colon + 1 || portValue === DEFAULT_PORTS[kind]) put(colon, end, '')
  else if (input.charCodeAt(colon + 1) === 0x30 && end > colon + 2) put(colon, end, `:${portValue}`)
  return true
}

/** The number that {@link skipPort} has read; some number above 65535 if it is larger. */
export let portValue = 0

/** Where the digits after a colon end. */
export function skipPort(input: string, colon: number, end: number): number {
  let at = colon + 1
  let port = 0
  for (; at < end; at++) {
    const c = input.charCodeAt(at)
    if (!isAsciiDigit(c)) break
    // Above 65535 the value no longer matters, but must not overflow.
    if (port <= 0xffff) port = port * 10 + c - 0x30
  }
  portValue = port
  return at
}

/** Whether a code unit is `/`, `?` or `#`, or in a special URL `\`. */
export function isAuthorityEnd(c: number, kind: SchemeKind): boolean {
  const bits = UNIT_BITS[c]!
  return (bits & ENDS_AUTHORITY) !== 0 && (c !== BACKSLASH || kind !== NOT_SPECIAL)
}
