import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fetchRepository } from '../../../../scripts/fetch-repository.ts'
import { readOptions } from '../../../../scripts/read-options.ts'
import { CHROMIUM, displayDataFolder, sources } from './data.ts'

const USAGE = `Usage: pnpm fetch:display-corpus

Fetches the lists by which pnpm evaluate:display measures: some files of Chromium, by git, and packages of the CLDR, by npm,
each in the version of packages/display/scripts/corpus/SOURCES.json. They are put into WAYMARK_DISPLAY_DATA, else
../display-data beside the project. What is there stays as it is. The files of Chromium can also be copied from another
copy of its source, to the same paths below ../display-data/chromium. Their licences are their own; nothing of them belongs
into this repository.

Exit status: 0 all are there, 1 one is not, 2 bad usage.`

readOptions({ name: 'fetch:display-corpus', usage: USAGE, args: process.argv.slice(2) }, {})
const folder = displayDataFolder()
mkdirSync(folder, { recursive: true })
say(
  'chromium',
  sources.chromium.revision,
  fetchRepository({
    target: join(folder, 'chromium'),
    ...sources.chromium,
    paths: Object.values(CHROMIUM).map((file) => `/${file}`),
  }),
)
for (const [name, version] of Object.entries(sources.packages)) {
  say(name, version, fetchPackage(name, version))
}

function say(name: string, version: string, problem: string | null): void {
  console.log(`${name}: ${problem ?? version}`)
  if (problem !== null) process.exitCode = 1
}

function fetchPackage(name: string, version: string): string | null {
  const target = join(folder, name)
  if (existsSync(target)) return null
  mkdirSync(target)
  const archive = `${name}-${version}.tgz`
  const commands: readonly (readonly [string, ...string[]])[] = [
    ['npm', 'pack', '--silent', `${name}@${version}`],
    ['tar', 'xzf', archive, '--strip-components=1', '-C', target],
  ]
  let problem: string | null = null
  for (const [command, ...args] of commands) {
    const { status, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
    if (status === 0) continue
    problem = `${command} failed: ${error?.message ?? stderr.trim()}`
    rmSync(target, { recursive: true })
    break
  }
  rmSync(join(folder, archive), { force: true })
  return problem
}
