import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listCaseFiles, matchFiles } from '../test/data.ts'
import { countCases } from './count.ts'
import type { Case, Suite } from './suite.ts'

/** A case that did not do what was expected of it. */
export interface Surprise {
  readonly id: string
  readonly reason: string
}

/** What became of one data file. `total` counts every case: passed, failed and skipped. */
export interface FileResult {
  readonly file: string
  readonly passed: number
  readonly total: number
  readonly skipped: number
  /** Why cases were skipped, and how many for each reason. */
  readonly skipReasons: ReadonlyMap<string, number>
  /** `false` where the file has cases and nothing that asks them. */
  readonly hasSuite: boolean
  readonly knownFailures: readonly Surprise[]
  readonly unexpectedFailures: readonly Surprise[]
  /** Listed as known failures, and every case of that id passes. */
  readonly unexpectedPasses: readonly Surprise[]
}

/** One data file and the suite that runs its cases; `suite` is `null` if the file has none yet. */
export interface Job {
  readonly file: string
  readonly suite: Suite | null
}

/** Pairs the data folder's files with the suites, sorted by path. */
export function planJobs(root: string, suites: readonly Suite[]): Job[] {
  const jobs: Job[] = planNamedFiles(root, suites)
  const asked = new Set(jobs.map((job) => job.file))
  for (const file of listCaseFiles(root)) if (!asked.has(file)) jobs.push({ file, suite: null })
  return jobs.sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** Only the files that suites name: the repositories of other programs have many others. */
export function planNamedFiles(root: string, suites: readonly Suite[]): Job[] {
  return suites.flatMap((suite) => matchFiles(root, suite.file).map((file) => ({ file, suite })))
}

/** The suites' files, or patterns, of which the data folder has none. */
export function missingFiles(root: string, suites: readonly Suite[]): string[] {
  return suites.map((suite) => suite.file).filter((file) => matchFiles(root, file).length === 0)
}

/** Runs every case of one data file. Never throws: a suite that breaks is an unexpected failure. */
export async function runJob(root: string, { file, suite }: Job): Promise<FileResult> {
  let text: string
  try {
    text = readFileSync(join(root, file), 'utf8')
  } catch (error) {
    return brokenFile(file, suite !== null, `cannot be read: ${messageOf(error)}`)
  }
  const expected = countCases(file, text)
  if (suite === null) {
    return { ...EMPTY, file, total: expected, skipped: expected, hasSuite: false }
  }
  return runCases(file, suite, expected, () => suite.cases(text, root, file))
}

async function runCases(
  file: string,
  suite: Suite,
  expected: number,
  open: () => Iterable<Case> | AsyncIterable<Case>,
): Promise<FileResult> {
  let passed = 0
  let skipped = 0
  let total = 0
  const skipReasons = new Map<string, number>()
  const knownFailures: Surprise[] = []
  const unexpectedFailures: Surprise[] = []
  const seen = new Set<string>()
  const failing = new Set<string>()
  try {
    for await (const item of open()) {
      total++
      if (item.skip !== undefined) {
        skipped++
        skipReasons.set(item.skip, (skipReasons.get(item.skip) ?? 0) + 1)
        continue
      }
      seen.add(item.id)
      const reason = await ask(item)
      if (reason === null) {
        passed++
        continue
      }
      failing.add(item.id)
      const known = Object.hasOwn(suite.knownFailures, item.id)
      const list = known ? knownFailures : unexpectedFailures
      list.push({ id: item.id, reason: known ? (suite.knownFailures[item.id] ?? '') : reason })
    }
  } catch (error) {
    total++
    unexpectedFailures.push({ id: file, reason: `the suite broke off: ${messageOf(error)}` })
  }
  if (total < expected) {
    const reason = `the file has ${expected} vectors, but the suite gave ${total} cases`
    unexpectedFailures.push({ id: file, reason })
    total = expected
  }
  const unexpectedPasses = Object.entries(suite.knownFailures)
    .filter(([id]) => seen.has(id) && !failing.has(id))
    .map(([id, reason]) => ({ id, reason }))
  return {
    file,
    passed,
    total,
    skipped,
    skipReasons,
    hasSuite: true,
    knownFailures,
    unexpectedFailures,
    unexpectedPasses,
  }
}

async function ask(item: Case): Promise<string | null> {
  try {
    return await item.check()
  } catch (error) {
    return `threw ${messageOf(error)}`
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

const EMPTY = {
  passed: 0,
  total: 0,
  skipped: 0,
  skipReasons: new Map<string, number>(),
  hasSuite: true,
  knownFailures: [],
  unexpectedFailures: [],
  unexpectedPasses: [],
} as const

function brokenFile(file: string, hasSuite: boolean, reason: string): FileResult {
  return { ...EMPTY, file, total: 1, hasSuite, unexpectedFailures: [{ id: file, reason }] }
}
