import { isAsciiAlpha } from '@waymark/infra'
import { COLON, HASH, SLASH } from '../text/code-units.ts'
import { fail, parser, put, stopAtTabOrNewline } from '../text/parser.ts'
import { FILE, kindOfScheme, NOT_SPECIAL } from '../text/scheme-kind.ts'
import { isTabOrNewline } from '../text/tabs-and-newlines.ts'
import { IN_SCHEME, IS_UPPER, UNIT_BITS } from '../text/unit-bits.ts'
import { missingSolidus, specialAuthoritySlashesState } from './authority-states.ts'
import { fileState } from './file-states.ts'
import { noAuthority, opaquePathState } from './path-states.ts'
import {
  opaqueBaseState,
  pathOrAuthorityState,
  relativeState,
  specialRelativeOrAuthorityState,
} from './relative-states.ts'

/**
 * https://url.spec.whatwg.org/#scheme-start-state
 *
 *     http://a.example/
 *     ^
 */
export function schemeStartState(): boolean {
  return isAsciiAlpha(parser.input.charCodeAt(0)) ? schemeState() : noSchemeState()
}

/**
 * https://url.spec.whatwg.org/#scheme-state
 *
 *     http://a.example/
 *     ^
 */
export function schemeState(): boolean {
  const { base, input } = parser
  let end = 0
  let bits = 0
  for (; end < input.length; end++) {
    const own = UNIT_BITS[input.charCodeAt(end)]!
    if ((own & IN_SCHEME) === 0) break
    bits |= own
  }
  const c = input.charCodeAt(end)
  if (c !== COLON) return isTabOrNewline(c) ? stopAtTabOrNewline() : noSchemeState()
  const isUpper = (bits & IS_UPPER) !== 0
  const scheme = isUpper ? input.slice(0, end).toLowerCase() : input
  const kind = kindOfScheme(scheme, end)
  parser.schemeEnd = end
  parser.kind = kind
  if (isUpper) put(0, end, scheme)
  parser.places?.part('scheme', 0, end)
  const at = end + 1
  if (kind === FILE) {
    if (!input.startsWith('//', at)) missingSolidus(at)
    return fileState(at)
  }
  if (kind !== NOT_SPECIAL) {
    return base !== null && base.kind === kind
      ? specialRelativeOrAuthorityState(at)
      : specialAuthoritySlashesState(at)
  }
  const next = input.charCodeAt(at)
  if (next === SLASH) return pathOrAuthorityState(at + 1)
  if (isTabOrNewline(next)) return stopAtTabOrNewline()
  noAuthority()
  return opaquePathState(at)
}

/**
 * https://url.spec.whatwg.org/#no-scheme-state
 *
 *     p           against  http://a.example/
 *     ^
 */
export function noSchemeState(): boolean {
  const { base, input } = parser
  if (base === null || (base.isOpaque && input.charCodeAt(0) !== HASH)) {
    return fail('missing-scheme-non-relative-URL', 0, input.length)
  }
  parser.kind = base.kind
  parser.places?.base('scheme')
  parser.schemeEnd = base.url.schemeEnd
  if (base.isOpaque) return opaqueBaseState()
  return base.kind === FILE ? fileState(0) : relativeState(0)
}

/** Where a scheme that begins with an ASCII alpha ends. */
export function skipScheme(input: string): number {
  let end = 1
  while ((UNIT_BITS[input.charCodeAt(end)]! & IN_SCHEME) !== 0) end++
  return end
}
