import type { State, UrlParser } from '../url-parser.ts'
import type { UrlRecord } from '../url-record.ts'
import {
  authorityState,
  missingSolidus,
  specialAuthorityIgnoreSlashesState,
} from './authority-states.ts'
import { BACKSLASH, HASH, QUESTION, SLASH } from './code-units.ts'
import { pathState } from './path-states.ts'
import { fragmentAt, queryAt } from './query-states.ts'

/**
 * https://url.spec.whatwg.org/#special-relative-or-authority-state
 *
 *     http:p      against  http://a.example/
 *          ^
 */
export function specialRelativeOrAuthorityState(parser: UrlParser): State {
  if (parser.input.startsWith('//', parser.pointer)) {
    parser.pointer += 2
    return specialAuthorityIgnoreSlashesState
  }
  missingSolidus(parser)
  return relativeState
}

/**
 * https://url.spec.whatwg.org/#path-or-authority-state
 *
 *     web+x://h/p
 *           ^
 */
export function pathOrAuthorityState(parser: UrlParser): State {
  if (parser.c !== SLASH) return pathState
  parser.pointer++
  return authorityState
}

/**
 * https://url.spec.whatwg.org/#relative-state
 *
 *     ../p        against  http://a.example/
 *     ^
 */
export function relativeState(parser: UrlParser): State | null {
  const base = baseOf(parser)
  const { c, pointer } = parser
  parser.setScheme(base.scheme)
  if (c === SLASH) {
    parser.pointer++
    return relativeSlashState
  }
  if (c === BACKSLASH && parser.special) {
    parser.report?.('invalid-reverse-solidus', pointer, pointer + 1)
    parser.pointer++
    return relativeSlashState
  }
  parser.copyAuthority(base)
  parser.copyPath(base.path)
  parser.url.query = base.query
  if (c === QUESTION) return queryAt(parser, pointer)
  if (c === HASH) return fragmentAt(parser, pointer)
  if (pointer === parser.input.length) return null
  parser.url.query = null
  parser.shortenPath()
  return pathState
}

/**
 * https://url.spec.whatwg.org/#relative-slash-state
 *
 *     //h/p       against  http://a.example/
 *      ^
 */
export function relativeSlashState(parser: UrlParser): State {
  const { c, pointer } = parser
  if (parser.special && (c === SLASH || c === BACKSLASH)) {
    if (c === BACKSLASH) parser.report?.('invalid-reverse-solidus', pointer, pointer + 1)
    parser.pointer++
    return specialAuthorityIgnoreSlashesState
  }
  if (c === SLASH) {
    parser.pointer++
    return authorityState
  }
  parser.copyAuthority(baseOf(parser))
  return pathState
}

/** The states above are entered only with a base. */
function baseOf(parser: UrlParser): UrlRecord {
  return parser.base!
}
