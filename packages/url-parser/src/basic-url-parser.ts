import { toScalarValueString } from '@waymark/infra'
import type { Encoder } from '@waymark/percent-encoding'
import { hostState, portState } from './states/authority-states.ts'
import { opaquePathState, pathStartState } from './states/path-states.ts'
import { fragmentState, queryState } from './states/query-states.ts'
import { schemeStartState } from './states/scheme-states.ts'
import { withoutTabsAndNewlines } from './tabs-and-newlines.ts'
import { type ParseHost, type State, type StateOverride, UrlParser } from './url-parser.ts'
import type { UrlRecord } from './url-record.ts'
import type { Reporter } from './validation-error.ts'

/** What `basicUrlParse` may be told besides the input and the base. */
export interface BasicUrlParserOptions {
  /** Encodes the query; `null`, the default, is UTF-8. Schemes that always use UTF-8 ignore it. */
  readonly encoder?: Encoder | null
  /** The URL that a state override works on. Give both or neither. */
  readonly url?: UrlRecord | null
  /** Path, query and fragment are added to: the standard's setters empty theirs first. */
  readonly stateOverride?: StateOverride | null
  readonly report?: Reporter | null
}

/**
 * What is meant where nobody gives options. Every member is its own: a missing one would be read from
 * `Object.prototype`, where others may have put something.
 */
export const NO_OPTIONS: Required<BasicUrlParserOptions> = {
  encoder: null,
  url: null,
  stateOverride: null,
  report: null,
}

/** https://url.spec.whatwg.org/#concept-basic-url-parser */
export function runBasicUrlParser(
  input: string,
  base: UrlRecord | null,
  options: BasicUrlParserOptions,
  parseHost: ParseHost,
): UrlRecord | null {
  const { encoder = null, url = null, stateOverride = null, report = null } = options
  if ((url === null) !== (stateOverride === null)) {
    throw new TypeError('`url` and `stateOverride` are given together or not at all')
  }
  const stripped = strip(toScalarValueString(input), url === null, report)
  const parser = new UrlParser(stripped.text, base, {
    url,
    encoder,
    stateOverride,
    report: stripped.report,
    parseHost,
  })
  let state: State | null = stateOverride === null ? schemeStartState : stateNamed(stateOverride)
  while (state !== null) state = state(parser)
  // The host setter keeps its host when the port behind it is what fails.
  const isKept = !parser.failed || (url !== null && parser.url.host !== url.host)
  return isKept ? parser.url : null
}

function stateNamed(name: StateOverride): State {
  switch (name) {
    case 'scheme start state':
      return schemeStartState
    case 'host state':
    case 'hostname state':
      return hostState
    case 'port state':
      return portState
    case 'path start state':
      return pathStartState
    case 'opaque path state':
      return opaquePathState
    case 'query state':
      return queryState
    case 'fragment state':
      return fragmentState
  }
}

/** Steps 1 to 3: removes what the standard removes, and makes the reporter speak of the caller's string. */
function strip(
  input: string,
  trim: boolean,
  report: Reporter | null,
): { readonly text: string; readonly report: Reporter | null } {
  let start = 0
  let end = input.length
  if (trim) {
    while (start < end && input.charCodeAt(start) <= 0x20) start++
    while (start < end && input.charCodeAt(end - 1) <= 0x20) end--
    if (start > 0) report?.('invalid-URL-unit', 0, start)
    else if (end < input.length) report?.('invalid-URL-unit', end, input.length)
  }
  const trimmed = input.slice(start, end)
  const firstRemoved = trimmed.search(/[\t\n\r]/)
  if (firstRemoved === -1) {
    if (report === null || start === 0) return { text: trimmed, report }
    return { text: trimmed, report: (name, from, to) => report(name, from + start, to + start) }
  }
  const text = withoutTabsAndNewlines(trimmed)
  if (report === null) return { text, report }
  report('invalid-URL-unit', start + firstRemoved, start + firstRemoved + 1)
  const places = placesOfKept(trimmed, start)
  return {
    text,
    report(name, from, to) {
      report(name, places[from]!, to > from ? places[to - 1]! + 1 : places[from]!)
    },
  }
}

/** For each unit that is not a tab or newline, and for the end, its offset in the caller's string. */
function placesOfKept(trimmed: string, start: number): number[] {
  const places: number[] = []
  for (let i = 0; i < trimmed.length; i++) {
    const c = trimmed.charCodeAt(i)
    if (c !== 0x09 && c !== 0x0a && c !== 0x0d) places.push(start + i)
  }
  places.push(start + trimmed.length)
  return places
}
