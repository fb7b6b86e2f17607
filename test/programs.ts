import { spawnSync } from 'node:child_process'

/** Starts a program as process 1 that sees no other, as a container does. */
export const CONTAINER: readonly string[] = [
  'unshare',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
]

export const canContain: boolean =
  spawnSync(CONTAINER[0]!, [...CONTAINER.slice(1), 'true']).status === 0
export const canMakePipes: boolean = spawnSync('mkfifo').error === undefined

/** The shells that commands and options can be completed in. */
export const SHELLS: readonly string[] = ['bash', 'zsh', 'fish']

export function hasProgram(name: string): boolean {
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined
}

/** Runs once before the tests and says, a line each, what is skipped without a program of the system. */
export function setup(): void {
  if (!canMakePipes) console.log('No mkfifo here: skipping the tests with named pipes.\n')
  for (const shell of SHELLS.filter((name) => !hasProgram(name))) {
    console.log(`No ${shell} here: skipping the tests of its completions.\n`)
  }
  for (const formatter of ['groff', 'mandoc'].filter((name) => !hasProgram(name))) {
    console.log(`No ${formatter} here: skipping its test of the manual page.\n`)
  }
  if (!canContain) console.log('unshare makes no containers here: skipping the tests with them.\n')
}
