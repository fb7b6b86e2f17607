import { compileLoop, type Loop } from './loop.ts'
import { type Spread, spreadOf } from './statistics.ts'

/** One way to do an operation. */
export interface Entrant {
  readonly name: string
  /** See `compileLoop`. */
  readonly body: string
  readonly scope: Readonly<Record<string, unknown>>
  /** The items, where each way needs its own; by default those of the contest. */
  readonly list?: readonly unknown[]
  /** Whether it must come to the same sum as the first entrant. */
  readonly isChecked?: boolean
}

/** Several ways to do the same on the same items. */
export interface Contest {
  readonly operation: string
  readonly input: string
  readonly list: readonly unknown[]
  /** The first is what the others are compared with. */
  readonly entrants: readonly Entrant[]
}

export interface EntrantResult {
  readonly name: string
  /** Nanoseconds for one item. */
  readonly ns: Spread
  /** The first entrant's time by this one's, round by round: above 1 is faster than the first. */
  readonly ratio: Spread
  /** The first entrant's shortest time by this one's shortest: what a quiet machine would say. */
  readonly best: number
  readonly rounds: number
  /** Set when the entrant should have come to the first one's sum and did not. */
  readonly differs?: string
}

export interface ContestResult {
  readonly operation: string
  readonly input: string
  readonly items: number
  readonly entrants: readonly EntrantResult[]
}

export interface Effort {
  readonly rounds: number
  /** How long one entrant runs in one round. */
  readonly sliceMs: number
  readonly warmUpMs: number
}

/** Slower than this many slices for one pass: such an entrant gets every k-th item only. */
const LONGEST_PASS = 3
/** This much slower than the first: such an entrant runs in rounds of its own. */
const FAR_BEHIND = 5

interface Runner {
  readonly entrant: Entrant
  readonly loop: Loop
  readonly list: readonly unknown[]
  readonly passes: number
  readonly isSlow: boolean
  readonly ns: number[]
  readonly ratios: number[]
}

/**
 * Measures in rounds. In a round every entrant runs once, in an order that turns with each round; a ratio
 * is formed inside a round, so that whatever disturbs the machine disturbs both sides of it.
 *
 * Those far behind have rounds of their own with the first, fewer ones: what they leave behind in caches
 * and on the heap would blur the others' figures.
 */
export function runContest(contest: Contest, effort: Effort): ContestResult {
  const runners: Runner[] = []
  for (const entrant of contest.entrants) {
    runners.push(prepare(entrant, contest.list, effort, runners[0] ?? null))
  }
  const first = runners[0]!
  runRounds(first, runners.filter(({ isSlow }) => !isSlow).slice(1), effort.rounds)
  runRounds(
    first,
    runners.filter(({ isSlow }) => isSlow),
    Math.ceil(effort.rounds / 3),
  )
  const { operation, input, list } = contest
  const results = runners.map(({ entrant, ns, ratios }) => {
    const result = {
      name: entrant.name,
      ns: spreadOf(ns),
      ratio: spreadOf(ratios),
      best: Math.min(...first.ns) / Math.min(...ns),
      rounds: ns.length,
    }
    const differs = entrant.isChecked ? compareSums(entrant, contest) : null
    return differs === null ? result : { ...result, differs }
  })
  return { operation, input, items: list.length, entrants: results }
}

function runRounds(first: Runner, others: readonly Runner[], rounds: number): void {
  if (others.length === 0) return
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? [first, ...others] : [...others].reverse().concat(first)
    const taken = order.map((runner) => [runner, time(runner)] as const)
    const reference = taken.find(([runner]) => runner === first)![1]
    for (const [runner, ns] of taken) {
      runner.ns.push(ns)
      runner.ratios.push(reference / ns)
    }
  }
}

function prepare(
  entrant: Entrant,
  shared: readonly unknown[],
  { sliceMs, warmUpMs }: Effort,
  first: Runner | null,
): Runner {
  const loop = compileLoop(entrant.body, entrant.scope)
  let list = entrant.list ?? shared
  const beginning = performance.now()
  loop(list.slice(0, 100))
  const roughPass = ((performance.now() - beginning) / Math.min(100, list.length)) * list.length
  // The first calls are slow ones; what is far over the limit even so will stay slow.
  if (roughPass > LONGEST_PASS * sliceMs * 10) list = everyKth(list, roughPass / (sliceMs * 10))
  const warmUpEnd = performance.now() + warmUpMs
  let fastest = Number.POSITIVE_INFINITY
  for (let pass = 0; pass < 3 || performance.now() < warmUpEnd; pass++) {
    const start = performance.now()
    loop(list)
    fastest = Math.min(fastest, performance.now() - start)
  }
  if (fastest > LONGEST_PASS * sliceMs) {
    const step = Math.ceil(fastest / sliceMs)
    list = everyKth(list, step)
    fastest /= step
  }
  const ns = (fastest * 1e6) / list.length
  const passes = Math.max(1, Math.round(sliceMs / Math.max(fastest, 1e-3)))
  const isSlow = first !== null && ns > FAR_BEHIND * nsOf(first)
  return { entrant, loop, list, passes, isSlow, ns: [], ratios: [] }
}

function everyKth(list: readonly unknown[], step: number): readonly unknown[] {
  const whole = Math.max(1, Math.ceil(step))
  return list.length < 2 * whole ? list : list.filter((_, index) => index % whole === 0)
}

function nsOf(runner: Runner): number {
  return time({ ...runner, passes: 1 })
}

function time({ loop, list, passes }: Runner): number {
  const start = performance.now()
  for (let pass = 0; pass < passes; pass++) loop(list)
  return ((performance.now() - start) * 1e6) / passes / list.length
}

/** New loops, so that both see the whole list from its first pass on. */
function compareSums(entrant: Entrant, { entrants, list }: Contest): string | null {
  const first = entrants[0]!
  const expected = compileLoop(first.body, first.scope)(first.list ?? list)
  const actual = compileLoop(entrant.body, entrant.scope)(entrant.list ?? list)
  if (actual === expected) return null
  return `${entrant.name} came to the sum ${actual}, ${first.name} to ${expected}`
}
