/** The milliseconds that a piece of work takes. */
export type Clock = (work: () => unknown) => number

/** Processor time of this process in milliseconds. On a busy machine it also waits, which does not count. */
export const processorTime: Clock = (work) => {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
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

/** How many times as long the work takes as the reference. */
export function timeRatio(comparison: Comparison): number {
  return compareTimes(comparison).ratio
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
 * Other processes make times longer, never shorter, so the shortest time of each counts. The reference
 * is repeated for as long as short work took: an engine makes code fast only after a while, and a
 * reference that looks slow would hide what the work takes.
 */
function compareTimes({ work, reference, limit, clock = processorTime }: Comparison): {
  readonly ratio: number
  readonly ofReference: number
} {
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
  return { ratio, ofReference }
}

/**
 * Eight times the size may take up to this many times as long. Linear work makes 8, caches and a busy
 * machine make up to 25 of it, and quadratic work makes 64.
 */
export const LINEAR_LIMIT = 32
const STEP = 8

/** The milliseconds that the smaller size should take; up to 16 times the first size is tried for that. */
const ENOUGH = 2
const MOST_TIMES = 16

export interface Growth {
  /** Makes the input of a size, and returns what is measured. */
  readonly prepare: (size: number) => () => unknown
  /** The smaller size to begin with. */
  readonly size: number
  readonly clock?: Clock
}

/** How many times as long eight times the size takes; work in proportion stays below `LINEAR_LIMIT`. */
export function growthRatio({ prepare, size, clock = processorTime }: Growth): number {
  for (let small = size; ; ) {
    const reference = prepare(small)
    const work = prepare(small * STEP)
    const { ratio, ofReference } = compareTimes({ work, reference, limit: LINEAR_LIMIT, clock })
    if (ofReference >= ENOUGH || small >= size * MOST_TIMES) return ratio
    const doublings = Math.max(1, Math.floor(Math.log2(ENOUGH / ofReference)))
    small = Math.min(small * 2 ** doublings, size * MOST_TIMES)
  }
}
