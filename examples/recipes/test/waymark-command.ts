import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../../packages/cli/src/waymark.ts', import.meta.url))

/** Writes a command `waymark` into a folder, which runs the program of this repository. */
export function writeWaymark(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const start = `exec '${process.execPath}' --conditions=@waymark/source --no-warnings '${PROGRAM}' "$@"`
  writeFileSync(join(folder, 'waymark'), `#!/bin/sh\n${start}\n`, { mode: 0o755 })
}
