import type { Base } from '../text/base.ts'
import { BACKSLASH, HASH, isSlash, QUESTION, SLASH } from '../text/code-units.ts'
import { begin, finish, parser, stopAtTabOrNewline } from '../text/parser.ts'
import { NOT_SPECIAL } from '../text/scheme-kind.ts'
import { isTabOrNewline } from '../text/tabs-and-newlines.ts'
import {
  authorityState,
  missingSolidus,
  specialAuthorityIgnoreSlashesState,
} from './authority-states.ts'
import { noAuthority, pathState } from './path-states.ts'
import { afterPath, fragmentState } from './query-states.ts'

/**
 * https://url.spec.whatwg.org/#special-relative-or-authority-state
 *
 *     http:p      against  http://a.example/
 *          ^
 */
export function specialRelativeOrAuthorityState(at: number): boolean {
  const { input } = parser
  if (input.startsWith('//', at)) return specialAuthorityIgnoreSlashesState(at, at + 2)
  if (hasTabOrNewlineAt(at) || hasTabOrNewlineAt(at + 1)) return stopAtTabOrNewline()
  missingSolidus(at)
  return relativeState(at)
}

/**
 * https://url.spec.whatwg.org/#path-or-authority-state
 *
 *     web+x://h/p
 *           ^
 */
export function pathOrAuthorityState(at: number): boolean {
  if (parser.input.charCodeAt(at) === SLASH) return authorityState(at + 1)
  if (hasTabOrNewlineAt(at)) return stopAtTabOrNewline()
  if (parser.asksOnly) return true
  noAuthority()
  parser.pathStart = at - 1 + parser.delta
  return pathState(at)
}

/**
 * https://url.spec.whatwg.org/#relative-state
 *
 *     ../p        against  http://a.example/
 *     ^
 */
export function relativeState(at: number): boolean {
  const base = baseOfReference()
  const { input, kind, report } = parser
  const c = input.charCodeAt(at)
  if (c === SLASH) return relativeSlashState(at + 1)
  if (c === BACKSLASH && kind !== NOT_SPECIAL) {
    report?.('invalid-reverse-solidus', at, at + 1)
    return relativeSlashState(at + 1)
  }
  if (hasTabOrNewlineAt(at)) return stopAtTabOrNewline()
  // A path, query or fragment cannot fail.
  if (parser.asksOnly) return true
  copyAuthority(base)
  return joinToPath(base, at)
}

/** Joins a reference to the base's path, which loses its last segment if the reference has a path. */
export function joinToPath(base: Base, at: number): boolean {
  const { input } = parser
  const c = input.charCodeAt(at)
  if (at === input.length || c === HASH) {
    begin(base.upToFragment(), at)
    keepQuery(base)
    return at === input.length ? finish() : fragmentState(at + 1)
  }
  parser.places?.base('path')
  parser.pathStart = base.url.pathStart
  if (c === QUESTION) {
    begin(base.upToQuery(), at)
    return afterPath(at)
  }
  parser.pathStart = base.pathStart
  begin(base.folder(), at)
  return pathState(at)
}

/**
 * https://url.spec.whatwg.org/#relative-slash-state
 *
 *     //h/p       against  http://a.example/
 *      ^
 */
export function relativeSlashState(at: number): boolean {
  const base = baseOfReference()
  const { input, kind, report } = parser
  const c = input.charCodeAt(at)
  if (hasTabOrNewlineAt(at)) return stopAtTabOrNewline()
  if (kind !== NOT_SPECIAL && isSlash(c)) {
    if (c === BACKSLASH) report?.('invalid-reverse-solidus', at, at + 1)
    return specialAuthorityIgnoreSlashesState(at - 1, at + 1)
  }
  if (c === SLASH) {
    begin(`${base.scheme()}//`, at + 1)
    return authorityState(at + 1)
  }
  if (parser.asksOnly) return true
  copyAuthority(base)
  parser.pathStart = base.pathStart
  begin(`${base.upToPath()}/`, at)
  return pathState(at)
}

/** A fragment for a base with an opaque path: step 2 of the no scheme state. */
export function opaqueBaseState(): boolean {
  const base = baseOfReference()
  copyAuthority(base)
  begin(base.upToFragment(), 0)
  keepQuery(base)
  return fragmentState(1)
}

export function copyAuthority({ url }: Base): void {
  parser.places?.base('authority')
  parser.usernameEnd = url.usernameEnd
  parser.hostStart = url.hostStart
  parser.hostEnd = url.hostEnd
  parser.portEnd = url.portEnd
}

export function keepQuery({ url }: Base): void {
  parser.places?.base('query')
  parser.pathStart = url.pathStart
  parser.searchStart = url.searchStart
  parser.hashStart = url.hashStart
}

export function hasTabOrNewlineAt(at: number): boolean {
  return isTabOrNewline(parser.input.charCodeAt(at))
}

/** The states above are entered only with a base. */
function baseOfReference(): Base {
  return parser.base!
}
