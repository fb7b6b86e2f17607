import { fstatSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { OptionValues } from '../option-values.ts'

const STANDARD_OUTPUT = 1

/** The value of `--out`; `-` for standard output and for every path that leads to the same file. */
export async function chosenOut(options: OptionValues): Promise<string> {
  const out = options.required('out')
  return (await isStandardOutput(out)) ? '-' : out
}

/** Whether a path is standard output: `-`, `/dev/stdout`, or the file that the shell has redirected it to. */
export async function isStandardOutput(path: string): Promise<boolean> {
  if (path === '-') return true
  try {
    const there = await stat(path, { bigint: true })
    const own = fstatSync(STANDARD_OUTPUT, { bigint: true })
    return there.dev === own.dev && there.ino === own.ino
  } catch {
    // The path does not exist, or standard output is closed.
    return false
  }
}
