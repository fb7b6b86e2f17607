import { isAsciiDigit } from '@waymark/infra'
import { flatten } from '@waymark/infra/internal'
import {
  authorityState,
  isAuthorityEnd,
  mayBeIpv4,
  skipIpv4,
  skipTidyPort,
  specialAuthorityIgnoreSlashesState,
} from '../states/authority-states.ts'
import { pathState } from '../states/path-states.ts'
import type { Base } from '../text/base.ts'
import { COLON, isSlash, PIPE, SLASH } from '../text/code-units.ts'
import { open, parser } from '../text/parser.ts'
import {
  FILE,
  HTTP,
  HTTPS,
  kindOfScheme,
  NOT_SPECIAL,
  type SchemeKind,
  SPECIAL_STARTS,
} from '../text/scheme-kind.ts'
import { LONGEST_RUN, SPECIAL_TAIL, skip } from '../text/tidy-runs.ts'
import { IS_HARD, IS_MARK, NOT_DOMAIN, UNIT_BITS } from '../text/unit-bits.ts'

/**
 * The fast path for special schemes before `//`; for `file:`, before `///`. Where it stops, the matching state takes over.
 *
 * @returns `null` if the parser must start in the scheme start state.
 */
export function takePlainUrl(input: string, base: Base | null): boolean | null {
  const { length } = input
  const kind = kindOfPlain(input, 0)
  if (kind === NOT_SPECIAL) return null
  const host = SPECIAL_STARTS[kind]!.length
  const schemeEnd = host - 3
  const addressEnd = isAsciiDigit(input.charCodeAt(host)) ? skipIpv4(input, host) : host
  let end = addressEnd
  while (end < length && (UNIT_BITS[input.charCodeAt(end)]! & NOT_DOMAIN) === 0) end++
  const c = input.charCodeAt(end)
  if (kind === FILE && (input.charCodeAt(host) !== SLASH || input.charCodeAt(9) === PIPE))
    return null
  parser.kind = kind
  parser.schemeEnd = schemeEnd
  if (kind !== FILE && isSlash(c) && end === host) {
    open(input, base)
    return specialAuthorityIgnoreSlashesState(host - 2, host)
  }
  const port = c === COLON ? skipTidyPort(input, end, kind) : end
  const isTidy = end > host ? end === addressEnd || !mayBeIpv4(input, host, end) : kind === FILE
  if (!isTidy || (port < length && input.charCodeAt(port) !== SLASH)) {
    open(input, base)
    return authorityState(host, end)
  }
  parser.usernameEnd = parser.hostStart = host
  parser.hostEnd = end
  parser.portEnd = parser.pathStart = port
  // Only some callers need the offset of the query; they look for it.
  parser.searchStart = -1
  const tail = port + 1
  const isRun = tail < length && length <= LONGEST_RUN && parser.encodeQuery === null
  const at = isRun ? skip(SPECIAL_TAIL, input, tail) : tail
  if (at < length) {
    open(input, base)
    return pathState(tail, at)
  }
  parser.href = port === length ? flatten(`${input}/`) : input
  return true
}

/**
 * The same where only the answer matters: nothing after the authority can fail, and capitals, default ports and hosts without a
 * slash need no change.
 */
export function answerPlainUrl(input: string, base: Base | null): boolean | null {
  const { length } = input
  const kind = kindOfPlain(input, IN_EITHER_CASE)
  if (kind === NOT_SPECIAL) return null
  const host = SPECIAL_STARTS[kind]!.length
  if (kind === FILE) return input.charCodeAt(host) === SLASH ? true : null
  const addressEnd = isAsciiDigit(input.charCodeAt(host)) ? skipIpv4(input, host) : host
  let end = addressEnd
  while (end < length && (UNIT_BITS[input.charCodeAt(end)]! & (IS_HARD | IS_MARK)) === 0) end++
  if (end > host && (end === addressEnd || !mayBeIpv4(input, host, end))) {
    if (end === length) return true
    const port = input.charCodeAt(end) === COLON ? skipPort(input, end) : end
    if (port === length || isAuthorityEnd(input.charCodeAt(port), kind)) return true
  }
  parser.kind = kind
  parser.schemeEnd = host - 3
  open(input, base)
  return end === host && isSlash(input.charCodeAt(end))
    ? specialAuthorityIgnoreSlashesState(host - 2, host)
    : authorityState(host, end)
}

/** Where a port ends that is in range. */
function skipPort(input: string, colon: number): number {
  let at = colon + 1
  let port = 0
  for (; at < input.length && port <= 0xffff; at++) {
    const c = input.charCodeAt(at)
    if (!isAsciiDigit(c)) break
    port = port * 10 + c - 0x30
  }
  return port > 0xffff ? colon : at
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
