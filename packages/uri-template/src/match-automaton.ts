import { type Automaton, LITERAL, type Occurrence, ROLE, readTag } from './automaton.ts'
import { groupOf, isIn, type SymbolGroup } from './symbols.ts'

/** What the URI has for one occurrence: its members, still encoded. */
export interface Reading {
  readonly occurrence: Occurrence
  readonly members: readonly { readonly key: string; readonly value: string }[]
}

/**
 * Reads a URI with an unambiguous automaton, in time proportional to its length.
 *
 * All runs go side by side. It does not matter if a state is reached in two ways: an accepted URI would then
 * have two readings, which was excluded when the template was made.
 *
 * @returns The occurrences that appear in the URI, in order; `null` if it is not accepted.
 */
export function matchAutomaton(
  automaton: Automaton,
  symbols: readonly string[],
): readonly Reading[] | null {
  const tags = findTags(automaton, symbols)
  if (tags === null) return null
  const readings: { occurrence: Occurrence; members: { key: string[]; value: string[] }[] }[] = []
  let current = -1
  tags.forEach((tag, index) => {
    if (tag === LITERAL) return
    const { occurrence, role } = readTag(tag)
    if (occurrence !== current || role === ROLE.separator) {
      if (occurrence !== current) {
        readings.push({ occurrence: automaton.occurrences[occurrence]!, members: [] })
      }
      current = occurrence
      readings[readings.length - 1]!.members.push({ key: [], value: [] })
    }
    const { members } = readings[readings.length - 1]!
    const member = members[members.length - 1]!
    if (role === ROLE.value) member.value.push(symbols[index]!)
    else if (role === ROLE.key) member.key.push(symbols[index]!)
  })
  return readings.map(({ occurrence, members }) => ({
    occurrence,
    members: members.map(({ key, value }) => ({ key: key.join(''), value: value.join('') })),
  }))
}

function findTags(
  { transitions, accepting }: Automaton,
  symbols: readonly string[],
): readonly number[] | null {
  // One entry for each state that was active at some place; `layer` is where the current place begins.
  const states = [0]
  const parents = [-1]
  const tags = [LITERAL]
  const seenAt = new Int32Array(transitions.length).fill(-1)
  let layer = 0
  for (let at = 0; at < symbols.length; at++) {
    const symbol = symbols[at]!
    // splitSymbols lets nothing through that has no group.
    const group = groupOf(symbol) as SymbolGroup
    const end = states.length
    for (let entry = layer; entry < end; entry++) {
      for (const { set, tag, to } of transitions[states[entry]!]!) {
        if (seenAt[to] === at || !isIn(set, symbol, group)) continue
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
    if (accepting[states[entry]!] !== true) continue
    const path: number[] = []
    for (let at = entry; at > 0; at = parents[at]!) path.push(tags[at]!)
    return path.reverse()
  }
  return null
}
