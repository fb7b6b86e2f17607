import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { readOptions } from '../scripts/read-options.ts'
import { type BenchReport, runBench } from './src/bench.ts'
import { benchKinds, type KindsReport } from './src/kinds/bench-kinds.ts'
import { kindGroups } from './src/kinds/groups/index.ts'
import { PACKAGE_FOLDER } from './src/package-folder.ts'
import { formatRuns } from './src/report.ts'

const OPERATIONS = kindGroups.map(({ name }) => name)

const USAGE = `Usage: pnpm bench [--quick] [--only name]… [--no-peers] [--json file] [--node 20,22,24,26]
       pnpm bench --kinds [--quick] [--ops name,…] [--only name]… [--rounds N] [--json file] [--node 24,26]

Measures the built packages beside the engine's URL and other implementations, all in one process.

  --quick      fewer rounds and shorter lists: about a minute
  --only name  only groups and operations with this in their name
  --no-peers   only the engine and Waymark
  --json file  also writes every figure to a file
  --node list  runs on each of these Node versions in turn, and puts their budgets side by side
  --kinds      a line for each kind of URL, reference, setter, query and script, with the floor it must
               reach; only the engine and Waymark, and each operation in a process of its own
  --ops list   with --kinds: only these operations, of ${OPERATIONS.join(', ')}
  --rounds N   with --kinds: this many rounds

With --kinds, --only names parts of kinds; then no mean is compared with its budget.
The lists of URLs are those of WAYMARK_DATA, else ../shared beside the project, else made up.
Exit status: 0 measured, 1 a floor is missed or the self-check failed, 2 bad usage.`

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const values = readOptions(
    { name: 'bench', usage: USAGE, args },
    {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      'no-peers': { type: 'boolean', default: false },
      json: { type: 'string' },
      node: { type: 'string' },
      kinds: { type: 'boolean', default: false },
      ops: { type: 'string' },
      rounds: { type: 'string' },
    },
  )
  const operations = values.ops?.split(',') ?? []
  const unknown = operations.find((name) => !OPERATIONS.includes(name))
  if (unknown !== undefined) {
    return refuse(`--ops: not an operation: ${unknown}: give some of ${OPERATIONS.join(',')}`)
  }
  const rounds = values.rounds === undefined ? null : Number(values.rounds)
  if (rounds !== null && !(Number.isInteger(rounds) && rounds > 0)) {
    return refuse(`--rounds: not a number of rounds: ${values.rounds}`)
  }
  if (!values.kinds && (values.ops ?? values.rounds) !== undefined) {
    return refuse('--ops and --rounds: only with --kinds')
  }
  if (values.node !== undefined) {
    const reports = await runOnNodes(values.node.split(','), args)
    const runs = reports.map(({ node, budgets }) => ({ title: node, budgets }))
    console.log(`\n== budgets on each Node (engine\u2019s time / ours)\n${formatRuns(runs)}`)
    if (values.json !== undefined) writeJson(values.json, reports)
    return reports.some(isBad) ? 1 : 0
  }
  const { quick: isQuick, only } = values
  const report = values.kinds
    ? benchKinds({ isQuick, only, operations, rounds })
    : await runBench({ isQuick, only, withPeers: !values['no-peers'] })
  if (report.results.length === 0 && values.kinds) {
    return refuse(`--only: nothing has this in its name: ${only.join(', ')}`)
  }
  if (values.json !== undefined) writeJson(values.json, report)
  return isBad(report) ? 1 : 0
}

function isBad(report: BenchReport | KindsReport): boolean {
  const hasProblems = 'problems' in report && report.problems.length > 0
  const isMissed = report.budgets.some(({ verdict }) => verdict === 'FAILS')
  return !report.selfCheck.isDetected || hasProblems || isMissed
}

function refuse(message: string): number {
  console.error(`bench: ${message}`)
  return 2
}

/** As one plain program without types, which old Nodes run too. */
async function runOnNodes(
  versions: readonly string[],
  args: readonly string[],
): Promise<(BenchReport | KindsReport)[]> {
  const folder = new URL('build/', PACKAGE_FOLDER)
  const source = (path: string): string => fileURLToPath(new URL(path, PACKAGE_FOLDER))
  await build({
    entryPoints: {
      run: source('run.ts'),
      'cold-start': source('src/children/cold-start.ts'),
      memory: source('src/children/memory.ts'),
      kinds: source('src/children/kinds.ts'),
      lines: source('src/children/lines.ts'),
      rows: source('src/children/rows.ts'),
      'sitemap-js': source('src/children/sitemap-js.ts'),
      'tokenize-pages': source('src/children/tokenize-pages.ts'),
      resources: source('src/children/resources.ts'),
    },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    outdir: fileURLToPath(folder),
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  })
  const results = mkdtempSync(join(tmpdir(), 'waymark-bench-'))
  try {
    const rest = withoutOptions(args, ['--node', '--json'])
    return versions.map((version) => {
      console.log(`\n==== Node ${version}`)
      const json = join(results, `${version}.json`)
      const program = fileURLToPath(new URL('run.mjs', folder))
      const command = ['-y', '-p', `node@${version}`, 'node', program, ...rest, '--json', json]
      const { status } = spawnSync('npx', command, { stdio: 'inherit' })
      if (status !== 0 && status !== 1) throw new Error(`Node ${version} ended with ${status}`)
      return JSON.parse(readFileSync(json, 'utf8')) as BenchReport | KindsReport
    })
  } finally {
    rmSync(results, { recursive: true, force: true })
  }
}

function withoutOptions(args: readonly string[], names: readonly string[]): string[] {
  return args.filter((arg, i) => {
    const isNamed = names.some((name) => arg === name || arg.startsWith(`${name}=`))
    return !isNamed && !names.includes(args[i - 1] ?? '') && arg !== '--'
  })
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`)
}
