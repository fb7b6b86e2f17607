import { buildPositionAutomaton, type Loop, type PositionAutomaton } from './automaton.ts'
import { type CharacterSet, hasCharacter } from './character-set.ts'
import { mostSteps, StepCounter } from './count-steps.ts'
import { type BacktrackingExample, findRejected, wayTo } from './example.ts'
import { type Ambiguity, findExponentialWords, findPolynomial } from './find-ambiguity.ts'
import type { RegexpNode } from './read-regexp.ts'

/** A counted repetition that takes very many steps, though not without end. */
export interface CountedAmbiguity {
  readonly loops: readonly [Loop, ...Loop[]]
  /** With so many repetitions that it takes very many steps. */
  readonly example: BacktrackingExample & { readonly times: number }
}

/** What takes so many steps is told: some ten milliseconds. */
const MANY_STEPS = 1_000_000
/** So often is a string repeated. Repetitions without end that need more are polynomial. */
const MAX_TIMES = 64

type Repeat = Extract<RegexpNode, { kind: 'repeat' }>

/** A string that repetitions can read in several ways. */
interface Word {
  readonly loops: CountedAmbiguity['loops']
  readonly prefix: string
  readonly word: string
}

/**
 * Finds counted repetitions of what can read a string in several ways, as in `(?:.|a){24}`. For a string, one of them or
 * several are taken as if they had no end. Whether it makes the engine slow is then counted with all counts as they are, so
 * that `(?:\d{1,3}){4}` is not found.
 *
 * @param automaton - That of the root, which has no exponential ambiguity.
 * @returns `null` if the search was given up.
 */
export function findCounted(
  root: RegexpNode,
  automaton: PositionAutomaton,
  setOf: (source: string) => CharacterSet,
  alphabet: readonly string[],
): readonly CountedAmbiguity[] | null {
  if (mostSteps(automaton) < MANY_STEPS) return []
  const repeats = repeatsIn(root).filter(isCounted)
  const choices = byFrequency(automaton, alphabet)
  const search = (
    endless: readonly Repeat[],
    find: (automaton: PositionAutomaton) => readonly Ambiguity[] | null,
  ): CountedAmbiguity[] | null => {
    const folded = buildPositionAutomaton(root, setOf, new Set(endless))
    const ambiguities = folded && find(folded)
    if (ambiguities === null) return null
    const ofEndless = ambiguities.flatMap(({ state, repeated, loops }) => {
      if (!loops.some((loop) => endless.some((node) => isAt(loop, node)))) return []
      return [{ loops, prefix: wayTo(folded!, state, alphabet), repeated }]
    })
    for (const choose of choices) {
      const slow = slowWords(
        ofEndless.map(({ repeated, ...one }) => ({ ...one, word: repeated.map(choose).join('') })),
      )
      if (slow.length > 0) return slow
    }
    return []
  }
  const slowWords = (words: readonly Word[]): CountedAmbiguity[] => {
    const slow = words.flatMap(({ loops, prefix, word }) => {
      const example = shortestExample(automaton, prefix, word, alphabet)
      return example === null ? [] : [{ loops, example }]
    })
    const [first, second] = words
    if (slow.length > 0 || first === undefined || second === undefined) return slow
    // `(?:a?b?){15}` can read "a" in several ways and "b", too, but only "ab" in very many.
    const together = [...new Set(words.map(({ word }) => word))].join('')
    const example = shortestExample(automaton, first.prefix, together, alphabet)
    return example === null ? [] : [{ loops: first.loops, example }]
  }
  const found: CountedAmbiguity[] = []
  for (const repeat of repeats) {
    const counted = search([repeat], findExponentialWords)
    if (counted === null) return null
    found.push(...counted.sort(byLength).slice(0, 1))
  }
  if (found.length > 0) {
    return withoutSame(found, ({ loops: [loop] }) => {
      const alone = buildPositionAutomaton(repeats.find((node) => isAt(loop, node))!, setOf)
      return alone !== null && mostSteps(alone) >= MANY_STEPS
    })
  }
  const optional = repeatsIn(root).filter((node) => node.max === 1)
  const all = [...repeats, ...optional]
  if (all.length === 0) return []
  for (const find of [findExponentialWords, findPolynomial]) {
    const counted = search(all, find)
    if (counted === null) return null
    if (counted.length > 0) return counted.slice(0, 1)
  }
  return []
}

function byLength({ example: a }: CountedAmbiguity, { example: b }: CountedAmbiguity): number {
  return lengthOf(a) - lengthOf(b)
}

function lengthOf({
  prefix,
  repeated,
  times,
}: Omit<CountedAmbiguity['example'], 'suffix'>): number {
  return prefix.length + repeated.length * times
}

/**
 * Two choices of a character of a set. The character that the most places take can be read in more ways than others. With
 * the one that the fewest take, a string is less often a match: `(?:\w{1,3}){1,12}Z` finds "Z" everywhere in "ZZZ…".
 */
function byFrequency(
  { positions }: PositionAutomaton,
  alphabet: readonly string[],
): readonly ((set: CharacterSet) => string)[] {
  const counts = alphabet.map((_, index) => {
    return positions.filter(({ set }) => hasCharacter(set, index)).length
  })
  return [1, -1].map((sign) => (set) => {
    const best = alphabet.reduce((known, _, index) => {
      const isBetter = known < 0 || sign * counts[index]! > sign * counts[known]!
      return hasCharacter(set, index) && isBetter ? index : known
    }, -1)
    return alphabet[best]!
  })
}

/** Whether there are several, all of which are written once more in the automaton. */
function isCounted({ min, max }: Repeat): boolean {
  return max === Infinity ? min > 1 : max > 1
}

/** From the inside. */
function repeatsIn(node: RegexpNode): Repeat[] {
  switch (node.kind) {
    case 'set':
      return []
    case 'repeat':
      return [...repeatsIn(node.item), node]
    default:
      return node.items.flatMap(repeatsIn)
  }
}

function isAt(loop: Loop, node: Repeat): boolean {
  return loop.start === node.start && loop.end === node.end
}

/** A word is looked at in parts if it is not longer. */
const MAX_WORD = 8
/** For so many of the shortest strings is an end looked for that does not match: it takes long. */
const MAX_ENDS = 3

/**
 * The example with the shortest string. A part of the word is often enough: `(?:a|ab|b)*` returns to a state by "aba", but
 * reads each "ab" in two ways.
 *
 * @returns `null` if none takes many steps, or all such strings match.
 */
function shortestExample(
  automaton: PositionAutomaton,
  prefix: string,
  word: string,
  alphabet: readonly string[],
): CountedAmbiguity['example'] | null {
  const slow: Omit<CountedAmbiguity['example'], 'suffix'>[] = []
  const add = (before: string, repeated: string): void => {
    const times = timesOfManySteps(automaton, before, repeated, alphabet)
    if (times !== null) slow.push({ prefix: before, repeated, times })
  }
  add(prefix, word)
  for (let start = 0; start < word.length && word.length <= MAX_WORD; start++) {
    for (let end = start + 1; end <= word.length; end++) {
      add(prefix + word.slice(0, start), word.slice(start, end))
    }
  }
  slow.sort((a, b) => lengthOf(a) - lengthOf(b) || a.repeated.length - b.repeated.length)
  for (const one of slow.slice(0, MAX_ENDS)) {
    // More may be needed for a string that is longer than all that match.
    for (const times of [one.times, MAX_TIMES]) {
      const suffix = findRejected(automaton, one.prefix + one.repeated.repeat(times), alphabet)
      if (suffix !== null) return { ...one, times, suffix }
    }
  }
  return null
}

/** The smallest number of repetitions that takes many steps; `null` if none does. */
function timesOfManySteps(
  automaton: PositionAutomaton,
  prefix: string,
  repeated: string,
  alphabet: readonly string[],
): number | null {
  const counter = new StepCounter(automaton, alphabet)
  counter.read(prefix)
  for (let times = 1; times <= MAX_TIMES && counter.ways.size > 0; times++) {
    counter.read(repeated)
    if (counter.steps >= MANY_STEPS) return times
  }
  return null
}

/**
 * Of repetitions in each other one: the innermost that takes so many steps by itself. Of `(?:(?:.|a){5}){5}`, that is the
 * outer one. Of repetitions after each other that are only together enough, the first.
 */
function withoutSame(
  found: readonly CountedAmbiguity[],
  isEnough: (one: CountedAmbiguity) => boolean,
): readonly CountedAmbiguity[] {
  const kept = found.filter(isEnough).reduce<CountedAmbiguity[]>(addApart, [])
  for (const one of found) {
    if (kept.some(({ example }) => example.repeated === one.example.repeated)) continue
    addApart(kept, one)
  }
  return kept.sort((a, b) => a.loops[0].start - b.loops[0].start)
}

/** Adds one that shares nothing with the others. */
function addApart(kept: CountedAmbiguity[], one: CountedAmbiguity): CountedAmbiguity[] {
  const [{ start, end }] = one.loops
  if (kept.every(({ loops: [other] }) => other.end <= start || other.start >= end)) kept.push(one)
  return kept
}
