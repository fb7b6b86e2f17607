import { asciiLowercase, isAsciiAlpha, isAsciiAlphanumeric } from '@waymark/infra'
import type { State, UrlParser } from '../url-parser.ts'
import { defaultPort, includesCredentials, isSpecialScheme } from '../url-record.ts'
import { missingSolidus, specialAuthoritySlashesState } from './authority-states.ts'
import { COLON, HASH, SLASH } from './code-units.ts'
import { fileState } from './file-states.ts'
import { opaquePathState } from './path-states.ts'
import { fragmentAt } from './query-states.ts'
import {
  pathOrAuthorityState,
  relativeState,
  specialRelativeOrAuthorityState,
} from './relative-states.ts'

const PLUS = 0x2b
const MINUS = 0x2d
const DOT = 0x2e

/**
 * https://url.spec.whatwg.org/#scheme-start-state
 *
 *     http://a.example/
 *     ^
 */
export function schemeStartState(parser: UrlParser): State | null {
  if (isAsciiAlpha(parser.c)) return schemeState
  return parser.stateOverride === null ? noSchemeState : parser.failSilently()
}

/**
 * https://url.spec.whatwg.org/#scheme-state
 *
 *     http://a.example/
 *     ^
 */
export function schemeState(parser: UrlParser): State | null {
  const { base, input, stateOverride } = parser
  let end = 1
  while (isSchemeUnit(input.charCodeAt(end))) end++
  if (input.charCodeAt(end) !== COLON) {
    return stateOverride === null ? noSchemeState : parser.failSilently()
  }
  const scheme = asciiLowercase(input.slice(0, end))
  if (stateOverride !== null) {
    if (mayChangeScheme(parser, scheme)) {
      parser.setScheme(scheme)
      if (parser.url.port === defaultPort(scheme)) parser.url.port = null
    }
    return null
  }
  parser.setScheme(scheme)
  parser.pointer = end + 1
  if (scheme === 'file') {
    if (!input.startsWith('//', parser.pointer)) missingSolidus(parser)
    return fileState
  }
  if (parser.special) {
    return base?.scheme === scheme ? specialRelativeOrAuthorityState : specialAuthoritySlashesState
  }
  if (parser.c === SLASH) {
    parser.pointer++
    return pathOrAuthorityState
  }
  return opaquePathState
}

/**
 * https://url.spec.whatwg.org/#no-scheme-state
 *
 *     p           against  http://a.example/
 *     ^
 */
export function noSchemeState(parser: UrlParser): State | null {
  const { base, c, input } = parser
  const opaque = base?.path.kind === 'opaque'
  if (base === null || (opaque && c !== HASH)) {
    return parser.fail('missing-scheme-non-relative-URL', 0, input.length)
  }
  if (opaque) {
    parser.setScheme(base.scheme)
    parser.copyPath(base.path)
    parser.url.query = base.query
    return fragmentAt(parser, 0)
  }
  return base.scheme === 'file' ? fileState : relativeState
}

function isSchemeUnit(c: number): boolean {
  return isAsciiAlphanumeric(c) || c === PLUS || c === MINUS || c === DOT
}

/** What the protocol setter may not do: step 2.1 of the scheme state. */
function mayChangeScheme(parser: UrlParser, scheme: string): boolean {
  if (parser.special !== isSpecialScheme(scheme)) return false
  if (scheme === 'file' && (includesCredentials(parser.url) || parser.url.port !== null))
    return false
  return !(parser.url.scheme === 'file' && parser.url.host?.kind === 'empty')
}
