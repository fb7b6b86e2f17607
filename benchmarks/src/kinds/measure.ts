import { type ContestResult, type Effort, runContests } from '../contest.ts'
import { ENGINE, WAYMARK } from '../implementations.ts'
import { loadCorpora } from '../inputs/corpora.ts'
import { kindGroups } from './groups/index.ts'

/** What one process has to measure. */
export interface KindsTask {
  /** The name of a group. */
  readonly operation: string
  /** Parts of the names of kinds and operations; empty for all. */
  readonly only: readonly string[]
  readonly effort: Effort
  /** How many lines of each list. */
  readonly lines: number
}

const QUERIES = 500

/** Every kind is run, so that a figure does not depend on which others were asked for. */
export function measureKinds({ operation, only, effort, lines }: KindsTask): ContestResult[] {
  const group = kindGroups.find(({ name }) => name === operation)!
  const setting = {
    corpora: loadCorpora(lines),
    implementations: [ENGINE, WAYMARK],
    context: {},
    effort,
    items: QUERIES,
  }
  const contests = [...group.contests(setting)].map((contest) => {
    const names = [contest.input, contest.operation]
    const isAsked = only.length === 0 || only.some((part) => names.some((n) => n.includes(part)))
    return { ...contest, isWarmUpOnly: !isAsked }
  })
  return runContests(contests, effort)
}
