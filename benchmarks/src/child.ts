import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Runs one of the scripts in `children` on this very Node and gives what it printed. */
export function runChild(
  name: string,
  args: readonly string[],
  flags: readonly string[] = [],
): string {
  return runNode([...flags, '--no-warnings', childPath(name), ...args])
}

/** @param files - Standard input and output; without them, there is no input, and the output is returned. */
export function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  files: readonly [number | 'ignore', number | 'pipe'] = ['ignore', 'pipe'],
): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env,
    stdio: [...files, 'pipe'],
    maxBuffer: 1 << 28,
  })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stderr}`)
  return stdout
}

/** In the bundle for old Nodes, children are next to the program. */
export function childPath(name: string): string {
  const isSource = import.meta.url.endsWith('.ts')
  return fileURLToPath(new URL(isSource ? `children/${name}.ts` : `${name}.mjs`, import.meta.url))
}
