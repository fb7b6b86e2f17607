import { readIpv4, rewriteIpv6, writeIpv4 } from '@waymark/host/internal/ascii'
import { isAsciiDigit } from '@waymark/infra'
import { flatten } from '@waymark/infra/internal'
import {
  authorityState,
  isAuthorityEnd,
  isTidyHost,
  portValue,
  skipIpv4,
  skipPort,
  specialAuthorityIgnoreSlashesState,
} from '../states/authority-states.ts'
import { pathState } from '../states/path-states.ts'
import { afterPath } from '../states/query-states.ts'
import type { Base } from '../text/base.ts'
import { COLON, HASH, isSlash, OPENING_BRACKET, PIPE, QUESTION, SLASH } from '../text/code-units.ts'
import { begin, open, parser } from '../text/parser.ts'
import {
  DEFAULT_PORTS,
  FILE,
  HTTP,
  HTTPS,
  kindOfScheme,
  NOT_SPECIAL,
  type SchemeKind,
  SPECIAL_STARTS,
} from '../text/scheme-kind.ts'
import { LONGEST_RUN, SPECIAL_TAIL, skip } from '../text/tidy-runs.ts'
import { IS_HARD, IS_MARK, IS_UPPER, UNIT_BITS } from '../text/unit-bits.ts'

/**
 * The fast path for special schemes before `//`; for `file:`, before `///`. Where it stops, the matching state takes over.
 * Where only the answer matters, it is known at the end of the authority, and capitals need no change.
 *
 * @returns `null` if the parser must start in the scheme start state.
 */
export function takePlainUrl(input: string, base: Base | null): boolean | null {
  const { length } = input
  const { asksOnly } = parser
  const kind = kindOfPlain(input, asksOnly ? IN_EITHER_CASE : 0)
  if (kind === NOT_SPECIAL) return null
  const host = SPECIAL_STARTS[kind]!.length
  const addressEnd = isAsciiDigit(input.charCodeAt(host)) ? skipIpv4(input, host) : host
  const odd = asksOnly ? IS_HARD | IS_MARK : IS_HARD | IS_MARK | IS_UPPER
  let end = addressEnd
  while (end < length && (UNIT_BITS[input.charCodeAt(end)]! & odd) === 0) end++
  // To read after the last code unit would cost as much as to read the host.
  const c = end < length ? input.charCodeAt(end) : SLASH
  if (kind === FILE && (input.charCodeAt(host) !== SLASH || input.charCodeAt(9) === PIPE))
    return null
  parser.kind = kind
  parser.schemeEnd = host - 3
  if (kind !== FILE && isSlash(c) && end === host) {
    open(input, base)
    return specialAuthorityIgnoreSlashesState(host - 2, host)
  }
  const isName = end === addressEnd || isTidyHost(input, host, end)
  let port = end
  let isTidy = isName && (c === SLASH || (asksOnly && end > host && isAuthorityEnd(c, kind)))
  if (c === COLON && end > host && isName) {
    port = skipPort(input, end, length)
    isTidy = !isOddPort(input, end, port) && (port === length || input.charCodeAt(port) === SLASH)
  }
  if (!isTidy) return rewriteAuthority(input, base, host, end)
  if (asksOnly) return true
  parser.usernameEnd = parser.hostStart = host
  parser.hostEnd = end
  parser.portEnd = parser.pathStart = port
  // Only some callers need the offset of the query; they look for it.
  parser.searchStart = -1
  const at = skipTail(input, port + 1)
  if (at >= length) {
    parser.href = port === length ? flatten(`${input}/`) : input
    return true
  }
  open(input, base)
  return pathState(port + 1, at)
}

/** Where what needs no change ends after a slash. */
function skipTail(input: string, at: number): number {
  const { length } = input
  if (at >= length || length > LONGEST_RUN || parser.encodeQuery !== null) return at
  return skip(SPECIAL_TAIL, input, at)
}

/**
 * The same for an authority that must be written anew, in ways that need no state: capitals, addresses, ports, the slash after it.
 *
 * @param stop - Everything before this offset is in the host and needs no change.
 */
function rewriteAuthority(input: string, base: Base | null, host: number, stop: number): boolean {
  const { length } = input
  let end = stop
  // What replaces the host; empty if it stays.
  let name: string | null = ''
  if (input.charCodeAt(host) === OPENING_BRACKET) {
    end = input.indexOf(']', host) + 1
    name = rewriteIpv6(input, host, end, parser.asksOnly, null)
  } else {
    while (end < length && (UNIT_BITS[input.charCodeAt(end)]! & (IS_HARD | IS_MARK)) === 0) end++
    if (end === host) name = null
    else if (!isTidyHost(input, host, end)) {
      const address = readIpv4(input, host, end, null)
      name = address === null ? null : writeIpv4(address)
    } else if (end > stop) name = input.slice(host, end).toLowerCase()
  }
  const hasPort = end < length && input.charCodeAt(end) === COLON
  const port = hasPort ? skipPort(input, end, length) : end
  const c = port < length ? input.charCodeAt(port) : QUESTION
  const isEnd = c === SLASH || c === QUESTION || c === HASH
  if (name === null || !isEnd || (hasPort && portValue > 0xffff)) {
    open(input, base)
    return authorityState(host, stop)
  }
  if (parser.asksOnly) return true
  let head = name === '' ? input.slice(0, end) : input.slice(0, host) + name
  parser.usernameEnd = parser.hostStart = host
  parser.hostEnd = head.length
  if (port > end + 1 && portValue !== DEFAULT_PORTS[parser.kind]) head += `:${portValue}`
  parser.portEnd = parser.pathStart = head.length
  const tail = c === SLASH ? port + 1 : port
  if (c !== SLASH) head += '/'
  const isKept = name === '' && c === SLASH && head.length === port
  parser.searchStart = -1
  const at = skipTail(input, tail)
  if (at < length) {
    open(input, base)
    if (!isKept) begin(head, port)
    return tail === port ? afterPath(port) : pathState(tail, at)
  }
  parser.href = isKept ? input : flatten(port < length ? head + input.slice(port) : head)
  return true
}

/** Whether a port needs a change, or is out of range. `skipPort` has just read it. */
function isOddPort(input: string, colon: number, end: number): boolean {
  if (end === colon + 1 || portValue > 0xffff || portValue === DEFAULT_PORTS[parser.kind])
    return true
  return input.charCodeAt(colon + 1) === 0x30 && end > colon + 2
}

/** Makes a capital a small letter, and nothing else one that a scheme begins with. */
const IN_EITHER_CASE = 0x20

/**
 * The kind of a special scheme before `//`. Comparing code units takes half as long as `startsWith`.
 *
 * @param fold - `IN_EITHER_CASE` or 0.
 */
function kindOfPlain(input: string, fold: number): SchemeKind {
  const first = input.charCodeAt(0) | fold
  if (first !== 0x68) return first === 0x66 || first === 0x77 ? kindOfOther(input) : NOT_SPECIAL
  if ((input.charCodeAt(1) | fold) !== 0x74 || (input.charCodeAt(2) | fold) !== 0x74)
    return NOT_SPECIAL
  if ((input.charCodeAt(3) | fold) !== 0x70) return NOT_SPECIAL
  const end = (input.charCodeAt(4) | fold) === 0x73 ? 5 : 4
  if (input.charCodeAt(end) !== COLON || input.charCodeAt(end + 1) !== SLASH) return NOT_SPECIAL
  return input.charCodeAt(end + 2) === SLASH ? (end === 4 ? HTTP : HTTPS) : NOT_SPECIAL
}

function kindOfOther(input: string): SchemeKind {
  const end = input.indexOf(':')
  return end < 5 && input.startsWith('//', end + 1) ? kindOfScheme(input, end) : NOT_SPECIAL
}
