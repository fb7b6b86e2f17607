import {
  FRAGMENT,
  percentEncodeAfterEncoding,
  QUERY,
  SPECIAL_QUERY,
  utf8PercentEncode,
} from '@waymark/percent-encoding'
import type { State, UrlParser } from '../url-parser.ts'
import { reportInvalidUrlUnits } from '../url-units.ts'

/**
 * https://url.spec.whatwg.org/#query-state
 *
 *     http://a.example/p?q=1#f
 *                        ^
 */
export function queryState(parser: UrlParser): State | null {
  const { input, pointer: start, report, special } = parser
  const { scheme } = parser.url
  const hash = parser.stateOverride === null ? input.indexOf('#', start) : -1
  const end = hash === -1 ? input.length : hash
  if (report !== null) reportInvalidUrlUnits(input, start, end, report)
  const encoder = special && scheme !== 'ws' && scheme !== 'wss' ? parser.encoder : null
  const set = special ? SPECIAL_QUERY : QUERY
  const query = percentEncodeAfterEncoding(encoder, input.slice(start, end), set)
  parser.url.query = (parser.url.query ?? '') + query
  return hash === -1 ? null : fragmentAt(parser, hash)
}

/**
 * https://url.spec.whatwg.org/#fragment-state
 *
 *     http://a.example/p?q=1#f
 *                            ^
 */
export function fragmentState(parser: UrlParser): State | null {
  const { input, pointer: start, report } = parser
  if (report !== null) reportInvalidUrlUnits(input, start, input.length, report)
  const fragment = utf8PercentEncode(input.slice(start), FRAGMENT)
  parser.url.fragment = (parser.url.fragment ?? '') + fragment
  return null
}

/** Steps over the `?` at `mark` into an empty query. */
export function queryAt(parser: UrlParser, mark: number): State {
  parser.url.query = ''
  parser.pointer = mark + 1
  return queryState
}

/** Steps over the `#` at `mark` into an empty fragment. */
export function fragmentAt(parser: UrlParser, mark: number): State {
  parser.url.fragment = ''
  parser.pointer = mark + 1
  return fragmentState
}
