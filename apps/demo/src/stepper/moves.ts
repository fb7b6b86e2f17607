import { countFrames, placeAt, recordOf } from './frame.ts'
import type { StepPlace } from './steps-en.ts'
import type { UrlTrace } from './trace.ts'

/** Where playing stops: at the start of a state or an algorithm, and where the pointer comes to. */
export interface Breakpoints {
  readonly places: ReadonlySet<StepPlace>
  /** Values of the pointer. */
  readonly offsets: ReadonlySet<number>
}

/** The next moment in which another state or algorithm runs; the last one if there is none. */
export function nextState(trace: UrlTrace, at: number): number {
  return next(trace, at, (to) => placeAt(trace, to) !== placeAt(trace, at))
}

/** The next moment whose step changes the record; the last one if there is none. */
export function nextChange(trace: UrlTrace, at: number): number {
  return next(trace, at, (to) => {
    const before = trace.steps[to]?.url
    const after = (trace.steps[to + 1] ?? trace).url
    // Steps of the host share the record of their state's step.
    if (before === undefined || after === null || before === after) return false
    return JSON.stringify(recordOf(before)) !== JSON.stringify(recordOf(after))
  })
}

/** The next moment with a breakpoint; the last one if there is none. */
export function nextStop(trace: UrlTrace, at: number, breakpoints: Breakpoints): number {
  return next(trace, at, (to) => isStop(trace, to, breakpoints))
}

/** Whether a breakpoint is reached at a moment: the ones before were not yet there. */
export function isStop(trace: UrlTrace, at: number, { places, offsets }: Breakpoints): boolean {
  const place = placeAt(trace, at)
  if (place !== null && places.has(place) && place !== placeAt(trace, at - 1)) return true
  const pointer = trace.steps[at]?.pointer
  return pointer !== undefined && offsets.has(pointer) && pointer !== trace.steps[at - 1]?.pointer
}

/** The next moment with another step than this one, or with a breakpoint. */
export function nextOther(trace: UrlTrace, at: number, breakpoints: Breakpoints): number {
  return next(trace, at, (to) => !isSameStep(trace, at, to) || isStop(trace, to, breakpoints))
}

/** The first of the moments before this one that have one and the same step. */
export function previousOther(trace: UrlTrace, at: number): number {
  let to = Math.max(at - 1, 0)
  while (to > 0 && isSameStep(trace, to, to - 1)) to--
  return to
}

/** The states and algorithms that run, in their order. */
export function placesOf(trace: UrlTrace): StepPlace[] {
  const places = trace.steps.map((_, at) => placeAt(trace, at)!)
  return [...new Set(places)]
}

function next(trace: UrlTrace, at: number, isFound: (to: number) => boolean): number {
  const last = countFrames(trace) - 1
  for (let to = at + 1; to < last; to++) if (isFound(to)) return to
  return last
}

function isSameStep(trace: UrlTrace, a: number, b: number): boolean {
  const stepAt = (at: number) => trace.steps[at]?.host?.step ?? trace.steps[at]?.step
  return placeAt(trace, a) === placeAt(trace, b) && stepAt(a) === stepAt(b)
}
