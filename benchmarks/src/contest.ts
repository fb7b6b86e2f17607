import { compileLoop, type Loop } from './loop.ts'
import { type Spread, spreadOf } from './statistics.ts'

/** One way to do an operation. */
export interface Entrant {
  readonly name: string
  /** See `compileLoop`. */
  readonly body: string
  readonly scope: Readonly<Record<string, unknown>>
  /** Makes the items, where each way needs its own; by default those of the contest. */
  readonly makeList?: () => readonly unknown[]
  /** Whether it must come to the same sum as the first entrant. */
  readonly isChecked?: boolean
}

/** Several ways to do the same on the same items. */
export interface Contest {
  readonly operation: string
  readonly input: string
  /** The name of the results that a budget takes together with this one. */
  readonly set?: string
  readonly list: readonly unknown[]
  /** The first is what the others are compared with. */
  readonly entrants: readonly Entrant[]
  /** Whether it only warms up the code that the others use. */
  readonly isWarmUpOnly?: boolean
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
  readonly set?: string
  readonly items: number
  readonly entrants: readonly EntrantResult[]
}

export interface Effort {
  readonly rounds: number
  /** How long one entrant runs in one round. */
  readonly sliceMs: number
  readonly warmUpMs: number
  /** An entrant that takes longer for one pass gets every k-th item only. */
  readonly longestPassMs: number
}

/** This much slower than the first: such an entrant runs in rounds of its own. */
const FAR_BEHIND = 5

interface Pace {
  /** The shortest time of one pass, in milliseconds. */
  readonly pass: number
  /** How many passes one entrant makes in one round. */
  readonly passes: number
}

interface Runner {
  readonly entrant: Entrant
  readonly loop: Loop
  readonly list: readonly unknown[]
  readonly pace: Pace
  readonly ns: number[]
  readonly ratios: number[]
}

/**
 * Measures in rounds. In a round every entrant runs once, in an order that changes with each round. A ratio
 * is taken within a round, so that other work on the machine disturbs both sides.
 *
 * Much slower entrants have fewer rounds of their own, with the first: their garbage and what they put into the
 * caches would disturb the others.
 */
export function runContest(contest: Contest, effort: Effort): ContestResult {
  return runContests([contest], effort)[0]!
}

/**
 * Measures several contests side by side: all are warmed up before the first round, and each round visits
 * all of them. Code that has seen only one kind of input is faster than it will ever be in a program, and
 * the first contest would profit most from that.
 *
 * No garbage is collected by force between the rounds: with a full collection before each, the mean ratio of
 * `href` over the kinds of URL fell from 0.70 to 0.45 on Node 26.
 */
export function runContests(contests: readonly Contest[], effort: Effort): ContestResult[] {
  let prepared = contests.map((contest) => ({
    contest,
    runners: contest.entrants.map((entrant) => prepare(entrant, contest.list, effort)),
  }))
  if (prepared.length > 1) {
    // Again, since the first of them ran before the code had seen the inputs of the others.
    prepared = prepared.map(({ contest, runners }) => ({
      contest,
      runners: runners.map((runner) => ({ ...runner, pace: findPace(runner, effort) })),
    }))
  }
  const measured = prepared.filter(({ contest }) => !contest.isWarmUpOnly)
  for (const isSlow of [false, true]) {
    const fields = measured.flatMap(({ runners: [first, ...others] }) => {
      const ofPace = others.filter((other) => isFarBehind(other, first!) === isSlow)
      const isSecondField = isSlow && ofPace.length < others.length
      const rounds = isSecondField ? Math.ceil(effort.rounds / 3) : effort.rounds
      return ofPace.length === 0 ? [] : [{ first: first!, others: ofPace, rounds }]
    })
    runRounds(fields)
  }
  return measured.map(({ contest, runners }) => resultOf(contest, runners))
}

function resultOf(contest: Contest, runners: readonly Runner[]): ContestResult {
  const first = runners[0]!
  const { operation, input, set, list } = contest
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
  return { operation, input, ...(set && { set }), items: list.length, entrants: results }
}

interface Field {
  readonly first: Runner
  readonly others: readonly Runner[]
  readonly rounds: number
}

function runRounds(fields: readonly Field[]): void {
  const longest = Math.max(0, ...fields.map(({ rounds }) => rounds))
  for (let round = 0; round < longest; round++) {
    for (const { first, others, rounds } of fields) {
      if (round >= rounds) continue
      const order = round % 2 === 0 ? [first, ...others] : [...others].reverse().concat(first)
      const taken = order.map((runner) => [runner, time(runner)] as const)
      const reference = taken.find(([runner]) => runner === first)![1]
      for (const [runner, ns] of taken) {
        runner.ns.push(ns)
        runner.ratios.push(reference / ns)
      }
    }
  }
}

function prepare(entrant: Entrant, shared: readonly unknown[], effort: Effort): Runner {
  const loop = compileLoop(entrant.body, entrant.scope)
  let list = entrant.makeList?.() ?? shared
  const beginning = performance.now()
  loop(list.slice(0, 100))
  const roughPass = ((performance.now() - beginning) / Math.min(100, list.length)) * list.length
  // The first calls are slow ones; what is far over the limit even so will stay slow.
  if (roughPass > effort.longestPassMs * 10) {
    list = everyKth(list, roughPass / (effort.sliceMs * 10))
  }
  let pace = findPace({ loop, list }, effort)
  if (pace.pass > effort.longestPassMs) {
    const shorter = everyKth(list, pace.pass / effort.sliceMs)
    pace = paceOf((pace.pass * shorter.length) / list.length, effort)
    list = shorter
  }
  return { entrant, loop, list, pace, ns: [], ratios: [] }
}

/** Warms up as well. */
function findPace({ loop, list }: Pick<Runner, 'loop' | 'list'>, effort: Effort): Pace {
  const warmUpEnd = performance.now() + effort.warmUpMs
  let fastest = Number.POSITIVE_INFINITY
  for (let pass = 0; pass < 3 || performance.now() < warmUpEnd; pass++) {
    const start = performance.now()
    loop(list)
    fastest = Math.min(fastest, performance.now() - start)
  }
  return paceOf(fastest, effort)
}

function paceOf(pass: number, { sliceMs }: Effort): Pace {
  return { pass, passes: Math.max(1, Math.round(sliceMs / Math.max(pass, 1e-3))) }
}

function everyKth(list: readonly unknown[], step: number): readonly unknown[] {
  const whole = Math.max(1, Math.ceil(step))
  return list.length < 2 * whole ? list : list.filter((_, index) => index % whole === 0)
}

function isFarBehind({ pace, list }: Runner, first: Runner): boolean {
  return pace.pass / list.length > (FAR_BEHIND * first.pace.pass) / first.list.length
}

function time({ loop, list, pace }: Runner): number {
  const start = performance.now()
  for (let pass = 0; pass < pace.passes; pass++) loop(list)
  return ((performance.now() - start) * 1e6) / pace.passes / list.length
}

/** New loops, so that both see the whole list from its first pass on. */
function compareSums(entrant: Entrant, { entrants, list }: Contest): string | null {
  const first = entrants[0]!
  const expected = compileLoop(first.body, first.scope)(first.makeList?.() ?? list)
  const actual = compileLoop(entrant.body, entrant.scope)(entrant.makeList?.() ?? list)
  if (actual === expected) return null
  return `${entrant.name} came to the sum ${actual}, ${first.name} to ${expected}`
}
