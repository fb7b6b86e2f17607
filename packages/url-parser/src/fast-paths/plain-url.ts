import { isAsciiDigit } from '@waymark/infra'
import { flatten } from '@waymark/infra/internal'
import {
  authorityState,
  isTidyHost,
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
import { NOT_DOMAIN, UNIT_BITS } from '../text/unit-bits.ts'

/**
 * The fast path for special schemes before `//`; for `file:`, before `///`. Where it stops, the matching state takes over.
 *
 * @returns `null` if the parser must start in the scheme start state.
 */
export function takePlainUrl(input: string, base: Base | null): boolean | null {
  const { length } = input
  const kind = kindOfPlain(input)
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
  const isTidy = end > host ? end === addressEnd || isTidyHost(input, host, end) : kind === FILE
  if (!isTidy || (port < length && input.charCodeAt(port) !== SLASH)) {
    open(input, base)
    return authorityState(host, end)
  }
  if (parser.asksOnly) return true
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

/** The kind of a special scheme before `//`. Comparing code units takes half as long as `startsWith`. */
function kindOfPlain(input: string): SchemeKind {
  const first = input.charCodeAt(0)
  if (first !== 0x68) return first === 0x66 || first === 0x77 ? kindOfOther(input) : NOT_SPECIAL
  if (input.charCodeAt(1) !== 0x74 || input.charCodeAt(2) !== 0x74) return NOT_SPECIAL
  if (input.charCodeAt(3) !== 0x70) return NOT_SPECIAL
  const end = input.charCodeAt(4) === 0x73 ? 5 : 4
  if (input.charCodeAt(end) !== COLON || input.charCodeAt(end + 1) !== SLASH) return NOT_SPECIAL
  return input.charCodeAt(end + 2) === SLASH ? (end === 4 ? HTTP : HTTPS) : NOT_SPECIAL
}

function kindOfOther(input: string): SchemeKind {
  const end = input.indexOf(':')
  return end < 5 && input.startsWith('//', end + 1) ? kindOfScheme(input, end) : NOT_SPECIAL
}
