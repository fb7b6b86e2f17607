import { buildInput, type Family } from './family.ts'
import type { Way } from './operations.ts'

export interface GrowthEffort {
  readonly sizes: readonly number[]
  readonly rounds: number
  /** In a round a size is repeated for this long, but at least `LEAST_TURNS` times; the shortest time counts. */
  readonly milliseconds: number
  /** A family is left where a single run takes longer. */
  readonly longest: number
}

export interface Point {
  readonly size: number
  readonly ms: number
}

export interface Growth {
  readonly points: readonly Point[]
  /** The largest time(2n) by time(n). */
  readonly worstDoubling: number
  /** The largest time(4n) by time(n). */
  readonly worstFourfold: number
  /** The largest factor that three doublings in a row all exceed. */
  readonly worstThreeInARow: number
}

/**
 * Work in proportion doubles with the length, and no noise makes that three times at three doublings in a
 * row; work that grows with the square takes four times as long at each.
 */
export const TOO_FAST = 3

/** The first may do what the others find done. */
const LEAST_TURNS = 3

/** Below this, in milliseconds, a time says more of the clock and the machine than of the work. */
const LEAST = 0.05

/** n, 2n, 4n, … up to and with the last that does not exceed `last`. */
export function doubling(first: number, last: number): number[] {
  const sizes: number[] = []
  for (let size = first; size <= last; size *= 2) sizes.push(size)
  return sizes
}

/**
 * Measures the sizes in turn, several times over: other work on the machine then hits each of them
 * now and then, and none of them always. Only one input is there at a time, since what is kept alive makes the
 * collector's work longer, and that is part of the time.
 *
 * @throws What the operation throws: no input is too long for an answer.
 */
export function measureGrowth(family: Family, way: Way, effort: GrowthEffort): Growth {
  const runs: { readonly size: number; ms: number }[] = []
  const timeOf = (size: number): number => {
    return shortestTime(way.prepare(buildInput(family, size)), way, effort)
  }
  for (const size of effort.sizes) {
    const ms = timeOf(size)
    runs.push({ size, ms })
    if (ms > effort.longest) break
  }
  for (let round = 1; round < effort.rounds; round++) {
    for (const run of runs) run.ms = Math.min(run.ms, timeOf(run.size))
  }
  const points = runs.map(({ size, ms }) => ({ size, ms }))
  const times = points.map(({ ms }) => Math.max(ms, LEAST))
  const doublings = times.slice(1).map((ms, i) => ms / times[i]!)
  const fourfold = times.slice(2).map((ms, i) => ms / times[i]!)
  const inARow = doublings.slice(2).map((_, i) => Math.min(...doublings.slice(i, i + 3)))
  return {
    points,
    worstDoubling: Math.max(0, ...doublings),
    worstFourfold: Math.max(0, ...fourfold),
    worstThreeInARow: Math.max(0, ...inARow),
  }
}

function shortestTime(run: () => unknown, way: Way, { milliseconds }: GrowthEffort): number {
  let shortest = Number.POSITIVE_INFINITY
  const end = performance.now() + milliseconds
  const clock = way.isElsewhere ? () => performance.now() : processorTime
  for (let turn = 0; turn < LEAST_TURNS || performance.now() < end; turn++) {
    const start = clock()
    run()
    shortest = Math.min(shortest, clock() - start)
  }
  return shortest
}

/** Processor time of this process in milliseconds. On a busy machine it also waited, which does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
