import { type Language, type Spelling, spellingsOf } from './language.ts'
import {
  common,
  isEmptySet,
  less,
  type SymbolSet,
  setOf,
  splitSymbols,
  type UriSymbol,
} from './symbols.ts'

export interface Transition {
  readonly set: SymbolSet
  readonly tag: number
  readonly to: number
}

/** A finite automaton without empty steps; state 0 is the start. Each state leads to an end. */
export interface Graph {
  readonly transitions: readonly (readonly Transition[])[]
  /** Of which templates, by number, a state is an end. */
  readonly ends: readonly (readonly number[])[]
}

/** Where a value begins and ends. */
export interface Value {
  /** Before its first symbol. */
  readonly first: number
  /** After a value that is not empty. */
  readonly last: number
  /** Whether an empty value is allowed, if its place allows it. */
  readonly mayBeEmpty: boolean
}

/** Templates with more steps than this are refused: no resource needs them. */
export const MAX_TRANSITIONS = 20_000

/** Puts an automaton together, first with steps that read nothing. */
export class AutomatonBuilder {
  readonly #steps: Transition[][] = [[]]
  readonly #skips: number[][] = [[]]
  readonly #ends: number[] = []
  readonly #single = new Map<UriSymbol, SymbolSet>()
  readonly #same = new Map<string, SymbolSet>()
  readonly #shared = new Map<string, number>()
  #size = 0

  get isTooLarge(): boolean {
    return this.#size > MAX_TRANSITIONS
  }

  state(): number {
    this.#skips.push([])
    return this.#steps.push([]) - 1
  }

  skip(from: number, to: number): void {
    this.#skips[from]!.push(to)
  }

  /** Ends the next template. */
  end(from: number): void {
    const end = this.state()
    this.skip(from, end)
    this.#ends.push(end)
  }

  /** Reads one symbol. */
  step(from: number, set: SymbolSet, tag: number, to: number): void {
    this.#steps[from]!.push({ set, tag, to })
    this.#size++
  }

  /** Reads one character. */
  character(from: number, character: string, tag: number, to: number): void {
    this.step(from, this.#setOfOne(character.charCodeAt(0)), tag, to)
  }

  /** Reads a string. */
  text(from: number, text: string, tag: number): number {
    let state = from
    for (const symbol of splitSymbols(text) ?? []) {
      const next = this.state()
      this.step(state, this.#setOfOne(symbol), tag, next)
      state = next
    }
    return state
  }

  /** Reads a string at the beginning, in states that all templates which begin with it share. */
  prefix(text: string, tag: number): number {
    let state = 0
    for (const symbol of splitSymbols(text) ?? []) {
      const key = `${state} ${symbol}`
      const known = this.#shared.get(key)
      const next = known ?? this.state()
      if (known === undefined) {
        this.#shared.set(key, next)
        this.step(state, this.#setOfOne(symbol), tag, next)
      }
      state = next
    }
    return state
  }

  /** Reads a value that consists of symbols of a set. */
  many(from: number, set: SymbolSet, tag: number): Value {
    const first = this.state()
    this.skip(from, first)
    const last = this.state()
    this.step(first, set, tag, last)
    this.step(last, set, tag, last)
    return { first, last, mayBeEmpty: true }
  }

  /** Reads a string of a language, as far as it is written in symbols of a set. */
  language(
    from: number,
    language: Language,
    set: SymbolSet,
    tag: number,
    plusIsSpace: boolean,
  ): Value {
    const first = this.state()
    this.skip(from, first)
    const last = this.state()
    const states = language.points.map((_, index) => (index === 0 ? first : this.state()))
    const entries = language.points.map((points, index) =>
      points === null
        ? []
        : this.#entries(spellingsOf(points, plusIsSpace), set, tag, states[index]!),
    )
    language.follow.forEach((next, from) => {
      for (const index of next) {
        for (const { symbols, to } of entries[index]!) this.step(states[from]!, symbols, tag, to)
      }
      if (from > 0 && language.accepting[from] === true) this.skip(states[from]!, last)
    })
    return { first, last, mayBeEmpty: language.accepting[0] === true }
  }

  /** The first symbols of a code point, each with the state after it: the bytes that come next lead to `to`. */
  #entries(
    spellings: readonly Spelling[],
    set: SymbolSet,
    tag: number,
    to: number,
  ): readonly { symbols: SymbolSet; to: number }[] {
    return spellings.flatMap(({ set: symbols, rest }) => {
      const first = this.same(common(symbols, set))
      if (isEmptySet(first)) return []
      let next = to
      for (const symbols of [...rest].reverse()) {
        const state = this.state()
        this.step(state, symbols, tag, next)
        next = state
      }
      return [{ symbols: first, to: next }]
    })
  }

  /** The same object for the same symbols, so that what is known of two sets can be remembered. */
  same(set: SymbolSet): SymbolSet {
    const key = set.join()
    const same = this.#same.get(key) ?? set
    this.#same.set(key, same)
    return same
  }

  /** The set without some characters. */
  less(set: SymbolSet, characters: string): SymbolSet {
    return this.same(less(set, characters))
  }

  #setOfOne(symbol: UriSymbol): SymbolSet {
    const known = this.#single.get(symbol) ?? setOf([symbol])
    this.#single.set(symbol, known)
    return known
  }

  /** Removes the empty steps and what leads nowhere; `null` if too many steps remain. */
  finish(): Graph | null {
    let total = 0
    const all: Transition[][] = []
    const ends: number[][] = []
    for (let state = 0; state < this.#steps.length; state++) {
      const closure = this.#closure(state)
      const steps = [...closure].flatMap((reached) => this.#steps[reached]!)
      total += steps.length
      if (total > MAX_TRANSITIONS) return null
      all.push(steps)
      ends.push(this.#ends.flatMap((end, index) => (closure.has(end) ? [index] : [])))
    }
    const live = findLive(all, ends)
    return { transitions: all.map((steps) => steps.filter(({ to }) => live[to])), ends }
  }

  #closure(state: number): Set<number> {
    const closure = new Set([state])
    for (const reached of closure) for (const next of this.#skips[reached]!) closure.add(next)
    return closure
  }
}

/** Which states an end can be reached from. */
function findLive(
  transitions: readonly (readonly Transition[])[],
  ends: readonly (readonly number[])[],
): readonly boolean[] {
  const into: number[][] = transitions.map(() => [])
  transitions.forEach((steps, from) => {
    for (const { to } of steps) into[to]!.push(from)
  })
  const live = ends.map((list) => list.length > 0)
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
