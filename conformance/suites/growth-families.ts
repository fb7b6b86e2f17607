import {
  buildInput,
  COMMAND_SOURCE,
  createOperations,
  type Family,
  readFamily,
} from '@waymark/benchmarks/growth'
import { type Clock, growthRatio, LINEAR_LIMIT, processorTime } from '../../test/time-ratio.ts'
import type { Case, Suite } from '../suite.ts'

const SHORTEST = 16_384

/** Hostile inputs on which work must grow in proportion to the length. */
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
    const ratio = growthRatio({
      prepare: (size) => way.prepare(buildInput(family, size)),
      size: SHORTEST,
      clock: way.isElsewhere === true ? elapsedTime : processorTime,
    })
    if (ratio < LINEAR_LIMIT) continue
    return `${way.name} takes ${ratio.toFixed(1)} times as long for eight times the length`
  }
  return null
}

/** For work that another process does. */
const elapsedTime: Clock = (work) => {
  const start = performance.now()
  work()
  return performance.now() - start
}
