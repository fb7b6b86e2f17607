import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { formatSizes, measureAudit, RESIDENT } from './audits.ts'
import { type BudgetLine, judge } from './budgets.ts'
import { type ContestResult, type Effort, runContest } from './contest.ts'
import type { Setting } from './group.ts'
import { groups } from './groups/index.ts'
import { ENGINE, loadContext, loadPeers, WAYMARK } from './implementations.ts'
import { loadCorpora } from './inputs/corpora.ts'
import { describeMachine, type Machine } from './machine.ts'
import {
  type MemoryResult,
  measureBulk,
  measureColdStart,
  measureMemory,
  measureStarts,
} from './processes.ts'
import { formatBudgets, formatContests, formatMeans, formatMemory } from './report.ts'
import { checkItself, describeSelfCheck, type SelfCheck } from './self-check.ts'
import { measureSitemaps } from './sitemaps.ts'
import { measureWorker } from './workers.ts'

export interface BenchOptions {
  readonly isQuick: boolean
  /** Parts of the names of groups and operations; empty for all. */
  readonly only: readonly string[]
  /** Leaves the other implementations out. */
  readonly withPeers: boolean
}

export interface BenchReport extends Machine {
  readonly peers: readonly string[]
  readonly inputs: string
  readonly selfCheck: SelfCheck
  readonly results: readonly ContestResult[]
  readonly memory: readonly MemoryResult[]
  readonly budgets: readonly BudgetLine[]
}

/** Many short slices: between two bursts of other work there is room for one. */
const FULL: Effort = { rounds: 31, sliceMs: 3, warmUpMs: 120, longestPassMs: 9 }
const QUICK: Effort = { rounds: 11, sliceMs: 2, warmUpMs: 60, longestPassMs: 6 }

export async function runBench(options: BenchOptions): Promise<BenchReport> {
  const effort = options.isQuick ? QUICK : FULL
  const sample = options.isQuick ? 2_000 : 8_000
  const corpora = loadCorpora(sample)
  const peers = options.withPeers ? await loadPeers() : []
  const context = options.withPeers ? await loadContext() : {}
  const setting: Setting = {
    corpora,
    implementations: [ENGINE, WAYMARK, ...peers],
    context,
    effort,
    items: sample,
  }
  const isAsked = (...names: readonly string[]): boolean =>
    options.only.length === 0 ||
    options.only.some((only) => names.some((name) => name.includes(only)))

  // First, while the class has seen nothing else.
  const selfCheck = checkItself(corpora, effort)
  console.log(describeSelfCheck(selfCheck))
  const collect = exposeGc()
  const results: ContestResult[] = []
  for (const group of groups) {
    const ofGroup: ContestResult[] = []
    for (const contest of group.contests(setting)) {
      if (!isAsked(group.name, contest.operation)) continue
      collect()
      ofGroup.push(runContest(contest, effort))
    }
    if (ofGroup.length === 0) continue
    console.log(`\n== ${group.name}: ${group.summary}\n${formatContests(ofGroup)}`)
    console.log(`\ngeometric means\n${formatMeans(ofGroup)}`)
    results.push(...ofGroup)
  }
  const ofProcesses: ContestResult[] = []
  if (isAsked('cold start')) {
    ofProcesses.push(...measureColdStart(corpora, options.isQuick ? 7 : 21))
  }
  if (isAsked('start')) ofProcesses.push(...measureStarts(options.isQuick ? 9 : 31))
  if (isAsked('bulk')) {
    ofProcesses.push(
      options.isQuick ? measureBulk(corpora, 100_000, 3) : measureBulk(corpora, 1_000_000, 3),
    )
  }
  if (isAsked('worker')) {
    ofProcesses.push(
      ...(options.isQuick
        ? measureWorker(corpora, 100_000, 3)
        : measureWorker(corpora, 500_000, 5)),
    )
  }
  if (ofProcesses.length > 0) {
    console.log(`\n== processes of their own\n${formatContests(ofProcesses)}`)
    results.push(...ofProcesses)
  }
  // A round takes half a minute, and a smaller site would mostly show how programs start.
  const isShort = options.isQuick && options.only.length === 0
  if (options.withPeers && !isShort && isAsked('sitemaps')) {
    const ofSitemaps = await measureSitemaps(200_000, options.isQuick ? 1 : 3)
    console.log(`\n== sitemaps: processor time\n${formatContests(ofSitemaps)}`)
    results.push(...ofSitemaps)
  }
  if (options.withPeers && !isShort && isAsked('audits')) {
    const ofAudits = measureAudit(100_000, options.isQuick ? 1 : 3)
    const sizes = ofAudits.filter(({ operation }) => operation === RESIDENT)
    const times = ofAudits.filter((result) => !sizes.includes(result))
    console.log(`\n== audits: processor time\n${formatContests(times)}`)
    console.log(`\n== audits: largest resident size\n${formatSizes(sizes)}`)
    results.push(...ofAudits)
  }
  const memory = isAsked('memory') ? measureMemory(corpora, options.isQuick ? 5_000 : 20_000) : []
  if (memory.length > 0) console.log(`\n== memory\n${formatMemory(memory)}`)

  const budgets = judge(results)
  console.log(`\n== budgets\n${formatBudgets(budgets)}`)
  return {
    ...describeMachine(),
    peers: peers.map(({ name, version }) => `${name} ${version}`),
    inputs: corpora.isOwn ? 'made up' : 'data folder',
    selfCheck,
    results,
    memory,
    budgets,
  }
}

/** Between two contests, so that neither pays for the other's garbage. */
function exposeGc(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
