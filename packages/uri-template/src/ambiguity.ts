import type { Automaton } from './automaton.ts'
import { groupOf, isIn, type SymbolSet } from './symbols.ts'

/** Pairs of states to look at before a template counts as too complex. */
const MAX_PAIRS = 50_000

export type AmbiguityResult =
  | { readonly kind: 'unambiguous' }
  | { readonly kind: 'too-complex' }
  | {
      readonly kind: 'ambiguous'
      /** A URI that can be read in two ways. */
      readonly witness: string
    }

/**
 * Decides whether there is a URI that an automaton reads in two ways.
 *
 * Two runs go side by side over one URI. They are two readings if they give some symbol to different
 * variables, or to different members of one, and both accept.
 */
export function findAmbiguity({ transitions, accepting }: Automaton): AmbiguityResult {
  const alphabet = new Alphabet(transitions.flatMap((steps) => steps.map(({ set }) => set)))
  const size = transitions.length
  const live = findLive(transitions, accepting)
  const pairs: Pair[] = [{ left: 0, right: 0, differ: false, before: -1, symbol: '' }]
  const seen = new Set<number>([0])
  for (let at = 0; at < pairs.length; at++) {
    const { left, right, differ } = pairs[at]!
    if (differ && accepting[left] === true && accepting[right] === true) {
      return { kind: 'ambiguous', witness: witnessOf(pairs, at) }
    }
    for (const a of transitions[left]!) {
      if (!live[a.to]) continue
      for (const b of transitions[right]!) {
        if (!live[b.to]) continue
        const different = differ || a.tag !== b.tag
        const key = (a.to * size + b.to) * 2 + (different ? 1 : 0)
        if (seen.has(key)) continue
        const symbol = alphabet.common(a.set, b.set)
        if (symbol === null) continue
        seen.add(key)
        pairs.push({ left: a.to, right: b.to, differ: different, before: at, symbol })
      }
    }
    if (pairs.length > MAX_PAIRS) return { kind: 'too-complex' }
  }
  return { kind: 'unambiguous' }
}

interface Pair {
  readonly left: number
  readonly right: number
  readonly differ: boolean
  readonly before: number
  readonly symbol: string
}

function witnessOf(pairs: readonly Pair[], end: number): string {
  const symbols: string[] = []
  for (let at = end; at > 0; at = pairs[at]!.before) symbols.push(pairs[at]!.symbol)
  return symbols.reverse().join('')
}

/** Which states an accepting one can be reached from. */
function findLive(
  transitions: Automaton['transitions'],
  accepting: readonly boolean[],
): readonly boolean[] {
  const into: number[][] = transitions.map(() => [])
  transitions.forEach((steps, from) => {
    for (const { to } of steps) into[to]!.push(from)
  })
  const live = [...accepting]
  const queue = live.flatMap((isLive, state) => (isLive ? [state] : []))
  for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
    for (const from of into[state]!) {
      if (live[from] === true) continue
      live[from] = true
      queue.push(from)
    }
  }
  return live
}

/** One symbol for each group, and every symbol that some set names. */
class Alphabet {
  readonly #symbols: readonly string[]
  readonly #common = new Map<SymbolSet, Map<SymbolSet, string | null>>()

  constructor(sets: readonly SymbolSet[]) {
    const named = sets.flatMap(({ only, plus = '', without = '' }) => [
      ...(only === undefined ? [] : [only]),
      ...plus,
      ...without,
    ])
    this.#symbols = [
      ...new Set([
        ...'x0!:',
        '%20',
        '%2F',
        ..."yz123'(*@$",
        '%21',
        '%5C',
        ...named,
        ...'.,/-=&;+~_',
      ]),
    ]
  }

  /** A symbol of both sets, or `null`. */
  common(a: SymbolSet, b: SymbolSet): string | null {
    const known = this.#common.get(a)?.get(b)
    if (known !== undefined) return known
    const found =
      a.only !== undefined && b.only === undefined
        ? this.#inBoth([a.only], a, b)
        : this.#inBoth(b.only === undefined ? this.#symbols : [b.only], a, b)
    const row = this.#common.get(a) ?? new Map<SymbolSet, string | null>()
    row.set(b, found)
    this.#common.set(a, row)
    return found
  }

  #inBoth(symbols: readonly string[], a: SymbolSet, b: SymbolSet): string | null {
    for (const symbol of symbols) {
      const group = groupOf(symbol)
      if (group !== null && isIn(a, symbol, group) && isIn(b, symbol, group)) return symbol
    }
    return null
  }
}
