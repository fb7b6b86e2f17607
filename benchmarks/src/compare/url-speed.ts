import type { Contest } from '../contest.ts'
import { parsing } from '../groups/parsing.ts'
import { relative } from '../groups/relative.ts'
import { searchParams } from '../groups/search-params.ts'
import { setters } from '../groups/setters.ts'
import type { Implementation } from '../implementations.ts'
import type { Corpora } from '../inputs/corpora.ts'

/** Of all that `pnpm bench` measures, what most programs do. */
const OPERATIONS: readonly (readonly [operation: string, inputs: readonly string[]])[] = [
  ['href', ['kasztp', 'userbait', 'messy-urls', 'own web URLs']],
  ['all ten getters', ['kasztp', 'own web URLs']],
  ['canParse', ['kasztp', 'own web URLs']],
  ['resolve, string base, as it is', ['real references']],
  ['set pathname', ['kasztp', 'own web URLs']],
  ['searchParams.set', ['kasztp', 'own web URLs']],
  ['parse and toString', ['real', 'UTF-8']],
]

/** Two URL classes side by side, Waymark's first. */
export function* urlContests(
  corpora: Corpora,
  waymark: Implementation,
  peer: Implementation,
): Iterable<Contest> {
  const setting = {
    corpora,
    implementations: [waymark, peer],
    context: {},
    effort: { rounds: 0, sliceMs: 0, warmUpMs: 0, longestPassMs: 0 },
    items: 2_000,
  }
  for (const group of [parsing, relative, setters, searchParams]) {
    for (const contest of group.contests(setting)) {
      const { operation, input } = contest
      if (OPERATIONS.some(([name, inputs]) => name === operation && inputs.includes(input))) {
        yield contest
      }
    }
  }
}
