import {
  basicUrlParse,
  type HostAlgorithm,
  locate,
  removeTabsAndNewlines,
  serializeUrl,
  type TraceEntry,
  trim,
  type UrlRecord,
  type ValidationErrorName,
} from '@waymark/conformance/oracle'
import { steppedDomainToAscii as domainToAscii } from '@waymark/conformance/oracle/bindings'
import type { StepPlace } from './steps-en.ts'

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

const URL_STANDARD = ['URL Standard', 'https://url.spec.whatwg.org/'] as const
const UTS_46 = ['UTS #46', 'https://www.unicode.org/reports/tr46/'] as const

/** Of the algorithms that parse a host: the standard, the section and the anchor. */
const SOURCES: Readonly<
  Record<HostAlgorithm, readonly [standard: typeof URL_STANDARD | typeof UTS_46, string, string]>
> = {
  'host parser': [URL_STANDARD, '3.5', 'concept-host-parser'],
  'percent-decode a string': [URL_STANDARD, '1.3', 'string-percent-decode'],
  'percent-decode a byte sequence': [URL_STANDARD, '1.3', 'percent-decode'],
  'domain parser': [URL_STANDARD, '3.3', 'concept-domain-to-ascii'],
  ToASCII: [UTS_46, '4.2', 'ToASCII'],
  Processing: [UTS_46, '4', 'Processing'],
  'Validity Criteria': [UTS_46, '4.1', 'Validity_Criteria'],
  'ends in a number checker': [URL_STANDARD, '3.5', 'ends-in-a-number-checker'],
  'IPv4 parser': [URL_STANDARD, '3.5', 'concept-ipv4-parser'],
  'IPv4 number parser': [URL_STANDARD, '3.5', 'ipv4-number-parser'],
  'IPv6 parser': [URL_STANDARD, '3.5', 'concept-ipv6-parser'],
  'opaque-host parser': [URL_STANDARD, '3.5', 'concept-opaque-host-parser'],
}

/** Where the text of a state or an algorithm is. */
export interface Source {
  readonly href: string
  /** The standard and the number of its section, as in `URL Standard 3.5`. */
  readonly section: string
}

/** Where the text of a state or an algorithm is in its standard. */
export function sourceOf(place: StepPlace): Source {
  const [[standard, address], section, anchor] =
    place in SOURCES
      ? SOURCES[place as HostAlgorithm]
      : ([URL_STANDARD, '4.4', anchorOfState(place)] as const)
  return { href: `${address}#${anchor}`, section: `${standard} ${section}` }
}

function anchorOfState(state: StepPlace): string {
  // The state had another name once.
  return state === 'opaque path state'
    ? 'cannot-be-a-base-url-path-state'
    : state.replaceAll(' ', '-')
}
