import { fstatSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { OptionValues } from '../option-values.ts'

const STANDARD_OUTPUT = 1

/** The place that `--out` names: `-` is standard output, and so is every path that leads to what it writes to. */
export async function chosenOut(options: OptionValues): Promise<string> {
  const out = options.required('out')
  return (await isStandardOutput(out)) ? '-' : out
}

/** Whether what is written there comes out of standard output: `-`, `/dev/stdout`, or the file that the shell opened for it. */
export async function isStandardOutput(path: string): Promise<boolean> {
  if (path === '-') return true
  try {
    const there = await stat(path, { bigint: true })
    const own = fstatSync(STANDARD_OUTPUT, { bigint: true })
    return there.dev === own.dev && there.ino === own.ino
  } catch {
    // Nothing is there, or standard output is closed.
    return false
  }
}
