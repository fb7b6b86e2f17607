import {
  serializeHost,
  serializePath,
  type TraceEntry,
  type UrlRecord,
} from '@waymark/conformance/oracle'
import type { SteppedState, StepWords } from './steps-en.ts'
import type { TracedError, UrlTrace } from './trace.ts'

/** A step of a state's text. */
export interface OutlineItem {
  readonly number: string
  readonly words: string
  /** How many steps it is inside. */
  readonly depth: number
  readonly isCurrent: boolean
}

/** A variable of the parser, or a member of the record. */
export interface Variable {
  readonly name: string
  readonly value: Value
  /** What the step makes of it; the same if it leaves it alone. */
  readonly next: Value
}

/** A flag, a string, or `null`, which members of the record can be. */
export type Value = boolean | string | null

/** One moment of the parser. */
export interface Frame {
  /** The state that runs; `null` when the parser is done. */
  readonly state: SteppedState | null
  /** The number of the step in the state's text; `null` if none applies. */
  readonly step: string | null
  /** The step in words; empty if none applies. */
  readonly words: string
  /** An index into the code points that are read; the end of the input is after the last. */
  readonly pointer: number
  readonly outline: readonly OutlineItem[]
  readonly variables: readonly Variable[]
  readonly record: readonly Variable[]
  /** Those reported so far. */
  readonly errors: readonly TracedError[]
}

/** How many moments a trace has: one before each step, and the result. */
export function countFrames({ steps }: UrlTrace): number {
  return steps.length + 1
}

/** @param at - From 0, less than there are frames. */
export function frameAt(trace: UrlTrace, at: number, words: StepWords): Frame {
  const entry = trace.steps[at]
  const errors = trace.errors.filter((error) => error.at <= at)
  if (entry === undefined) {
    const pointer = trace.codePoints.filter((each) => each.pointer !== null).length
    const record = trace.url === null ? [] : pair(recordOf(trace.url), null)
    const rest = { outline: [], variables: [], record, errors }
    return { state: null, step: null, words: '', pointer, ...rest }
  }
  // Only a state override leads to the other one.
  const state = entry.state as SteppedState
  const { step, pointer } = entry
  const next = trace.steps[at + 1]
  const url = next?.url ?? trace.url
  const outline = outlineOf(words[state], step)
  return {
    state,
    step,
    words: outline.find(({ isCurrent }) => isCurrent)?.words ?? '',
    pointer,
    outline,
    variables: pair(variablesOf(entry), next === undefined ? null : variablesOf(next)),
    record: pair(recordOf(entry.url), url === null ? null : recordOf(url)),
    errors,
  }
}

type Values = readonly (readonly [name: string, value: Value])[]

function pair(values: Values, next: Values | null): Variable[] {
  return values.map(([name, value], i) => ({
    name,
    value,
    next: next === null ? value : next[i]![1],
  }))
}

function variablesOf({ state, buffer, flags }: TraceEntry): Values {
  return [['state', state], ['buffer', buffer], ...Object.entries(flags)]
}

function recordOf(url: Readonly<UrlRecord>): Values {
  return [
    ['scheme', url.scheme],
    ['username', url.username],
    ['password', url.password],
    ['host', url.host === null ? null : serializeHost(url.host)],
    ['port', url.port === null ? null : String(url.port)],
    ['path', serializePath(url)],
    ['query', url.query],
    ['fragment', url.fragment],
  ]
}

function outlineOf(steps: Readonly<Record<string, string>>, current: string | null): OutlineItem[] {
  return Object.entries(steps)
    .map(([number, words]) => ({
      number,
      words,
      depth: number.split('.').length - 1,
      isCurrent: number === current,
    }))
    .sort((a, b) => compareNumbers(a.number, b.number))
}

/** Orders numbers such as `2.10` and `2.9` as the text does. */
function compareNumbers(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)]
  const at = left.findIndex((number, i) => number !== right[i])
  return at === -1 ? left.length - right.length : left[at]! - (right[at] ?? 0)
}
