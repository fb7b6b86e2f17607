import type { Automaton } from './automaton.ts'
import { isIn, type UriSymbol } from './symbols.ts'

/** Which template a URI matches, and the tag of each symbol. */
export interface TaggedSymbols {
  readonly template: number
  readonly tags: readonly number[]
}

/**
 * Reads a URI with an unambiguous automaton, in time proportional to its length.
 *
 * All runs go side by side. It does not matter if a state is reached in two ways: an accepted URI would then
 * have two readings, which was excluded when the template was made.
 *
 * This is the plain form: {@link LazyDfa} gives the same answers sooner, and comes back to this one for what it does not
 * remember.
 *
 * @returns `null` if the URI is not accepted.
 */
export function matchAutomaton(
  { transitions, ends }: Automaton,
  symbols: readonly UriSymbol[],
): TaggedSymbols | null {
  // One entry for each state that was active at some place; `layer` is where the current place begins.
  const states = [0]
  const parents = [-1]
  const tags = [0]
  const seenAt = new Int32Array(transitions.length).fill(-1)
  let layer = 0
  for (let at = 0; at < symbols.length; at++) {
    const symbol = symbols[at]!
    const end = states.length
    for (let entry = layer; entry < end; entry++) {
      for (const { set, tag, to } of transitions[states[entry]!]!) {
        if (seenAt[to] === at || !isIn(set, symbol)) continue
        seenAt[to] = at
        states.push(to)
        parents.push(entry)
        tags.push(tag)
      }
    }
    if (states.length === end) return null
    layer = end
  }
  for (let entry = layer; entry < states.length; entry++) {
    const template = ends[states[entry]!]![0]
    if (template === undefined) continue
    const path: number[] = []
    for (let at = entry; at > 0; at = parents[at]!) path.push(tags[at]!)
    return { template, tags: path.reverse() }
  }
  return null
}
