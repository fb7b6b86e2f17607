import type { CharacterSet } from './character-set.ts'
import type { RegexpNode } from './read-regexp.ts'

/** A repetition without end, or one that is taken as such, by its place in the source. */
export interface Loop {
  readonly start: number
  readonly end: number
}

/** The place of a character in a regular expression: a state in which this character has been read. */
export interface Position {
  readonly set: CharacterSet
  /** The repetitions that it is in, from the outermost. */
  readonly loops: readonly Loop[]
}

/**
 * The ways of a backtracking engine through a regular expression, as Glushkov's automaton: a state for each place of a
 * character, and state 0 for the start.
 *
 * It also says where there are two ways from one character to the next without a character between them, such as through
 * both loops of `(a*)*`. The language needs only one of them, but the engine tries both.
 */
export interface PositionAutomaton {
  readonly positions: readonly Position[]
  /** For each state, the next ones, and whether there is more than one way to each. */
  readonly next: readonly ReadonlyMap<number, Ways>[]
  /** Where a match can end. */
  readonly ends: ReadonlySet<number>
  /** Of connections that a repetition makes once more, as `from to`: the outermost such repetition. */
  readonly repeatedBy: ReadonlyMap<string, Loop>
}

/** How many ways there are: 1, or 2 for several. */
export type Ways = 1 | 2

/** A larger one is not built: regular expressions that people write have less than a tenth of it. */
const MAX_POSITIONS = 600
const MAX_CONNECTIONS = 20_000

/** What a part of the expression takes, in how many ways: nothing, and as the first and the last character. */
interface Fragment {
  readonly empty: 0 | Ways
  readonly first: ReadonlyMap<number, Ways>
  readonly last: ReadonlyMap<number, Ways>
}

const NOTHING: Fragment = { empty: 1, first: new Map(), last: new Map() }

/**
 * Builds the automaton.
 *
 * @param setOf - The characters that a regular expression for one character takes.
 * @param endless - Counted repetitions that are taken as if they had no end, to find what each further one would do.
 * @returns `null` if it would be too large, as of `(?:a{99}){99}`.
 */
export function buildPositionAutomaton(
  root: RegexpNode,
  setOf: (source: string) => CharacterSet,
  endless: ReadonlySet<RegexpNode> = new Set(),
): PositionAutomaton | null {
  const positions: Position[] = [{ set: [], loops: [] }]
  const next: Map<number, Ways>[] = [new Map()]
  const repeatedBy = new Map<string, Loop>()
  let connections = 0

  const connect = (from: Fragment, to: Fragment, loop: Loop | null = null): void => {
    connections += from.last.size * to.first.size
    if (connections > MAX_CONNECTIONS) throw TOO_LARGE
    for (const [last, left] of from.last) {
      for (const [first, right] of to.first) {
        if (loop !== null && next[last]!.has(first)) repeatedBy.set(`${last} ${first}`, loop)
        add(next[last]!, first, times(left, right))
      }
    }
  }
  const sequence = (a: Fragment, b: Fragment): Fragment => {
    connect(a, b)
    return {
      empty: a.empty === 0 || b.empty === 0 ? 0 : times(a.empty, b.empty),
      first: sum(a.first, b.first, a.empty),
      last: sum(b.last, a.last, b.empty),
    }
  }
  const build = (node: RegexpNode, loops: readonly Loop[]): Fragment => {
    switch (node.kind) {
      case 'set': {
        if (positions.length > MAX_POSITIONS) throw TOO_LARGE
        const position = positions.push({ set: setOf(node.source), loops }) - 1
        next.push(new Map())
        return { empty: 0, first: new Map([[position, 1]]), last: new Map([[position, 1]]) }
      }
      case 'sequence':
        return node.items.reduce((all, item) => sequence(all, build(item, loops)), NOTHING)
      case 'choice':
        return node.items
          .map((item) => build(item, loops))
          .reduce((a, b) => ({
            empty: plus(a.empty, b.empty),
            first: sum(a.first, b.first, 1),
            last: sum(a.last, b.last, 1),
          }))
      case 'repeat':
        return repeat(node, loops)
    }
  }
  const repeat = (
    node: Extract<RegexpNode, { kind: 'repeat' }>,
    loops: readonly Loop[],
  ): Fragment => {
    const { item, min, max } = node
    if (min > MAX_POSITIONS || (max !== Infinity && max > MAX_POSITIONS)) throw TOO_LARGE
    const isEndless = endless.has(node)
    const isLoop = max === Infinity || isEndless
    let all = NOTHING
    for (let count = isLoop ? 1 : 0; count < min && !isEndless; count++) {
      all = sequence(all, build(item, loops))
    }
    if (isLoop) {
      const loop = { start: node.start, end: node.end }
      const body = build(item, [...loops, loop])
      connect(body, body, loop)
      // The required ones can take nothing, which is one more way to the next that takes something.
      if (isEndless && min > 1 && body.empty !== 0) connect(body, body, loop)
      return sequence(all, { ...body, empty: min === 0 ? 1 : body.empty })
    }
    // From the inside: `a{0,2}` is `(?:a(?:a)?)?`. The engine refuses those of them that take nothing.
    let optional = NOTHING
    for (let count = min; count < max; count++) {
      const body: Fragment = { ...build(item, loops), empty: 0 }
      optional = { ...sequence(body, optional), empty: 1 }
    }
    return sequence(all, optional)
  }
  try {
    const whole = sequence({ empty: 0, first: new Map(), last: new Map([[0, 1]]) }, build(root, []))
    return { positions, next, ends: new Set(whole.last.keys()), repeatedBy }
  } catch (error) {
    if (error === TOO_LARGE) return null
    throw error
  }
}

const TOO_LARGE = /* @__PURE__ */ new RangeError('The automaton is too large')

function times(a: Ways, b: Ways): Ways {
  return a === 1 && b === 1 ? 1 : 2
}

function plus(a: 0 | Ways, b: 0 | Ways): 0 | Ways {
  return a === 0 ? b : b === 0 ? a : 2
}

function add(to: Map<number, Ways>, key: number, ways: Ways): void {
  to.set(key, to.has(key) ? 2 : ways)
}

/** The ways of both, where those of the second begin with what takes nothing in some ways. */
function sum(
  a: ReadonlyMap<number, Ways>,
  b: ReadonlyMap<number, Ways>,
  before: 0 | Ways,
): ReadonlyMap<number, Ways> {
  if (before === 0) return a
  const all = new Map(a)
  for (const [key, ways] of b) add(all, key, times(ways, before))
  return all
}
