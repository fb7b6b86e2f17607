import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { PACKAGE_FOLDER } from '../package-folder.ts'

const COMMAND = new URL('node_modules/@waymark/cli/', PACKAGE_FOLDER)

/** Arguments for Node that run the command as it was built. */
export const BUILT_COMMAND: readonly string[] = [fileURLToPath(new URL('dist/waymark.js', COMMAND))]

/** Arguments for a Node that strips types, which run the command from its source. */
export const COMMAND_SOURCE: readonly string[] = [
  '--conditions=@waymark/source',
  '--no-warnings',
  fileURLToPath(new URL('src/waymark.ts', COMMAND)),
]

/** Gives the whole command one line on its standard input. A status above 1 is a failure of its own. */
export function normalizeLine(command: readonly string[], line: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, 'normalize'], {
    input: line,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (status !== 0 && status !== 1) {
    throw new Error(`waymark normalize ended with ${status}: ${stderr.slice(0, 500)}`)
  }
  return stdout
}
