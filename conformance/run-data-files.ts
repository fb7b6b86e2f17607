import { displayDataFolder } from '../packages/display/scripts/corpus/data.ts'
import { dataFolder } from '../test/data.ts'
import { chromiumSpoofs } from './display/chromium-spoofs.ts'
import { peersFolder } from './peers/folder.ts'
import { peerSuites } from './peers/tables/index.ts'
import { formatSummary, formatSurprises, formatTable, isSurprising } from './report.ts'
import { type FileResult, missingFiles, planJobs, planNamedFiles, runJob } from './run-suite.ts'
import { suites } from './suites/index.ts'

interface Request {
  /** Only data files whose paths contain one of these, if there are any. */
  readonly names: readonly string[]
  readonly verbose: boolean
  readonly json: boolean
}

/** Runs the suites and prints what they give. Returns the exit status. */
export async function runDataFiles({ names, verbose, json }: Request): Promise<number> {
  const root = dataFolder()
  const planned = planJobs(root, suites)
  if (planned.length === 0) {
    return refuse(
      `no test data in ${root}\nSet WAYMARK_DATA to a folder with vectors/, wpt/, adversarial/ and the like.`,
    )
  }
  const beside = [
    { folder: peersFolder(), suites: peerSuites, command: 'pnpm fetch:peers' },
    {
      folder: displayDataFolder(),
      suites: [chromiumSpoofs],
      command: 'pnpm fetch:display-corpus',
    },
  ]
  const all = [
    ...planned.map((job) => ({ root, job })),
    ...beside.flatMap(({ folder, suites }) =>
      planNamedFiles(folder, suites).map((job) => ({ root: folder, job })),
    ),
  ]
  const chosen = all.filter(
    ({ job }) => names.length === 0 || names.some((name) => job.file.includes(name)),
  )
  if (chosen.length === 0) return refuse(`no data file matches ${names.join(' ')}`)

  const results: FileResult[] = []
  for (const { root, job } of chosen) results.push(await runJob(root, job))
  if (json) {
    console.log(JSON.stringify(results, mapsAsObjects, 2))
  } else {
    console.log(formatTable(results))
    const missing = missingFiles(root, suites)
    if (names.length === 0 && missing.length > 0) {
      console.log(`\nnot in this folder: ${missing.join(', ')}`)
    }
    for (const { folder, suites, command } of beside) {
      const skipped = missingFiles(folder, suites)
      if (names.length === 0 && skipped.length > 0) {
        console.log(`\nskipped, not in ${folder} (${command}): ${skipped.join(', ')}`)
      }
    }
    const surprises = formatSurprises(results, verbose)
    if (surprises !== '') console.log(surprises)
    console.log(`\n${formatSummary(results)}`)
  }
  return results.some(isSurprising) ? 1 : 0
}

function mapsAsObjects(_key: string, value: unknown): unknown {
  return value instanceof Map ? Object.fromEntries(value) : value
}

function refuse(message: string): number {
  console.error(`conformance: ${message}`)
  return 2
}
