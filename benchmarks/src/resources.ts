import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { childPath, runNode } from './child.ts'

/** What a program has used. A command with a large input runs in a second process, which the first one supervises. */
export interface Resources {
  /** Of all its processes, in microseconds. */
  readonly processorTime: number
  /** Of its largest process, in bytes. */
  readonly residentSize: number
}

/** Runs a program, and returns what it has used. The files are its standard input and output. */
export function runMeasured(args: readonly string[], files?: readonly [number, number]): Resources {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'))
  try {
    const file = join(folder, 'resources.txt')
    const meter = pathToFileURL(childPath('resources')).href
    const options = `--no-warnings --import=${meter}`
    runNode(args, { ...process.env, NODE_OPTIONS: options, BENCH_RESOURCES: file }, files)
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    const processes = lines.map((line) => line.split(' ').map(Number))
    return {
      processorTime: processes.reduce((sum, [time = 0]) => sum + time, 0),
      residentSize: Math.max(...processes.map(([, size = 0]) => size)) * 1024,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
