import {
  type HostStep,
  type HostValue,
  serializeHost,
  serializePath,
  type TraceEntry,
  type UrlRecord,
} from '@waymark/conformance/oracle'
import type { StepPlace, SteppedState, StepWords } from './steps-en.ts'
import type { TracedError, UrlTrace } from './trace.ts'

/** A step of the text of a state or an algorithm. */
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
  /** The state or the algorithm that runs; `null` when the parser is done. */
  readonly place: StepPlace | null
  /** The number of the step in the state's text; `null` if none applies. */
  readonly step: string | null
  /** The steps that called the algorithm, the state's first; empty while only a state runs. */
  readonly callers: readonly { readonly place: StepPlace; readonly step: string | null }[]
  /** What the algorithm reads; `null` while only a state runs. */
  readonly reading: Pick<HostStep, 'algorithm' | 'input' | 'reads'> | null
  /** What the algorithm returns with this step, where `null` is failure; `undefined` if it goes on. */
  readonly result: HostValue | undefined
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

/** The state or the algorithm that runs at a moment; `null` when the parser is done. */
export function placeAt({ steps }: UrlTrace, at: number): StepPlace | null {
  const entry = steps[at]
  // Only a state override leads to the other state.
  return entry === undefined ? null : (entry.host?.algorithm ?? (entry.state as SteppedState))
}

/** @param at - From 0, less than there are frames. */
export function frameAt(trace: UrlTrace, at: number, words: StepWords): Frame {
  const entry = trace.steps[at]
  const errors = trace.errors.filter((error) => error.at <= at)
  if (entry === undefined) {
    const pointer = trace.codePoints.filter((each) => each.pointer !== null).length
    const record = trace.url === null ? [] : pair(recordOf(trace.url), [])
    const rest = { callers: [], reading: null, result: undefined, outline: [], variables: [] }
    return { place: null, step: null, words: '', pointer, ...rest, record, errors }
  }
  const place = placeAt(trace, at)!
  const { host, pointer } = entry
  const { step } = host ?? entry
  const url = (trace.steps[at + 1] ?? trace).url
  const outline = outlineOf(words[place], step)
  return {
    place,
    step,
    callers: callersOf(entry),
    reading: host ?? null,
    result: host?.result,
    words: outline.find(({ isCurrent }) => isCurrent)?.words ?? '',
    pointer,
    outline,
    variables: pair(variablesOf(entry), variablesOf(nextOfSameRun(trace.steps, at))),
    record: pair(recordOf(entry.url), url === null ? [] : recordOf(url)),
    errors,
  }
}

/** Names with values. */
export type Values = readonly (readonly [name: string, value: Value])[]

/** A variable that is not there afterwards keeps its value. */
function pair(values: Values, next: Values): Variable[] {
  const after = new Map(next)
  return values.map(([name, value]) => {
    const own = after.get(name)
    return { name, value, next: own === undefined ? value : own }
  })
}

function variablesOf(entry: TraceEntry | undefined): Values {
  if (entry === undefined) return []
  const { state, buffer, flags, host } = entry
  if (host !== undefined) return Object.entries(host.variables)
  return [['state', state], ['buffer', buffer], ...Object.entries(flags)]
}

function callersOf({ state, step, host }: TraceEntry): Frame['callers'] {
  if (host === undefined) return []
  const inHost = host.callers.map((caller) => ({ place: caller.algorithm, step: caller.step }))
  return [{ place: state as SteppedState, step }, ...inHost]
}

/** The next step of the state or the algorithm, after all that this step calls; none if it returns with this step. */
function nextOfSameRun(steps: readonly TraceEntry[], at: number): TraceEntry | undefined {
  const depth = depthOf(steps[at]!)
  const next = steps.find((entry, i) => i > at && depthOf(entry) <= depth)
  return next !== undefined && depthOf(next) === depth ? next : undefined
}

function depthOf({ host }: TraceEntry): number {
  return host === undefined ? 0 : host.callers.length + 1
}

/** The members of a record, as texts. */
export function recordOf(url: Readonly<UrlRecord>): Values {
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
