import type { Automaton } from './automaton.ts'
import {
  isIn,
  SYMBOLS,
  type SymbolSet,
  splitSymbols,
  type UriSymbol,
  writeSymbol,
} from './symbols.ts'

/** Pairs of states to look at before templates count as too complex. */
export const MAX_PAIRS = 50_000

export type AmbiguityResult =
  | { readonly kind: 'unambiguous' }
  | { readonly kind: 'too-complex' }
  | {
      readonly kind: 'ambiguous'
      /** A URI that can be read in two ways. */
      readonly witness: string
      /** By which templates; the same number twice if one template reads it in two ways. */
      readonly templates: readonly [number, number]
    }

/**
 * Decides whether there is a URI that an automaton reads in two ways.
 *
 * Two runs go side by side over one URI. They are two readings if they end in different templates, or give some symbol to
 * different variables, or to different members of one.
 */
export function findAmbiguity({ transitions, ends }: Automaton): AmbiguityResult {
  const alphabet = new Alphabet()
  const size = transitions.length
  const pairs: Pair[] = [{ left: 0, right: 0, differ: false, before: -1, symbol: -1 }]
  const seen = new Set<number>([0])
  for (let at = 0; at < pairs.length; at++) {
    const { left, right, differ } = pairs[at]!
    const templates = bothEnd(ends[left]!, ends[right]!, differ)
    if (templates !== null) {
      return { kind: 'ambiguous', witness: witnessOf(pairs, at), templates }
    }
    for (const a of transitions[left]!) {
      for (const b of transitions[right]!) {
        const different = differ || a.tag !== b.tag
        // The two runs may change places.
        const [low, high] = a.to < b.to ? [a.to, b.to] : [b.to, a.to]
        const key = (low * size + high) * 2 + (different ? 1 : 0)
        if (seen.has(key)) continue
        const symbol = alphabet.common(a.set, b.set)
        if (symbol === -1) continue
        seen.add(key)
        pairs.push({ left: low, right: high, differ: different, before: at, symbol })
        if (pairs.length > MAX_PAIRS) return { kind: 'too-complex' }
      }
    }
  }
  return { kind: 'unambiguous' }
}

interface Pair {
  readonly left: number
  readonly right: number
  readonly differ: boolean
  readonly before: number
  readonly symbol: UriSymbol
}

function bothEnd(
  left: readonly number[],
  right: readonly number[],
  differ: boolean,
): readonly [number, number] | null {
  for (const a of left) {
    for (const b of right) if (a !== b || differ) return a < b ? [a, b] : [b, a]
  }
  return null
}

function witnessOf(pairs: readonly Pair[], end: number): string {
  const symbols: string[] = []
  for (let at = end; at > 0; at = pairs[at]!.before) symbols.push(writeSymbol(pairs[at]!.symbol))
  return symbols.reverse().join('')
}

/**
 * Whether one template matches everything that another matches.
 *
 * @returns `null` if that takes too long to find out.
 */
export function includes(
  { transitions, ends }: Automaton,
  outer: number,
  inner: number,
): boolean | null {
  const alphabet = new Alphabet()
  const seen = new Set<string>(['0:0'])
  const queue: (readonly [state: number, others: readonly number[]])[] = [[0, [0]]]
  for (let at = 0; at < queue.length; at++) {
    const [state, others] = queue[at]!
    if (ends[state]!.includes(inner) && !others.some((other) => ends[other]!.includes(outer))) {
      return false
    }
    for (const { set, to } of transitions[state]!) {
      for (const symbol of alphabet.members(set)) {
        const next = new Set(
          others.flatMap((other) =>
            transitions[other]!.flatMap((step) => (isIn(step.set, symbol) ? [step.to] : [])),
          ),
        )
        const list = [...next].sort((a, b) => a - b)
        const key = `${to}:${list.join()}`
        if (seen.has(key)) continue
        seen.add(key)
        queue.push([to, list])
      }
    }
    if (queue.length > MAX_PAIRS / 50) return null
  }
  return true
}

/** Nice symbols first, so that a witness can be read. */
const PREFERRED: readonly UriSymbol[] = /* @__PURE__ */ splitSymbols(
  "x0!:%20%2Fyz123'(*@$%21%5C.,/-=&;+~_",
)!

class Alphabet {
  readonly #common = new Map<SymbolSet, Map<SymbolSet, UriSymbol>>()
  readonly #members = new Map<SymbolSet, readonly UriSymbol[]>()

  /** A symbol of both sets, or -1. */
  common(a: SymbolSet, b: SymbolSet): UriSymbol {
    const known = this.#common.get(a)?.get(b)
    if (known !== undefined) return known
    const found = this.#find(a.map((word, index) => word & b[index]!))
    const row = this.#common.get(a) ?? new Map<SymbolSet, UriSymbol>()
    row.set(b, found)
    this.#common.set(a, row)
    return found
  }

  #find(set: SymbolSet): UriSymbol {
    const nice = PREFERRED.find((symbol) => isIn(set, symbol))
    if (nice !== undefined) return nice
    return ALL_SYMBOLS.find((symbol) => isIn(set, symbol)) ?? -1
  }

  members(set: SymbolSet): readonly UriSymbol[] {
    const known = this.#members.get(set) ?? ALL_SYMBOLS.filter((symbol) => isIn(set, symbol))
    this.#members.set(set, known)
    return known
  }
}

const ALL_SYMBOLS: readonly UriSymbol[] = /* @__PURE__ */ Array.from(
  { length: SYMBOLS },
  (_, symbol) => symbol,
)
