import type { DomainToAscii } from './domain-parser.ts'
import { type Encoding, getOutputEncoding, UTF_8 } from './encoding.ts'
import { isAsciiTabOrNewline } from './infra.ts'
import { locate, removeTabsAndNewlines, trim } from './located-input.ts'
import { type StateFunction, StateMachine } from './state-machine.ts'
import {
  authorityState,
  hostState,
  portState,
  specialAuthorityIgnoreSlashesState,
  specialAuthoritySlashesState,
} from './states/authority-states.ts'
import { fileHostState, fileSlashState, fileState } from './states/file-states.ts'
import { opaquePathState, pathStartState, pathState } from './states/path-states.ts'
import { fragmentState, queryState } from './states/query-states.ts'
import {
  pathOrAuthorityState,
  relativeSlashState,
  relativeState,
  specialRelativeOrAuthorityState,
} from './states/relative-states.ts'
import { noSchemeState, schemeStartState, schemeState } from './states/scheme-states.ts'
import type { StateName, TraceEntry } from './trace.ts'
import { createUrl, type UrlRecord } from './url-record.ts'
import type { Reporter } from './validation-error.ts'

/** What runs for each state. */
export const states: Readonly<Record<StateName, StateFunction>> = {
  'scheme start state': schemeStartState,
  'scheme state': schemeState,
  'no scheme state': noSchemeState,
  'special relative or authority state': specialRelativeOrAuthorityState,
  'path or authority state': pathOrAuthorityState,
  'relative state': relativeState,
  'relative slash state': relativeSlashState,
  'special authority slashes state': specialAuthoritySlashesState,
  'special authority ignore slashes state': specialAuthorityIgnoreSlashesState,
  'authority state': authorityState,
  'host state': hostState,
  'hostname state': hostState,
  'port state': portState,
  'file state': fileState,
  'file slash state': fileSlashState,
  'file host state': fileHostState,
  'path start state': pathStartState,
  'path state': pathState,
  'opaque path state': opaquePathState,
  'query state': queryState,
  'fragment state': fragmentState,
}

/** What the basic URL parser is told besides its input. */
export interface BasicUrlParserOptions {
  readonly domainToAscii: DomainToAscii
  readonly base?: UrlRecord | null
  /** Default: UTF-8. */
  readonly encoding?: Encoding
  /** The URL that a state override changes, in place. Give both or neither. */
  readonly url?: UrlRecord | null
  readonly stateOverride?: StateName | null
  /** Called for each validation error, with UTF-16 offsets in the input as given. */
  readonly report?: Reporter | null
  /** Where each step of the state machine is recorded. */
  readonly trace?: TraceEntry[] | null
}

/**
 * The basic URL parser as the standard writes it: one code point at a time.
 *
 * @param input - Any string; a lone surrogate counts as U+FFFD.
 * @returns `null` is the standard's *failure*. With a state override it says nothing of `url`, which may have changed.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function basicUrlParse(input: string, options: BasicUrlParserOptions): UrlRecord | null {
  const { base = null, stateOverride = null, report = null, trace = null } = options
  let { url = null } = options
  let located = locate(input)
  // 1. Without a URL to change:
  if (url === null) {
    // 1.1. Start a new one.
    url = createUrl()
    // 1.2. Report controls and spaces at the ends.
    const trimmed = trim(located)
    if (trimmed.codePoints.length < located.codePoints.length) {
      // The first of the two places is named.
      const start = trimmed.codePoints[0]?.start ?? located.end
      if (start > 0) report?.('invalid-URL-unit', 0, start)
      else report?.('invalid-URL-unit', trimmed.end, located.end)
    }
    // 1.3. Remove them.
    located = trimmed
  }
  // 2. Report tabs and newlines.
  const removed = located.codePoints.find(({ c }) => isAsciiTabOrNewline(c))
  if (removed !== undefined) report?.('invalid-URL-unit', removed.start, removed.end)
  // 3. Remove them.
  located = removeTabsAndNewlines(located)
  // 4. Begin in the first state, or in the one that overrides.
  const state = stateOverride ?? 'scheme start state'
  // 5. Choose the encoding of the query.
  const encoding = getOutputEncoding(options.encoding ?? UTF_8)
  const { domainToAscii } = options
  // 6. Start with an empty buffer.
  // 7. Start with the three flags unset.
  // 8. Begin at the first code point.
  const parser = new StateMachine({
    located,
    base,
    encoding,
    url,
    stateOverride,
    state,
    domainToAscii,
    report,
    trace,
  })
  // 9. Run the states, one code point after the other, to the end.
  for (;;) {
    switch (parser.run(states)) {
      case 'return':
        return url
      case 'return failure':
        return null
    }
    if (parser.pointer >= parser.input.length) break
    parser.pointer += 1
  }
  // 10. The URL is the result.
  return url
}
