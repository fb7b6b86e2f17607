import type { PositionAutomaton } from './automaton.ts'
import { firstCharacter, hasCharacter } from './character-set.ts'
import type { Ambiguity } from './find-ambiguity.ts'

/**
 * Strings that show how slow a regular expression is: `prefix`, then `repeated` several times, then `suffix`. None of
 * them matches, so that the engine tries all ways.
 */
export interface BacktrackingExample {
  readonly prefix: string
  readonly repeated: string
  /** So often is it repeated to take a million steps, where repetitions are counted; `null` if it can be any number of times. */
  readonly times: number | null
  readonly suffix: string
}

/** So often is it repeated when an end is looked for that does not match. */
const REPEATS = 8
/** More sets of states are not looked at. */
const MAX_SETS = 500

/**
 * Makes an example of an ambiguity.
 *
 * @param alphabet - In the order in which characters are preferred.
 * @returns `null` if all such strings match: then the engine does not go back.
 */
export function exampleOf(
  automaton: PositionAutomaton,
  { state, repeated: sets }: Ambiguity,
  alphabet: readonly string[],
): BacktrackingExample | null {
  const prefix = wayTo(automaton, state, alphabet)
  const repeated = sets.map((set) => firstCharacter(set, alphabet)).join('')
  const suffix = findRejected(automaton, prefix + repeated.repeat(REPEATS), alphabet)
  return suffix === null ? null : { prefix, repeated, times: null, suffix }
}

/** The shortest string that leads to a state. */
export function wayTo(
  automaton: PositionAutomaton,
  state: number,
  alphabet: readonly string[],
): string {
  const texts = new Map<number, string>([[0, '']])
  for (const [from, text] of texts) {
    if (from === state) return text
    for (const to of automaton.next[from]!.keys()) {
      const character = firstCharacter(automaton.positions[to]!.set, alphabet)
      if (!texts.has(to) && character !== undefined) texts.set(to, text + character)
    }
  }
  return ''
}

/** The shortest end with which a string does not match; `null` if there is none. */
export function findRejected(
  automaton: PositionAutomaton,
  text: string,
  alphabet: readonly string[],
): string | null {
  let states: ReadonlySet<number> = new Set([0])
  for (const character of text) states = statesAfter(automaton, states, alphabet.indexOf(character))
  const different = differentCharacters(automaton, alphabet)
  const ends = new Map([[keyOf(states), { states, end: '' }]])
  for (const { states: from, end } of ends.values()) {
    if (![...from].some((state) => automaton.ends.has(state))) return end
    if (ends.size > MAX_SETS) break
    for (const [index, character] of different) {
      const to = statesAfter(automaton, from, index)
      const key = keyOf(to)
      if (!ends.has(key)) ends.set(key, { states: to, end: end + character })
    }
  }
  return null
}

/** The first of all characters that the same places take, with their indices. */
function differentCharacters(
  { positions }: PositionAutomaton,
  alphabet: readonly string[],
): readonly (readonly [index: number, character: string])[] {
  const known = new Map<string, readonly [number, string]>()
  for (const [index, character] of alphabet.entries()) {
    const takers = positions.map(({ set }) => (hasCharacter(set, index) ? '1' : '0')).join('')
    if (!known.has(takers)) known.set(takers, [index, character])
  }
  return [...known.values()]
}

function statesAfter(
  { positions, next }: PositionAutomaton,
  states: ReadonlySet<number>,
  character: number,
): ReadonlySet<number> {
  const after = new Set<number>()
  for (const state of states) {
    for (const to of next[state]!.keys()) {
      if (hasCharacter(positions[to]!.set, character)) after.add(to)
    }
  }
  return after
}

function keyOf(states: ReadonlySet<number>): string {
  return [...states].sort((a, b) => a - b).join(' ')
}
