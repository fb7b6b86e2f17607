import { flatten } from '@waymark/infra/internal'
import { pathState } from '../states/path-states.ts'
import { fragmentState, goOnAfterPath } from '../states/query-states.ts'
import { copyAuthority, keepQuery } from '../states/relative-states.ts'
import type { Base } from '../text/base.ts'
import { DOT, HASH, PERCENT, QUESTION, SLASH } from '../text/code-units.ts'
import { begin, open, parser } from '../text/parser.ts'
import { FILE, NOT_SPECIAL } from '../text/scheme-kind.ts'
import { LONGEST_RUN, SPECIAL_REFERENCE, SPECIAL_TAIL, skip } from '../text/tidy-runs.ts'

/**
 * The fast path for references that need no change apart from a leading `./` or `../`: the result is the start of
 * the base, then the reference. Where it stops, the matching state takes over.
 *
 * @returns `null` if the parser must start in the scheme start state.
 */
export function takeTidyReference(input: string, base: Base): boolean | null {
  const { length } = input
  if (base.kind === NOT_SPECIAL || base.kind === FILE || length > LONGEST_RUN) return null
  if (parser.asksOnly || parser.encodeQuery !== null) return null
  const c = input.charCodeAt(0)
  let head: string
  let run = SPECIAL_TAIL
  let start = 0
  if (c === SLASH) {
    if (input.charCodeAt(1) === SLASH) return null
    head = base.upToPath()
  } else if (c === QUESTION) head = base.upToQuery()
  else if (c === HASH) head = base.upToFragment()
  else {
    let levels = 0
    for (; input.charCodeAt(start) === DOT; start += 2) {
      if (input.startsWith('../', start)) {
        start++
        levels++
      } else if (!input.startsWith('./', start)) return null
    }
    if (start === length || input.charCodeAt(start) === PERCENT) return null
    head = base.folder(levels)
    if (start === 0) run = SPECIAL_REFERENCE
  }
  const from = c === SLASH ? 1 : start
  const at = skip(run, input, from)
  // It may still be a scheme, or a slash for a host.
  if (at < length && at === from && from < 2) return null
  copyAuthority(base)
  parser.kind = base.kind
  parser.schemeEnd = base.url.schemeEnd
  parser.pathStart = base.url.pathStart
  if (at === length) {
    parser.searchStart = -1
    parser.href = flatten(head + (start === 0 ? input : input.slice(start)))
    return true
  }
  open(input, base)
  begin(head, start)
  if (c === QUESTION) return goOnAfterPath(0, at)!
  if (c !== HASH) return pathState(from, at)
  keepQuery(base)
  return fragmentState(1, at)
}
