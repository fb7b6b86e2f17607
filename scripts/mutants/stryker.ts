import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packages, root } from '../../test/workspace.ts'

/** Exact, because what a version changes in its mutants is not a change of the tests. */
const STRYKER = '10.1.1'

const CONFIG = fileURLToPath(new URL('stryker.config.json', import.meta.url))

/** One group for each weekday: those whose tests take seconds. For the others there is `pnpm mutants`. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  monday: ['host'],
  tuesday: ['percent-encoding', 'urlencoded'],
  wednesday: ['public-suffix', 'path-guard'],
  thursday: ['uri-template'],
  friday: ['idna'],
  saturday: ['i18n-validation'],
  sunday: ['infra'],
}

const USAGE = `Usage: pnpm mutants:stryker GROUP|PACKAGE [FILE…]

Makes every mutant of a group of packages with Stryker ${STRYKER}, and runs their own tests on each, without the data
folder. It works on a copy of the last commit in a temporary folder, where it adds Stryker to what is installed. The
results are in node_modules/.cache/stryker; the next run of the same package only tests what has changed.

  GROUP    ${Object.keys(GROUPS).join(', ')}
  PACKAGE  one package, such as host
  FILE     only these sources, such as packages/host/src/ipv4-parser.ts

Exit status: 0 it ran, 1 it did not, 2 bad usage.`

const [group = '', ...files] = process.argv.slice(2).filter((arg) => arg !== '--')
const names = Object.hasOwn(GROUPS, group) ? GROUPS[group]! : [group]
const chosen = packages.filter(({ name }) => names.includes(name))
if (group === '--help' || group === '-h') console.log(USAGE)
else if (chosen.length < names.length) {
  console.error(`mutants:stryker: there is no group or package ${group}\n\n${USAGE}`)
  process.exitCode = 2
} else process.exitCode = runAll() ? 0 : 1

function runAll(): boolean {
  // Stryker changes the sources in place, because links between packages would lead back to those that it does not change.
  const copy = mkdtempSync(join(tmpdir(), 'waymark-stryker-'))
  const plugins = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${STRYKER}`)
  try {
    return (
      run(root, 'git', 'worktree', 'add', '--detach', copy, 'HEAD') &&
      run(copy, 'pnpm', 'add', '--save-dev', '--workspace-root', ...plugins) &&
      chosen.every(({ name, folder }) => runStryker(copy, name, folder))
    )
  } finally {
    run(root, 'git', 'worktree', 'remove', '--force', copy)
  }
}

function runStryker(copy: string, name: string, folder: string): boolean {
  const results = join(root, 'node_modules/.cache/stryker', name)
  const mutated = files.length > 0 ? files : [`${folder}/src/**/*.ts`, '!**/{generated,texts}/**']
  const config = JSON.parse(readFileSync(CONFIG, 'utf8')) as object
  const own = {
    ...config,
    mutate: mutated,
    incrementalFile: join(results, 'incremental.json'),
    jsonReporter: { fileName: join(results, 'report.json') },
  }
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(own))
  process.env['WAYMARK_MUTANTS_OF'] = folder
  return run(copy, 'pnpm', 'exec', 'stryker', 'run')
}

function run(cwd: string, program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args, { cwd, stdio: 'inherit' }).status === 0
}
