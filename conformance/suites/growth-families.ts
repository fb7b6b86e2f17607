import {
  COMMAND_SOURCE,
  createOperations,
  doubling,
  type Family,
  type GrowthEffort,
  measureGrowth,
  readFamily,
  TOO_FAST,
} from '@waymark/benchmarks/growth'
import type { Case, Suite } from '../suite.ts'

/** Three doublings, as long as that takes no time worth speaking of. */
const QUICK: GrowthEffort = {
  sizes: doubling(16_384, 131_072),
  rounds: 2,
  milliseconds: 2,
  longest: 5_000,
}
/** For what looked bad: it may have been the machine. */
const THOROUGH: GrowthEffort = {
  sizes: doubling(16_384, 262_144),
  rounds: 5,
  milliseconds: 20,
  longest: 20_000,
}

/** Hostile inputs on which work must grow in proportion to the length; no case asks for seconds. */
export const growthFamilies: Suite = {
  file: 'adversarial/growth-families.json',
  *cases(text): Iterable<Case> {
    const entries: unknown = JSON.parse(text)
    if (!Array.isArray(entries)) throw new Error('not an array of families')
    for (const entry of entries) {
      if (typeof entry === 'string') continue
      const family = readFamily(entry)
      if (typeof family === 'string') yield { id: JSON.stringify(entry), check: () => family }
      else yield { id: family.name, check: () => check(family) }
    }
  },
  knownFailures: {},
}

const operations = createOperations(COMMAND_SOURCE)

function check(family: Family): string | null {
  const ways = operations[family.operation]
  if (ways === undefined) return `nothing is known of the operation ${family.operation}`
  for (const way of ways) {
    if (measureGrowth(family, way, QUICK).worstThreeInARow <= TOO_FAST) continue
    const { points, worstThreeInARow } = measureGrowth(family, way, THOROUGH)
    if (worstThreeInARow <= TOO_FAST) continue
    const times = points.map(({ size, ms }) => `${size}: ${ms.toFixed(1)} ms`).join(', ')
    return `${way.name} takes more than ${TOO_FAST} times as long for twice the length: ${times}`
  }
  return null
}
