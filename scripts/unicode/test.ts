import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { dataFolder } from '../../test/data.ts'
import { readVersion, UsageError } from './arguments.ts'
import { TABLES_FOLDER } from './redirect.ts'
import { generateTables } from './tables.ts'

const USAGE = `Usage: pnpm test:unicode VERSION [tests…]

Makes the tables of a version of Unicode in a temporary folder, and runs the conformance suites and the tests with
them. The packages stay as they are.

  tests  run only the test files whose paths contain one of these; the default is every test

The files are those of unicode/VERSION/ of the data folder (WAYMARK_DATA, else ../shared beside the project).
Exit status: 0 all pass, 1 something fails, 2 bad usage, or files of the version are missing.`

const root = fileURLToPath(new URL('../..', import.meta.url))

process.exitCode = main(process.argv.slice(2))

function main(args: readonly string[]): number {
  try {
    const { version, rest, help } = readVersion(args, {})
    if (help) {
      console.log(USAGE)
      return 0
    }
    return testWith(version, rest)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`test:unicode: ${error.message}\n\n${USAGE}`)
    return 2
  }
}

function testWith(version: string, tests: readonly string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-unicode-'))
  try {
    for (const line of generateTables(dataFolder(), version, folder)) console.log(line)
    const hooks = pathToFileURL(join(root, 'scripts/unicode/redirect-in-node.ts')).href
    const env = {
      ...process.env,
      [TABLES_FOLDER]: folder,
      // Children of the tests, such as the command line, read the same tables.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${hooks}`,
    }
    const run = (...args: readonly string[]) =>
      spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status === 0
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const steps = [
      ['suites', run('--conditions=@waymark/source', 'conformance/run.ts')],
      ['tests', run(vitest, 'run', '--project=source', ...tests)],
    ] as const
    const verdicts = steps.map(([what, passes]) => `${what} ${passes ? 'pass' : 'FAIL'}`)
    console.log(`\nUnicode ${version}: ${verdicts.join(', ')}`)
    return steps.every(([, passes]) => passes) ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}
