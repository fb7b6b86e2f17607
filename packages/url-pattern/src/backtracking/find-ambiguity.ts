import type { Loop, PositionAutomaton } from './automaton.ts'
import { type CharacterSet, intersect } from './character-set.ts'

/** A string that a part of a regular expression can take in more and more ways, the more often it is repeated. */
export interface Ambiguity {
  /** The number of ways doubles with each repetition, or grows with a power of their number. */
  readonly growth: 'exponential' | 'polynomial'
  /** The state that the string is repeated in. */
  readonly state: number
  /** What is repeated, a set of characters for each of its characters. */
  readonly repeated: readonly CharacterSet[]
  /** The repetitions that share it: one, or two after each other. */
  readonly loops: readonly [Loop, ...Loop[]]
}

/** So many steps are made in search of each kind; a regular expression that needs more is hardly written by people. */
const MAX_STEPS = 200_000

/**
 * Finds strings that can be read in two ways from a state back to itself.
 *
 * @returns One for each repetition, at most {@link MAX_FOUND}. `null` if the search was given up.
 */
export function findExponential(automaton: PositionAutomaton): readonly Ambiguity[] | null {
  return searching(() =>
    new AmbiguitySearch(automaton).exponential(MAX_FOUND, ({ loops }) => keyOf(loops)),
  )
}

/** The same, with one for each string that can be repeated. */
export function findExponentialWords(automaton: PositionAutomaton): readonly Ambiguity[] | null {
  return searching(() =>
    new AmbiguitySearch(automaton).exponential(
      MAX_WORDS,
      ({ loops, repeated }) => `${keyOf(loops)} ${repeated.join(' ')}`,
    ),
  )
}

function keyOf(loops: Ambiguity['loops']): string {
  return loops.map(({ start, end }) => `${start} ${end}`).join(' ')
}

/**
 * Finds strings that lead from each of two repetitions to itself, and from the first to the second.
 *
 * @returns One for each pair of repetitions, at most {@link MAX_FOUND}. `null` if the search was given up.
 */
export function findPolynomial(automaton: PositionAutomaton): readonly Ambiguity[] | null {
  return searching(() => new AmbiguitySearch(automaton).polynomial())
}

function searching(search: () => readonly Ambiguity[]): readonly Ambiguity[] | null {
  try {
    return search()
  } catch (error) {
    if (error === TOO_LONG) return null
    throw error
  }
}

const MAX_FOUND = 10
const MAX_WORDS = 50

const TOO_LONG = /* @__PURE__ */ new RangeError('The search takes too long')

/** A node of a search, with the way to it. */
interface Step {
  readonly states: readonly number[]
  readonly from: Step | null
  readonly set: CharacterSet
}

class AmbiguitySearch {
  readonly automaton: PositionAutomaton
  /** For each state, the states that can be reached from it and lead back; empty if it is in no loop. */
  readonly cycles: readonly ReadonlySet<number>[]
  readonly reachable: readonly ReadonlySet<number>[]
  steps = 0

  constructor(automaton: PositionAutomaton) {
    this.automaton = automaton
    this.reachable = automaton.next.map((_, state) => this.reachFrom(state))
    this.cycles = this.reachable.map((reached, state) => {
      return new Set([...reached].filter((other) => this.reachable[other]!.has(state)))
    })
  }

  reachFrom(state: number): ReadonlySet<number> {
    const reached = new Set<number>()
    const waiting = [state]
    for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
      for (const to of this.automaton.next[from]!.keys()) {
        if (this.shared([to]) === null || reached.has(to)) continue
        reached.add(to)
        waiting.push(to)
      }
    }
    return reached
  }

  exponential(most: number, keyOfFound: (ambiguity: Ambiguity) => string): readonly Ambiguity[] {
    const found = new Map<string, Ambiguity>()
    for (let state = 1; state < this.cycles.length && found.size < most; state++) {
      const cycle = this.cycles[state]!
      if (cycle.size === 0) continue
      const way = this.doubleWay(state, cycle)
      if (way === null) continue
      const loop =
        this.repeatingLoop(way) ?? this.loopOf(way.flatMap(({ states }) => states.slice(0, 2)))
      const repeated = way.slice(1).map(({ set }) => set)
      const ambiguity: Ambiguity = { growth: 'exponential', state, repeated, loops: [loop] }
      const key = keyOfFound(ambiguity)
      const known = found.get(key)
      if (known !== undefined && known.repeated.length <= repeated.length) continue
      found.set(key, ambiguity)
    }
    return [...found.values()]
  }

  /** The way of two runs from a state back to it that are in different states in between, or take different ways. */
  doubleWay(state: number, cycle: ReadonlySet<number>): readonly Step[] | null {
    const start: Step = { states: [state, state, 0], from: null, set: [] }
    return this.search(
      start,
      2,
      (step) => this.nextPairs(step, cycle),
      ([a, b, isDouble]) => a === state && b === state && isDouble === 1,
    )
  }

  /** The third number says whether the runs were in different states, or took different ways. */
  nextPairs({ states }: Step, cycle: ReadonlySet<number>): Step['states'][] {
    const [a, b, isDouble] = states as readonly [number, number, number]
    const { next } = this.automaton
    const pairs: number[][] = []
    for (const [toA, ways] of next[a]!) {
      if (!cycle.has(toA)) continue
      for (const toB of next[b]!.keys()) {
        if (!cycle.has(toB) || (isDouble === 0 && toB < toA)) continue
        const isNowDouble = isDouble === 1 || toA !== toB || (a === b && ways === 2)
        pairs.push([toA, toB, isNowDouble ? 1 : 0])
      }
    }
    return pairs
  }

  polynomial(): readonly Ambiguity[] {
    const looping = this.cycles.flatMap((cycle, state) => (cycle.size > 0 ? [state] : []))
    const found = new Map<string, Ambiguity>()
    for (const first of looping) {
      for (const last of looping) {
        if (!this.reachable[first]!.has(last) || this.cycles[first]!.has(last)) continue
        if (found.size >= MAX_FOUND) break
        const loops = [this.loopOf([first]), this.loopOf([last])] as const
        const key = keyOf(loops)
        if (found.has(key)) continue
        const start: Step = { states: [first, first, last], from: null, set: [] }
        const way = this.search(
          start,
          3,
          (step) => this.nextTriples(step, first, last),
          ([a, b, c]) => a === first && b === last && c === last,
        )
        if (way === null) continue
        const repeated = way.slice(1).map(({ set }) => set)
        found.set(key, { growth: 'polynomial', state: first, repeated, loops })
      }
    }
    return [...found.values()]
  }

  nextTriples({ states }: Step, first: number, last: number): Step['states'][] {
    const [a, b, c] = states as readonly [number, number, number]
    const { next } = this.automaton
    const triples: number[][] = []
    for (const toA of next[a]!.keys()) {
      if (!this.cycles[first]!.has(toA)) continue
      for (const toC of next[c]!.keys()) {
        if (!this.cycles[last]!.has(toC) || this.shared([toA, toC]) === null) continue
        for (const toB of next[b]!.keys()) {
          if (toB === last || this.reachable[toB]!.has(last)) triples.push([toA, toB, toC])
        }
      }
    }
    return triples
  }

  /**
   * The shortest way to states, breadth first.
   *
   * @param runs - How many of the numbers in a step are states.
   */
  search(
    start: Step,
    runs: number,
    nextOf: (step: Step) => Step['states'][],
    isFound: (states: Step['states']) => boolean,
  ): readonly Step[] | null {
    const seen = new Set<string>()
    const waiting: Step[] = [start]
    for (const from of waiting) {
      for (const states of nextOf(from)) {
        if (++this.steps > MAX_STEPS) throw TOO_LONG
        const key = states.join(' ')
        if (seen.has(key)) continue
        const set = this.shared(states.slice(0, runs))
        if (set === null) continue
        seen.add(key)
        const step: Step = { states, from, set }
        if (isFound(states)) return wayTo(step)
        waiting.push(step)
      }
    }
    return null
  }

  /** The characters that all of some states have been read with; `null` if there are none. */
  shared(states: readonly number[]): CharacterSet | null {
    const { positions } = this.automaton
    return intersect(states.map((state) => positions[state]!.set))
  }

  /** The repetition whose beginning anew is the second way; `null` if the ways are through different states. */
  repeatingLoop(way: readonly Step[]): Loop | null {
    for (const { states, from } of way) {
      if (from === null || states[0] !== states[1]) continue
      const loop = this.automaton.repeatedBy.get(`${from.states[0]} ${states[0]}`)
      if (loop !== undefined && from.states[0] === from.states[1]) return loop
    }
    return null
  }

  /** The innermost repetition that all of the states are in. */
  loopOf(states: readonly number[]): Loop {
    const [first, ...others] = states.map((state) => this.automaton.positions[state]!.loops)
    const shared = first!.filter((loop) =>
      others.every((loops) =>
        loops.some(({ start, end }) => start === loop.start && end === loop.end),
      ),
    )
    return shared[shared.length - 1]!
  }
}

function wayTo(step: Step): readonly Step[] {
  const way: Step[] = []
  for (let at: Step | null = step; at !== null; at = at.from) way.unshift(at)
  return way
}
