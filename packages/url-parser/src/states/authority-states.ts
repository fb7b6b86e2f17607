import { isAsciiDigit } from '@waymark/infra'
import { USERINFO, utf8PercentEncode } from '@waymark/percent-encoding'
import type { State, UrlParser } from '../url-parser.ts'
import { defaultPort, includesCredentials } from '../url-record.ts'
import { BACKSLASH, COLON, HASH, QUESTION, SLASH } from './code-units.ts'
import { fileHostState } from './file-states.ts'
import { pathStartState } from './path-states.ts'

const AT = 0x40
const OPENING_BRACKET = 0x5b
const CLOSING_BRACKET = 0x5d

/**
 * https://url.spec.whatwg.org/#special-authority-slashes-state
 *
 *     http://a.example/
 *          ^
 */
export function specialAuthoritySlashesState(parser: UrlParser): State {
  if (parser.input.startsWith('//', parser.pointer)) parser.pointer += 2
  else missingSolidus(parser)
  return specialAuthorityIgnoreSlashesState
}

/**
 * https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
 *
 *     http:////a.example/
 *            ^
 */
export function specialAuthorityIgnoreSlashesState(parser: UrlParser): State {
  while (parser.c === SLASH || parser.c === BACKSLASH) {
    const { pointer } = parser
    parser.report?.('special-scheme-missing-following-solidus', pointer, pointer + 1)
    parser.pointer++
  }
  return authorityState
}

/** Reports that `//` should stand at the pointer; what stands there in its place is named. */
export function missingSolidus(parser: UrlParser): void {
  const { input, pointer } = parser
  parser.report?.(
    'special-scheme-missing-following-solidus',
    pointer,
    /^[/\\]/.test(input.charAt(pointer)) ? pointer + 1 : pointer,
  )
}

/**
 * https://url.spec.whatwg.org/#authority-state
 *
 * The standard reads up to each `@` and starts again; here the end and the last `@` are found first, so
 * that a million of them cost a million steps.
 *
 *     http://user:pass@a.example:80/
 *            ^
 */
export function authorityState(parser: UrlParser): State | null {
  const { input, pointer: start, report, special } = parser
  let end = start
  let at = -1
  for (; end < input.length; end++) {
    const c = input.charCodeAt(end)
    if (isAuthorityEnd(c, special)) break
    if (c === AT) at = end
  }
  if (at === -1) return hostState

  if (report !== null) {
    for (let from = start, next = 0; from <= at; from = next) {
      next = input.indexOf('@', from) + 1
      report('invalid-credentials', from, next)
    }
  }
  const colon = input.indexOf(':', start)
  const usernameEnd = colon === -1 || colon > at ? at : colon
  parser.url.username = utf8PercentEncode(input.slice(start, usernameEnd), USERINFO)
  parser.url.password = utf8PercentEncode(input.slice(usernameEnd + 1, at), USERINFO)
  if (at + 1 === end) return parser.fail('host-missing', end, end)
  parser.pointer = at + 1
  return hostState
}

/**
 * https://url.spec.whatwg.org/#host-state
 *
 *     http://a.example:80/
 *            ^
 */
export function hostState(parser: UrlParser): State | null {
  const { input, pointer: start, stateOverride } = parser
  if (stateOverride !== null && parser.url.scheme === 'file') return fileHostState

  const end = findHostEnd(parser, start)
  const atPort = input.charCodeAt(end) === COLON
  if (start === end && (atPort || parser.special)) return parser.fail('host-missing', start, end)
  if (atPort && stateOverride === 'hostname state') return parser.failSilently()
  if (
    stateOverride !== null &&
    start === end &&
    (includesCredentials(parser.url) || parser.url.port !== null)
  ) {
    return parser.failSilently()
  }
  const host = parser.parseHostBetween(start, end)
  if (host === null) return null
  parser.url.host = host
  if (atPort) {
    parser.pointer = end + 1
    return portState
  }
  parser.pointer = end
  return stateOverride === null ? pathStartState : null
}

/**
 * https://url.spec.whatwg.org/#port-state
 *
 *     http://a.example:8080/p
 *                      ^
 */
export function portState(parser: UrlParser): State | null {
  const { input, pointer: start, stateOverride } = parser
  let end = start
  let port = 0
  while (isAsciiDigit(input.charCodeAt(end))) {
    // Above 65535 the value decides nothing more, and must not overflow.
    if (port <= 0xffff) port = port * 10 + input.charCodeAt(end) - 0x30
    end++
  }
  const authorityEnd = findAuthorityEnd(parser, end)
  if (stateOverride === null && end < authorityEnd) {
    return parser.fail('port-invalid', start, authorityEnd)
  }
  if (end > start) {
    if (port > 0xffff) return parser.fail('port-out-of-range', start, end)
    parser.url.port = port === defaultPort(parser.url.scheme) ? null : port
    if (stateOverride !== null) return null
  }
  if (stateOverride !== null) return parser.failSilently()
  parser.pointer = end
  return pathStartState
}

/** Whether a code unit is `/`, `?`, `#`, or, in a special URL, `\`. */
function isAuthorityEnd(c: number, special: boolean): boolean {
  return c === SLASH || c === QUESTION || c === HASH || (c === BACKSLASH && special)
}

function findAuthorityEnd({ input, special }: UrlParser, start: number): number {
  let end = start
  while (end < input.length && !isAuthorityEnd(input.charCodeAt(end), special)) end++
  return end
}

/** The end of the authority, or the first `:` before it that is not inside brackets. */
function findHostEnd({ input, special }: UrlParser, start: number): number {
  let end = start
  let insideBrackets = false
  for (; end < input.length; end++) {
    const c = input.charCodeAt(end)
    if (isAuthorityEnd(c, special) || (c === COLON && !insideBrackets)) break
    if (c === OPENING_BRACKET) insideBrackets = true
    else if (c === CLOSING_BRACKET) insideBrackets = false
  }
  return end
}
