import { type BudgetLine, judge } from '../budgets.ts'
import { runChild } from '../child.ts'
import type { ContestResult, Effort } from '../contest.ts'
import { loadCorpora } from '../inputs/corpora.ts'
import { describeMachine, type Machine } from '../machine.ts'
import { differences, formatBudgets, formatLines } from '../report.ts'
import { checkItself, describeSelfCheck, type SelfCheck } from '../self-check.ts'
import { kindBudgets } from './budgets.ts'
import { checkKinds } from './check-kinds.ts'
import { kindGroups } from './groups/index.ts'
import type { KindsTask } from './measure.ts'

export interface KindsOptions {
  readonly isQuick: boolean
  /** Parts of the names of kinds and operations; empty for all. */
  readonly only: readonly string[]
  /** Names of groups; empty for all. */
  readonly operations: readonly string[]
  readonly rounds: number | null
}

export interface KindsReport extends Machine {
  readonly inputs: string
  readonly selfCheck: SelfCheck
  /** Where the kinds are not what they should be, or Waymark came to another result than the engine. */
  readonly problems: readonly string[]
  readonly results: readonly ContestResult[]
  readonly budgets: readonly BudgetLine[]
}

/**
 * There are a thousand contests: each gets less time than in the other table. No list is long, so both
 * sides run all of theirs in each pass.
 */
const FULL: Effort = { rounds: 41, sliceMs: 0.5, warmUpMs: 16, longestPassMs: 60_000 }
const QUICK: Effort = { ...FULL, rounds: 15, warmUpMs: 8 }
const SELF_CHECK: Effort = { rounds: 61, sliceMs: 0.5, warmUpMs: 300, longestPassMs: 9 }

/** Each operation runs in a process of its own: the order and the choice of operations change no figure. */
export function benchKinds({ isQuick, only, operations, rounds }: KindsOptions): KindsReport {
  const effort = isQuick ? QUICK : FULL
  const corpora = loadCorpora(2_000)
  const selfCheck = checkItself(corpora, SELF_CHECK)
  console.log(describeSelfCheck(selfCheck))
  const problems = checkKinds()
  console.log(
    problems.length === 0
      ? 'kinds: as ever, and as their names say'
      : `kinds: NOT as they should be\n${problems.join('\n')}`,
  )
  // The mean of some kinds says nothing about a budget for all of them.
  const budgets = kindBudgets(process.version).filter((budget) => {
    return only.length === 0 || budget.ofEach !== undefined
  })
  const results: ContestResult[] = []
  for (const { name, summary } of kindGroups) {
    if (operations.length > 0 && !operations.includes(name)) continue
    const task: KindsTask = {
      operation: name,
      only,
      effort: { ...effort, rounds: rounds ?? effort.rounds },
      lines: isQuick ? 2_000 : 8_000,
    }
    const ofGroup = JSON.parse(runChild('kinds', [JSON.stringify(task)])) as ContestResult[]
    if (ofGroup.length === 0) continue
    console.log(`\n== ${name}: ${summary}\n${formatLines(ofGroup, budgets)}`)
    results.push(...ofGroup)
  }
  const judged = judge(results, budgets).filter(({ figure }) => figure !== null)
  if (judged.length > 0) console.log(`\n== budgets\n${formatBudgets(judged)}`)
  return {
    ...describeMachine(),
    inputs: corpora.isOwn ? 'made up' : 'data folder',
    selfCheck,
    problems: [...problems, ...differences(results)],
    results,
    budgets: judged,
  }
}
