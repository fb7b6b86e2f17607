import {
  basicUrlParse,
  locate,
  removeTabsAndNewlines,
  type StateName,
  serializeUrl,
  type TraceEntry,
  trim,
  type UrlRecord,
  type ValidationErrorName,
} from '@waymark/conformance/oracle'
import { domainToAscii } from '@waymark/conformance/oracle/bindings'

/** A validation error, and the step that reports it. */
export interface TracedError {
  readonly name: ValidationErrorName
  /** Code units of the input, `end` one past the last. */
  readonly start: number
  readonly end: number
  /** The index of the step; -1 for what is reported before the first one. */
  readonly at: number
}

/** A code point of the input. */
export interface TracedCodePoint {
  readonly c: string
  /** Code units of the input, `end` one past the last. */
  readonly start: number
  readonly end: number
  /** What the pointer is when it points here; `null` for what is removed before. */
  readonly pointer: number | null
}

/** All that the state machine of the standard does with an input. */
export interface UrlTrace {
  readonly codePoints: readonly TracedCodePoint[]
  /** One step after the other, each with the variables as they are when it begins. */
  readonly steps: readonly TraceEntry[]
  readonly errors: readonly TracedError[]
  /** `null` is failure. */
  readonly url: UrlRecord | null
  /** The URL as a string; `null` if it failed. */
  readonly href: string | null
}

/**
 * Parses a URL as the standard writes it, and remembers every step.
 *
 * @param base - A URL; a string that is not one counts as none.
 */
export function traceUrl(input: string, base: string): UrlTrace {
  const steps: TraceEntry[] = []
  const errors: TracedError[] = []
  const url = basicUrlParse(input, {
    domainToAscii,
    base: base === '' ? null : basicUrlParse(base, { domainToAscii }),
    trace: steps,
    report: (name, start, end) => errors.push({ name, start, end, at: steps.length - 1 }),
  })
  const read = removeTabsAndNewlines(trim(locate(input))).codePoints
  const pointers = new Map(read.map(({ start }, pointer) => [start, pointer]))
  const codePoints = locate(input).codePoints.map(({ c, start, end }) => {
    return { c, start, end, pointer: pointers.get(start) ?? null }
  })
  return { codePoints, steps, errors, url, href: url === null ? null : serializeUrl(url) }
}

/** Where the text of a state is in the standard. */
export function sourceOf(state: StateName): string {
  // The state had another name once.
  const anchor =
    state === 'opaque path state' ? 'cannot-be-a-base-url-path-state' : state.replaceAll(' ', '-')
  return `https://url.spec.whatwg.org/#${anchor}`
}
