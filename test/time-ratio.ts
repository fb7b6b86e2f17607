/** The milliseconds that a piece of work takes. */
export type Clock = (work: () => unknown) => number

/** Processor time of this thread in milliseconds: on a busy machine it also waits, and others collect its garbage. */
export const processorTime: Clock = (work) => {
  const start = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

export interface Comparison {
  readonly work: () => unknown
  /** What the work is compared with. */
  readonly reference: () => unknown
  /** The measuring ends at the first ratio below this. */
  readonly limit: number
  readonly clock?: Clock
}

const ATTEMPTS = 8
/** Work of more than a second: what disturbs it evens out, and many attempts would take too long. */
const ATTEMPTS_OF_LONG_WORK = 3
const LONG = 1_000
/** Below this, in milliseconds, a time says more about the clock than about the work. */
const LEAST = 0.5
/** By then, in milliseconds and rounds, the engine has made the reference fast. */
const WARM_UP = 100
const MOST_ROUNDS = 100

/**
 * How many times as long the work takes as the reference.
 *
 * Other processes make times longer, never shorter, so the shortest time of each counts. The reference
 * is repeated for as long as short work took: an engine makes code fast only after a while, and a
 * reference that looks slow would hide what the work takes.
 */
export function timeRatio({ work, reference, limit, clock = processorTime }: Comparison): number {
  let ratio = Number.POSITIVE_INFINITY
  let ofWork = Number.POSITIVE_INFINITY
  let ofReference = Number.POSITIVE_INFINITY
  let attempts = ATTEMPTS
  for (let attempt = 0; attempt < attempts && ratio >= limit; attempt++) {
    const time = clock(work)
    let left = Math.min(time, WARM_UP)
    for (let round = 0; round < 3 || (left > 0 && round < MOST_ROUNDS); round++) {
      const ofRound = clock(reference)
      ofReference = Math.min(ofReference, ofRound)
      left -= ofRound
    }
    ofWork = Math.min(ofWork, time)
    if (ofWork > LONG) attempts = ATTEMPTS_OF_LONG_WORK
    ratio = ofWork / Math.max(ofReference, LEAST)
  }
  return ratio
}
