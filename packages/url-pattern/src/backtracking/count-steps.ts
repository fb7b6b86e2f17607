import type { PositionAutomaton } from './automaton.ts'
import { hasCharacter } from './character-set.ts'

/** A backtracking engine on its way through a string, with every way that it could try at once. */
export class StepCounter {
  readonly automaton: PositionAutomaton
  readonly alphabet: readonly string[]
  /** For each state that can be reached, in how many ways. */
  ways: ReadonlyMap<number, number> = new Map([[0, 1]])
  /** How often the engine reads a character that fits, until it has tried all ways. */
  steps = 0

  constructor(automaton: PositionAutomaton, alphabet: readonly string[]) {
    this.automaton = automaton
    this.alphabet = alphabet
  }

  read(text: string): void {
    const { positions, next } = this.automaton
    for (const character of text) {
      const index = this.alphabet.indexOf(character)
      const after = new Map<number, number>()
      for (const [from, count] of this.ways) {
        for (const [to, ways] of next[from]!) {
          if (!hasCharacter(positions[to]!.set, index)) continue
          after.set(to, (after.get(to) ?? 0) + count * ways)
          this.steps += count * ways
        }
      }
      this.ways = after
    }
  }
}

/**
 * How many steps a string can take at most: the number of all ways through the automaton, whatever the characters are. Those
 * of an automaton with a loop have no end.
 */
export function mostSteps({ next }: PositionAutomaton): number {
  const known = new Map<number, number>()
  /** A state of which it was asked, and then not yet answered, is in a loop. */
  const stepsFrom = (state: number): number => {
    const before = known.get(state)
    if (before !== undefined) return before
    known.set(state, Infinity)
    let steps = 0
    for (const [to, ways] of next[state]!) steps += ways * (1 + stepsFrom(to))
    known.set(state, steps)
    return steps
  }
  return stepsFrom(0)
}
