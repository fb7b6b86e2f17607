import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The arguments of Node that run the `waymark` command on which this package depends. */
export function waymarkProgram(): readonly string[] {
  const { resolve } = createRequire(import.meta.url)
  return [join(dirname(resolve('@waymark/cli/package.json')), 'dist/waymark.js')]
}

/**
 * Runs a program that prints to the same terminal, in a process of its own: what a build has in memory does not count for it.
 *
 * @returns The exit status; `null` if the process was killed.
 */
export function run(args: readonly string[], cwd: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', reject)
    child.on('close', resolve)
  })
}
