import { isAsciiDigit } from '@waymark/infra'
import { flatten } from '@waymark/infra/internal'
import {
  authorityState,
  isAuthorityEnd,
  isTidyHost,
  skipIpv4,
  specialAuthorityIgnoreSlashesState,
} from '../states/authority-states.ts'
import { pathState } from '../states/path-states.ts'
import type { Base } from '../text/base.ts'
import { COLON, DOT, isSlash } from '../text/code-units.ts'
import { findAuthority, open, parser } from '../text/parser.ts'
import { HTTP, kindOfScheme } from '../text/scheme-kind.ts'
import { LONGEST_RUN, PLAIN_AUTHORITY, PLAIN_URL, skip } from '../text/tidy-runs.ts'
import { NOT_DOMAIN, UNIT_BITS } from '../text/unit-bits.ts'
import { offsetOf } from '../text/url-text.ts'

/**
 * The fast path for special schemes before `//`; for `file:`, before `///`. Where it stops, the matching state takes over.
 *
 * @returns `null` if the parser must start in the scheme start state.
 */
export function takePlainUrl(input: string, base: Base | null): boolean | null {
  const { length } = input
  const first = input.charCodeAt(0)
  // To start an expression takes longer than this look.
  if (first !== H && first !== W && first !== F) return null
  if (length > LONGEST_RUN || parser.encodeQuery !== null) return null
  const { asksOnly } = parser
  const at = skip(asksOnly ? PLAIN_AUTHORITY : PLAIN_URL, input, 0)
  if (at === 0) return null
  const schemeEnd = input.charCodeAt(4) === COLON ? 4 : input.indexOf(':')
  const host = schemeEnd + 3
  const isOdd = isOddAddress(input, host)
  const isWhole =
    at === length || (asksOnly && at > host && isAuthorityEnd(input.charCodeAt(at - 1), HTTP))
  parser.schemeEnd = schemeEnd
  parser.href = input
  parser.searchStart = -2
  if (isWhole && !isOdd) return true
  // A path ends before its last code unit only at a dot.
  const isBare = at === length - 1 && isHostAt(input, at) && input.charCodeAt(at) !== DOT
  if (isBare && !isOdd && isTidyHost(input, host, length)) {
    parser.href = flatten(`${input}/`)
    return true
  }
  const slash = asksOnly ? at : offsetOf('/', input, host, length)
  // `HTTP` or `HTTPS`.
  parser.kind = first === H ? schemeEnd - 3 : kindOfScheme(input, schemeEnd)
  open(input, base)
  if (isOdd) return authorityState(host)
  if (slash < at) {
    findAuthority(slash)
    return pathState(slash + 1, at)
  }
  return at === host && isSlash(input.charCodeAt(at))
    ? specialAuthorityIgnoreSlashesState(host - 2, host)
    : authorityState(host, at)
}

/** Whether a host has only digits and dots, and is no IPv4 address as it is serialised. The expressions take both. */
function isOddAddress(input: string, host: number): boolean {
  if (!isAsciiDigit(input.charCodeAt(host))) return false
  const address = skipIpv4(input, host)
  let end = address
  while (isAsciiDigit(input.charCodeAt(end)) || input.charCodeAt(end) === DOT) end++
  return (end !== address || end === host) && !isHostAt(input, end)
}

function isHostAt(input: string, at: number): boolean {
  return at < input.length && (UNIT_BITS[input.charCodeAt(at)]! & NOT_DOMAIN) === 0
}

const F = 0x66
const H = 0x68
const W = 0x77
