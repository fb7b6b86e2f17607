import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Writes the program `waymark` into a folder: the built worker, and a Node that every user may run. */
export function writeProgram(bin: string): void {
  mkdirSync(bin)
  const node = join(bin, 'node')
  copyFileSync(process.execPath, node)
  const worker = createRequire(import.meta.url).resolve('@waymark/cli/worker.cjs')
  // Only the first argument is not one of the worker's.
  const script = `#!/bin/sh\nshift\nexec '${node}' '${worker}' "$@"\n`
  writeFileSync(join(bin, 'waymark'), script, { mode: 0o755 })
  chmodSync(node, 0o755)
}
