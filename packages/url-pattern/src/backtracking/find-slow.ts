import { buildPositionAutomaton, type Loop } from './automaton.ts'
import type { CharacterSet } from './character-set.ts'
import { type BacktrackingExample, exampleOf } from './example.ts'
import { type Ambiguity, findExponential, findPolynomial } from './find-ambiguity.ts'
import { findCounted } from './find-counted.ts'
import type { RegexpNode } from './read-regexp.ts'

/** What makes the engine slow, with its example. */
export interface Slow {
  readonly growth: 'exponential' | 'polynomial'
  readonly loops: readonly [Loop, ...Loop[]]
  readonly example: BacktrackingExample
}

/**
 * Finds repetitions on which a backtracking engine is slow.
 *
 * @returns `null` if the regular expression is too large to say.
 */
export function findSlow(
  root: RegexpNode,
  setOf: (source: string) => CharacterSet,
  alphabet: readonly string[],
): readonly Slow[] | null {
  const automaton = buildPositionAutomaton(root, setOf)
  if (automaton === null) return null
  const withExamples = (ambiguities: readonly Ambiguity[]): readonly Slow[] =>
    ambiguities.flatMap((ambiguity) => {
      const example = exampleOf(automaton, ambiguity, alphabet)
      return example === null ? [] : [{ ...ambiguity, example }]
    })
  const exponential = findExponential(automaton)
  if (exponential === null) return null
  if (exponential.length > 0) return withExamples(exponential)
  const counted = findCounted(root, automaton, setOf, alphabet)
  if (counted === null) return null
  if (counted.length > 0) return counted.map((one) => ({ growth: 'exponential', ...one }))
  const polynomial = findPolynomial(automaton)
  return polynomial && withExamples(polynomial)
}

/** Of ASCII, which a URL is, what is not a control character; those first that are best to read. */
export const CHARACTERS: readonly string[] = /* @__PURE__ */ (() => [
  ...'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_./!$&\'()*+,;=:@~%?#[]{}|^"<>`\\ ',
])()
