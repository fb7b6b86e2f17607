import { toScalarValueString } from '@waymark/infra'
import { HASH, QUESTION } from '../text/code-units.ts'
import { finish, parser, put, runAside, stopAtTabOrNewline } from '../text/parser.ts'
import { AT_TAB_OR_NEWLINE, encodeRun, NO_MARK } from '../text/percent-encode-run.ts'
import { NOT_SPECIAL, usesEncoder } from '../text/scheme-kind.ts'
import { QUERY_RUN, skip } from '../text/tidy-runs.ts'
import { IN_FRAGMENT, IN_QUERY, IN_SPECIAL_QUERY } from '../text/unit-bits.ts'
import { tellPart } from '../text/url-units.ts'

/** At the `?`, the `#` or the end of the input, where the path ends. */
export function afterPath(at: number): boolean {
  const { input } = parser
  parser.searchStart = at + parser.delta
  if (input.charCodeAt(at) === QUESTION) return queryState(at + 1)
  parser.hashStart = parser.searchStart
  return at === input.length ? finish() : fragmentState(at + 1)
}

/**
 * Continues in the query or the fragment, if `at` is in one of them.
 *
 * @param start - Everything from here to `at` needs no change.
 * @returns `null` while `at` is in the path.
 */
export function goOnAfterPath(start: number, at: number): boolean | null {
  const { delta, input } = parser
  const hash = input.indexOf('#', start)
  const mark = input.indexOf('?', start)
  const hasHash = hash !== -1 && hash < at
  const hasMark = mark !== -1 && mark < (hasHash ? hash : at)
  if (!hasHash && !hasMark) return null
  parser.searchStart = (hasMark ? mark : hash) + delta
  parser.hashStart = hash + delta
  return hasHash ? fragmentState(hash + 1, at) : queryState(mark + 1, at)
}

/**
 * https://url.spec.whatwg.org/#query-state
 *
 *     http://a.example/p?q=1#f
 *                        ^
 *
 * @param from - Everything before this offset needs no change.
 */
export function queryState(start: number, from: number = start): boolean {
  const { encodeQuery, input, isOverridden, kind, report } = parser
  const { length } = input
  const set = kind === NOT_SPECIAL ? IN_QUERY : IN_SPECIAL_QUERY
  let at = from
  if (encodeQuery !== null && usesEncoder(kind)) at = writeQuery(start, encodeQuery)
  else {
    if (from === start) at = skip(QUERY_RUN, input, at)
    at = encodeRun(at, length, set, isOverridden ? NO_MARK : HASH)
  }
  if (at === AT_TAB_OR_NEWLINE) return stopAtTabOrNewline()
  if (report !== null) tellPart('query', start, at)
  parser.hashStart = at + parser.delta
  return at === length ? finish() : fragmentState(at + 1)
}

function writeQuery(start: number, encode: (query: string) => string): number {
  const { input, isOverridden } = parser
  const hash = isOverridden ? -1 : input.indexOf('#', start)
  const end = hash === -1 ? input.length : hash
  const query = input.slice(start, end)
  if (/[\t\n\r]/.test(query)) return AT_TAB_OR_NEWLINE
  const encoded = runAside(() => encode(toScalarValueString(query)))
  put(start, end, encoded)
  return end
}

/**
 * https://url.spec.whatwg.org/#fragment-state
 *
 *     http://a.example/p?q=1#f
 *                            ^
 *
 * @param from - Everything before this offset needs no change.
 */
export function fragmentState(start: number, from: number = start): boolean {
  const { input, report } = parser
  const { length } = input
  if (encodeRun(from, length, IN_FRAGMENT, NO_MARK) === AT_TAB_OR_NEWLINE)
    return stopAtTabOrNewline()
  if (report !== null) tellPart('fragment', start, length)
  return finish()
}
