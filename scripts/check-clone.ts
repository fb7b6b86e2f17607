import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { readOptions } from './read-options.ts'
import {
  expectationOf,
  pageProblem,
  printedAddresses,
  type ShellLine,
  shellLines,
} from './readmes/clone-lines.ts'
import { cleanEnvironment, endAll, mustRun, run } from './release/processes.ts'

const USAGE = `Usage: pnpm check:clone [--only TEXT]

Runs every line in the sh blocks of README.md as a stranger would: in a clone of HEAD with no data beside it, with Node 20,
git and the basic programs of a POSIX system, and nothing else in the PATH. Changes without a commit are not in the clone.

  --only TEXT   only the lines that contain this

Exit status: 0 each line does what the README says, 1 one does not, 2 bad usage.`

/** From the system: no pnpm, no other Node, no Python. */
const PROGRAMS = (
  'sh git basename cat chmod cmp cp cut date dirname echo env expr false find grep head id ln ls mkdir mkfifo mktemp mv ' +
  'printf pwd readlink rm rmdir sed sleep sort tail tee test touch tr true uname uniq wc xargs'
).split(' ')

/** What the tests read of the environment, and a stranger may set. */
const KEPT = ['WAYMARK_TEST_REPORTS', 'WAYMARK_RUNS', 'WAYMARK_SEED']

const HOUR = 3_600_000
const FIVE_MINUTES = 300_000
const SHOWN_LINES = 40

const root = fileURLToPath(new URL('..', import.meta.url))
const { only = '' } = readOptions(
  { name: 'check:clone', usage: USAGE, args: process.argv.slice(2) },
  { only: { type: 'string' } },
)
const folder = mkdtempSync(join(tmpdir(), 'waymark-clone-'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    clean()
    process.kill(process.pid, signal)
  })
}
try {
  await main()
} finally {
  clean()
}

async function main(): Promise<void> {
  const clone = join(folder, 'clone', 'waymark')
  mkdirSync(dirname(clone))
  await mustRun({
    program: 'git',
    args: ['clone', '--quiet', '--no-hardlinks', root, clone],
    folder,
    env: cleanEnvironment(),
  })
  const env = await strangersEnvironment()
  const lines = shellLines(readFileSync(join(clone, 'README.md'), 'utf8'))
  const chosen = lines.filter(({ text }) => text.includes(only))
  if (chosen.length === 0) {
    console.error(`check:clone: no line of README.md contains ${only}`)
    process.exitCode = 2
    return
  }
  let failures = 0
  for (const line of chosen) {
    console.log(`\n== README.md:${line.number}: ${line.text}`)
    const begin = performance.now()
    const { problem, log, note } = await tryLine(line, clone, env)
    const seconds = ((performance.now() - begin) / 1000).toFixed(1)
    if (problem === null) console.log(`   ${note}, ${seconds} s`)
    else {
      failures++
      console.log(`   FAILED, ${seconds} s: ${problem}`)
      console.log(log.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n').replace(/^/gm, '   | '))
    }
  }
  console.log(`\nLines of README.md in a clone: ${chosen.length}, failed: ${failures}`)
  process.exitCode = failures === 0 ? 0 : 1
}

interface Trial {
  /** `null` if the line does what it should. */
  readonly problem: string | null
  readonly note: string
  readonly log: string
}

async function tryLine(line: ShellLine, clone: string, env: NodeJS.ProcessEnv): Promise<Trial> {
  const expectation = expectationOf(line)
  switch (expectation.kind) {
    case 'not-run':
      return { problem: null, note: `not run: ${expectation.reason}`, log: '' }
    case 'serves':
      return tryServer(line, expectation.title, clone, env)
    case 'ends': {
      const args = ['-c', line.text]
      const { status, log } = await run({ program: 'sh', args, folder: clone, env, timeout: HOUR })
      const { prints } = expectation
      const problem =
        status !== expectation.status
          ? `ended with ${status === null ? 'no status' : `status ${status}`}, not ${expectation.status}`
          : log.includes(prints)
            ? null
            : `does not print "${prints}"`
      const note = status === 0 ? 'passed' : `passed: status ${status}, "${prints}"`
      return { problem, note, log }
    }
  }
}

/** Starts a server, visits each page that it names, and ends it with all that it has started. */
async function tryServer(
  { text }: ShellLine,
  title: string,
  clone: string,
  env: NodeJS.ProcessEnv,
): Promise<Trial> {
  let log = ''
  let isOver = false
  const end = new AbortController()
  const server = run({
    program: 'sh',
    args: ['-c', text],
    folder: clone,
    env,
    timeout: FIVE_MINUTES,
    signal: end.signal,
    onPrint: (printed) => {
      log = stripVTControlCharacters(printed)
    },
  }).then(() => {
    isOver = true
  })
  try {
    while (printedAddresses(log).length === 0 && !isOver) await sleep(100)
    // More addresses may follow the first.
    await sleep(1000)
    const addresses = printedAddresses(log)
    if (addresses.length === 0) return { problem: 'printed no address', note: '', log }
    for (const address of addresses) {
      const problem = await visit(address, title)
      if (problem !== null) return { problem: `${address} ${problem}`, note: '', log }
    }
    return { problem: null, note: `serves ${addresses.join(' and ')}`, log }
  } finally {
    end.abort()
    await server
  }
}

async function visit(address: string, title: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(60_000) })
    return pageProblem(response.status, await response.text(), title)
  } catch (error) {
    return `does not answer: ${(error as Error).message}`
  }
}

function clean(): void {
  endAll()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** The environment of a person who has Node 20 and this clone. */
async function strangersEnvironment(): Promise<NodeJS.ProcessEnv> {
  const programs = join(folder, 'bin')
  mkdirSync(programs)
  const node = await nodeFolder()
  for (const name of ['node', 'npm', 'npx']) symlinkSync(join(node, name), join(programs, name))
  const folders = searchPath()
  for (const name of PROGRAMS) {
    const home = folders.find((one) => existsSync(join(one, name)))
    if (home !== undefined) symlinkSync(join(home, name), join(programs, name))
  }
  const kept = Object.entries(cleanEnvironment()).filter(
    ([name]) => !name.startsWith('WAYMARK_') || KEPT.includes(name),
  )
  return { ...Object.fromEntries(kept), PATH: programs }
}

/** Where Node 20 is, with its npm and npx: that of the system, else one from npm. */
async function nodeFolder(): Promise<string> {
  const isIt = (home: string): boolean =>
    existsSync(join(home, 'npx')) &&
    spawnSync(join(home, 'node'), ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v20.')
  const ofSystem = searchPath().find(isIt)
  if (ofSystem !== undefined) return ofSystem
  const packages = ['-y', '-p', 'node@20', '-p', 'npm@10']
  const { stdout } = await mustRun({
    program: 'npx',
    args: [...packages, 'node', '-p', 'process.env.PATH'],
    folder,
    env: cleanEnvironment(),
  })
  const found = stdout.trim().split(delimiter).find(isIt)
  if (found === undefined) throw new Error('npx gave no Node 20')
  return found
}

function searchPath(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
}
