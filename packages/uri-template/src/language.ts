import { codePointAt } from '@waymark/infra'
import { utf8PercentEncode } from '@waymark/percent-encoding'
import { type CodePointSet, hasPoint, onePoint } from './code-point-set.ts'
import { ALL_BUT_UNRESERVED } from './encode-sets.ts'
import { ENCODED, encodedBytes, type SymbolSet, setOf, splitSymbols } from './symbols.ts'

/** A language of strings, as a regular expression without anything that needs backtracking. */
export type Expression =
  | { readonly kind: 'points'; readonly points: CodePointSet }
  | { readonly kind: 'sequence' | 'choice'; readonly items: readonly Expression[] }
  /** From `min` to `max` times; `max` may be `Infinity`. */
  | {
      readonly kind: 'repeat'
      readonly item: Expression
      readonly min: number
      readonly max: number
    }

/**
 * A language of strings as an automaton whose states are the code points of an expression, so that each step reads
 * exactly one code point. State 0 is the start, and no step leads back to it.
 */
export interface Language {
  readonly points: readonly (CodePointSet | null)[]
  readonly follow: readonly (readonly number[])[]
  readonly accepting: readonly boolean[]
}

/** A language with more states is refused. */
export const MAX_STATES = 5_000

/** The strings of a list. */
export function choiceOf(texts: readonly string[]): Expression {
  const items = texts.map((text): Expression => {
    const points: Expression[] = []
    for (let at = 0; at < text.length; at++) {
      const codePoint = codePointAt(text, at)
      if (codePoint > 0xffff) at++
      points.push({ kind: 'points', points: onePoint(codePoint) })
    }
    return { kind: 'sequence', items: points }
  })
  return { kind: 'choice', items }
}

interface Part {
  readonly first: readonly number[]
  readonly last: readonly number[]
  readonly mayBeEmpty: boolean
}

const EMPTY: Part = { first: [], last: [], mayBeEmpty: true }

/**
 * The automaton of an expression.
 *
 * @returns `null` if it has too many states.
 * @see Glushkov, The abstract theory of automata, 1961.
 */
export function compileExpression(expression: Expression): Language | null {
  const points: (CodePointSet | null)[] = [null]
  const follow: Set<number>[] = [new Set()]
  let steps = 0
  let isTooLarge = false
  const connect = (from: readonly number[], to: readonly number[]): void => {
    steps += from.length * to.length
    if (steps > MAX_STATES * 20) isTooLarge = true
    if (isTooLarge) return
    for (const state of from) for (const next of to) follow[state]!.add(next)
  }
  const join = (a: Part, b: Part): Part => {
    connect(a.last, b.first)
    return {
      first: a.mayBeEmpty ? [...a.first, ...b.first] : a.first,
      last: b.mayBeEmpty ? [...a.last, ...b.last] : b.last,
      mayBeEmpty: a.mayBeEmpty && b.mayBeEmpty,
    }
  }
  const build = (node: Expression): Part => {
    if (isTooLarge) return EMPTY
    switch (node.kind) {
      case 'points': {
        const state = points.push(node.points) - 1
        follow.push(new Set())
        if (state > MAX_STATES) isTooLarge = true
        return { first: [state], last: [state], mayBeEmpty: false }
      }
      case 'sequence':
        return node.items.reduce<Part>((part, item) => join(part, build(item)), EMPTY)
      case 'choice': {
        const parts = node.items.map(build)
        return {
          first: parts.flatMap(({ first }) => first),
          last: parts.flatMap(({ last }) => last),
          mayBeEmpty: parts.some(({ mayBeEmpty }) => mayBeEmpty),
        }
      }
      case 'repeat': {
        const before = points.length
        let part = EMPTY
        for (let index = 0; index < node.min && !isTooLarge; index++) {
          part = join(part, build(node.item))
          // Nothing, repeated, is nothing: counting it would take for ever if such repetitions are in one another.
          if (points.length === before && part.mayBeEmpty) return EMPTY
        }
        if (node.max === Number.POSITIVE_INFINITY) {
          const item = build(node.item)
          connect(item.last, item.first)
          return join(part, { ...item, mayBeEmpty: true })
        }
        // `(x(x)?)?` and not `x?x?`, so that each state has few steps.
        let rest = EMPTY
        for (let index = node.min; index < node.max && !isTooLarge; index++) {
          rest = { ...join(build(node.item), rest), mayBeEmpty: true }
          if (points.length === before) return EMPTY
        }
        return join(part, rest)
      }
    }
  }
  const whole = build(expression)
  if (isTooLarge) return null
  follow[0] = new Set(whole.first)
  const accepting = points.map(() => false)
  for (const state of whole.last) accepting[state] = true
  accepting[0] = whole.mayBeEmpty
  return { points, follow: follow.map((next) => [...next]), accepting }
}

/**
 * The strings of a language that have a number of code points.
 *
 * @returns `null` if that takes too many states.
 */
export function limitLength(language: Language, min: number, max: number): Language | null {
  const size = language.points.length
  // Above the last number that matters, all are the same.
  const cap = max === Number.POSITIVE_INFINITY ? min : max
  if (cap * size > MAX_STATES) return null
  const points: (CodePointSet | null)[] = [null]
  const follow: number[][] = [[]]
  const accepting = [language.accepting[0] === true && min === 0]
  const known = new Map<number, number>([[0, 0]])
  const queue: (readonly [state: number, count: number])[] = [[0, 0]]
  for (let at = 0; at < queue.length; at++) {
    const [state, count] = queue[at]!
    if (count === max) continue
    const next = Math.min(count + 1, cap)
    for (const to of language.follow[state]!) {
      const key = to * (cap + 1) + next
      let made = known.get(key)
      if (made === undefined) {
        made = points.push(language.points[to]!) - 1
        follow.push([])
        accepting.push(language.accepting[to] === true && next >= min)
        known.set(key, made)
        queue.push([to, next])
      }
      follow[at]!.push(made)
    }
  }
  return { points, follow, accepting }
}

/** Whether a string belongs to a language, in time proportional to its length. */
export function isInLanguage({ points, follow, accepting }: Language, text: string): boolean {
  let states: readonly number[] = [0]
  for (let at = 0; at < text.length; at++) {
    const c = codePointAt(text, at)
    if (c > 0xffff) at++
    const next = new Set<number>()
    for (const state of states) {
      for (const to of follow[state]!) if (hasPoint(points[to]!, c)) next.add(to)
    }
    if (next.size === 0) return false
    states = [...next]
  }
  return states.some((state) => accepting[state])
}

/** How the code points of a set are written in a URI: the first symbol of each, and what must come after it. */
export interface Spelling {
  readonly set: SymbolSet
  /** How many continuation bytes come next, or which symbols. */
  readonly rest: readonly SymbolSet[]
}

const CONTINUATION: SymbolSet = /* @__PURE__ */ setOf(/* @__PURE__ */ encodedBytes(0x80, 0xbf))
const MULTIBYTE: readonly Spelling[] = [
  { set: /* @__PURE__ */ setOf(/* @__PURE__ */ encodedBytes(0xc2, 0xdf)), rest: [CONTINUATION] },
  {
    set: /* @__PURE__ */ setOf(/* @__PURE__ */ encodedBytes(0xe0, 0xef)),
    rest: [CONTINUATION, CONTINUATION],
  },
  {
    set: /* @__PURE__ */ setOf(/* @__PURE__ */ encodedBytes(0xf0, 0xf4)),
    rest: [CONTINUATION, CONTINUATION, CONTINUATION],
  },
]

/**
 * Every way in which a URI writes the code points of a set.
 *
 * @param plusIsSpace - Whether `+` is a space, as in forms.
 */
export function spellingsOf(points: CodePointSet, plusIsSpace: boolean): readonly Spelling[] {
  const { others } = points
  const symbols: number[] = []
  for (let c = 0; c < 0x80; c++) {
    if (!hasPoint(points, c)) continue
    symbols.push(ENCODED + c)
    if (!plusIsSpace) symbols.push(c)
    else if (c === 0x20) symbols.push(0x2b)
    else if (c !== 0x2b) symbols.push(c)
  }
  const spellings: Spelling[] = symbols.length === 0 ? [] : [{ set: setOf(symbols), rest: [] }]
  if (others === 'all') spellings.push(...MULTIBYTE)
  else if (others !== 'none') {
    const encoded = utf8PercentEncode(String.fromCodePoint(others), ALL_BUT_UNRESERVED)
    const [first, ...rest] = (splitSymbols(encoded) ?? []).map((symbol) => setOf([symbol]))
    if (first !== undefined) spellings.push({ set: first, rest })
  }
  return spellings
}
