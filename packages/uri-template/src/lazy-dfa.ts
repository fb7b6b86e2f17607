import { requireString } from '@waymark/infra/argument'
import { percentEncodedByteAt } from '@waymark/rfc3986'
import type { Automaton } from './automaton.ts'
import { matchAutomaton } from './match-automaton.ts'
import { grown, Spans } from './spans.ts'
import {
  ENCODED,
  encodeNonAscii,
  isIn,
  NOT_ASCII,
  SYMBOLS,
  splitSymbols,
  symbolAt,
  widthOf,
} from './symbols.ts'
import { LITERAL } from './tags.ts'

/** More states are not remembered: hostile URIs must not fill the memory. What is new then goes the plain way. */
const MAX_STATES = 1_000
/** Nor more entries of the table, which has one for each state and class. */
const MAX_ENTRIES = 200_000

const UNKNOWN = -1
const DEAD = -2
/** In the place of a tag: only the rest of the URI says which tag it is. */
const MIXED = -2

/**
 * The same automaton as {@link matchAutomaton} reads, made deterministic step by step as URIs need it.
 *
 * A state stands for the states in which the runs are. A step whose runs all have one tag gives the tag at once;
 * after another step, the way is kept, and goes back from the end to find the tags.
 *
 * With it, finding the tags takes a sixth to an eighth of the time of the plain form (Node 24).
 */
export class LazyDfa {
  readonly #automaton: Automaton
  readonly #classOf: Uint16Array
  readonly #classes: number
  /** A symbol of each class. */
  readonly #examples: readonly number[]
  readonly #sets: (readonly number[])[] = []
  readonly #numbers = new Map<string, number>()
  /** For each state and class: the next state and the tag. */
  #next: Int32Array
  #tags: Int32Array
  /** For each state and class: where each run of the next state comes from, and with which tag. */
  readonly #origins: Int32Array[] = []
  /** For each state: the template that ends there, or -1, and which run it is. */
  readonly #template: number[] = []
  readonly #run: number[] = []
  readonly #spans: Spans = new Spans()
  #way: Int32Array = new Int32Array(256)

  constructor(automaton: Automaton) {
    this.#automaton = automaton
    const { classOf, examples } = classify(automaton)
    this.#classOf = classOf
    this.#classes = examples.length
    this.#examples = examples
    this.#next = new Int32Array(this.#classes * 8).fill(UNKNOWN)
    this.#tags = new Int32Array(this.#classes * 8)
    this.#add([0])
  }

  /**
   * Reads a URI.
   *
   * @throws ArgumentError if it is not a string.
   * @returns `null` if it is not accepted. The object is used again by the next call.
   */
  match(uri: string): Spans | null {
    requireString(uri, 'uri')
    const spans = this.#spans
    spans.clear(uri)
    const classOf = this.#classOf
    const classes = this.#classes
    let next = this.#next
    let tags = this.#tags
    const { length } = uri
    let state = 0
    let tag = LITERAL
    let at = 0
    while (at < length) {
      // `symbolAt`, written out: the whole takes an eighth less time.
      let symbol = uri.charCodeAt(at)
      let width = 1
      if (symbol === 0x25) {
        const byte = percentEncodedByteAt(uri, at)
        if (byte === -1) return null
        symbol = ENCODED + byte
        width = 3
      } else if (symbol >= ENCODED) return this.#matchEncoded(uri)
      const key = state * classes + classOf[symbol]!
      let to = next[key]!
      if (to === UNKNOWN) {
        to = this.#step(state, classOf[symbol]!)
        if (to === UNKNOWN) return this.#matchPlainly(uri)
        next = this.#next
        tags = this.#tags
      }
      if (to === DEAD) return null
      const given = tags[key]!
      if (given !== tag) {
        if (given === MIXED) return this.#matchBothWays(uri, at, state, tag)
        spans.push(given, at)
        tag = given
      }
      state = to
      at += width
    }
    spans.template = this.#template[state]!
    return spans.template === -1 ? null : spans
  }

  /** From the place where tags are not known at once: to the end, and back again. */
  #matchBothWays(uri: string, start: number, from: number, tagBefore: number): Spans | null {
    const classes = this.#classes
    const classOf = this.#classOf
    let state = from
    let way = this.#way
    let count = 0
    for (let at = start; at < uri.length; ) {
      const symbol = symbolAt(uri, at)
      if (symbol < 0) return symbol === NOT_ASCII ? this.#matchEncoded(uri) : null
      const key = state * classes + classOf[symbol]!
      let to = this.#next[key]!
      if (to === UNKNOWN) {
        to = this.#step(state, classOf[symbol]!)
        if (to === UNKNOWN) return this.#matchPlainly(uri)
      }
      if (to === DEAD) return null
      if (count === way.length) {
        way = grown(way)
        // One long URI must not take memory for ever.
        if (way.length <= 8_192) this.#way = way
      }
      way[count++] = key
      state = to
      at += widthOf(symbol)
    }
    const template = this.#template[state]!
    if (template === -1) return null
    const spans = this.#spans
    spans.template = template
    this.#readBack(uri, way, count, this.#run[state]!, tagBefore)
    return spans
  }

  #readBack(uri: string, way: Int32Array, count: number, last: number, tagBefore: number): void {
    const spans = this.#spans
    const before = spans.count
    let run = last
    let at = uri.length
    let tag = MIXED
    for (let index = count - 1; index >= 0; index--) {
      const origins = this.#origins[way[index]!]!
      const given = origins[run * 2 + 1]!
      run = origins[run * 2]!
      // A run of symbols begins where the tag after it is another one.
      if (given !== tag && tag !== MIXED) spans.push(tag, at)
      tag = given
      at -= widthOf(this.#examples[way[index]! % this.#classes]!)
    }
    if (tag !== tagBefore) spans.push(tag, at)
    spans.reverse(before)
  }

  #matchEncoded(uri: string): Spans | null {
    const text = encodeNonAscii(uri)
    return text === null ? null : this.match(text)
  }

  /** A match of the plain form, in the form of this one. */
  #matchPlainly(uri: string): Spans | null {
    const symbols = splitSymbols(uri)
    const match = symbols === null ? null : matchAutomaton(this.#automaton, symbols)
    if (symbols === null || match === null) return null
    const text = encodeNonAscii(uri) ?? uri
    const spans = this.#spans
    spans.clear(text)
    let tag = LITERAL
    let at = 0
    for (let index = 0; index < symbols.length; index++) {
      const given = match.tags[index]!
      if (given !== tag) spans.push(given, at)
      tag = given
      at += widthOf(symbols[index]!)
    }
    spans.template = match.template
    return spans
  }

  /** Finds the step from a state with the symbols of a class; `UNKNOWN` if it cannot be remembered. */
  #step(state: number, symbolClass: number): number {
    const { transitions } = this.#automaton
    const symbol = this.#examples[symbolClass]!
    const origins = new Map<number, readonly [run: number, tag: number]>()
    let tag: number | null = null
    this.#sets[state]!.forEach((from, run) => {
      for (const step of transitions[from]!) {
        if (!isIn(step.set, symbol)) continue
        tag = tag === null || tag === step.tag ? step.tag : MIXED
        if (!origins.has(step.to)) origins.set(step.to, [run, step.tag])
      }
    })
    const key = state * this.#classes + symbolClass
    if (origins.size === 0) {
      this.#next[key] = DEAD
      return DEAD
    }
    const set = [...origins.keys()].sort((a, b) => a - b)
    const known = this.#numbers.get(set.join()) ?? this.#add(set)
    if (known === UNKNOWN) return UNKNOWN
    this.#origins[key] = Int32Array.from(set.flatMap((to) => origins.get(to)!))
    this.#tags[key] = tag ?? LITERAL
    this.#next[key] = known
    return known
  }

  /** Remembers a state; `UNKNOWN` if there are too many. */
  #add(set: readonly number[]): number {
    const number = this.#sets.length
    const entries = (number + 1) * this.#classes
    if (number > 0 && (number >= MAX_STATES || entries > MAX_ENTRIES)) return UNKNOWN
    if (entries > this.#next.length) {
      const { length } = this.#next
      this.#next = grown(this.#next).fill(UNKNOWN, length)
      this.#tags = grown(this.#tags)
    }
    this.#sets.push(set)
    this.#numbers.set(set.join(), number)
    const { ends } = this.#automaton
    const run = set.findIndex((state) => ends[state]!.length > 0)
    this.#run.push(run)
    this.#template.push(run === -1 ? -1 : ends[set[run]!]![0]!)
    return number
  }
}

/** Symbols that no set tells apart are one class. An encoded byte and a character are never in one class. */
function classify({ transitions }: Automaton): {
  classOf: Uint16Array
  examples: readonly number[]
} {
  const classOf = new Uint16Array(SYMBOLS).fill(1, ENCODED)
  let count = 2
  for (const set of new Set(transitions.flatMap((steps) => steps.map((step) => step.set)))) {
    // Each class is split in two, and the number of a half without symbols is given again.
    const split = new Map<number, number>()
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      const key = classOf[symbol]! * 2 + (isIn(set, symbol) ? 1 : 0)
      const half = split.get(key) ?? split.size
      split.set(key, half)
      classOf[symbol] = half
    }
    count = split.size
  }
  const examples = Array.from({ length: count }, (_, index) => classOf.indexOf(index))
  return { classOf, examples }
}
