import type { Contest, Entrant } from '../contest.ts'
import { compileLoop, type Loop } from '../loop.ts'
import { spreadOf } from '../statistics.ts'
import type { SpeedRow } from './figures.ts'

const ROUNDS = 11
/** Milliseconds of processor time. */
const WARM_UP = 120
const SLICE = 10

interface Runner {
  readonly loop: Loop
  readonly list: readonly unknown[]
  readonly passes: number
}

/**
 * Measures Waymark and a peer in turns, by the processor time of this process, so that other programs on the machine count for
 * little. (`process.threadCpuUsage` is too coarse: it changes about every ten milliseconds.)
 */
export function measureSpeed({ operation, input, list, entrants }: Contest): SpeedRow {
  const [waymark, peer] = entrants.map((entrant) => prepare(entrant, list))
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? [waymark!, peer!] : [peer!, waymark!]
    const times = new Map(order.map((runner) => [runner, timeOf(runner) / runner.passes]))
    ratios.push(times.get(peer!)! / times.get(waymark!)!)
  }
  return { operation, input, ...spreadOf(ratios) }
}

/** Warms up, and finds out how many passes fill a slice. */
function prepare(entrant: Entrant, shared: readonly unknown[]): Runner {
  const loop = compileLoop(entrant.body, entrant.scope)
  const list = entrant.makeList?.() ?? shared
  let spent = 0
  let last = 0
  for (let pass = 0; pass < 3 || spent < WARM_UP; pass++) {
    last = timeOf({ loop, list, passes: 1 })
    spent += last
  }
  return { loop, list, passes: Math.max(1, Math.round(SLICE / Math.max(last, 0.01))) }
}

/** Milliseconds. */
function timeOf({ loop, list, passes }: Runner): number {
  const start = process.cpuUsage()
  for (let pass = 0; pass < passes; pass++) loop(list)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}
