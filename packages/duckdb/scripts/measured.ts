import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The result of a program. */
export interface Measured {
  readonly stdout: string
  readonly seconds: number
  /** The greatest resident memory in MB of one of its processes; 0 where there is no /proc. */
  readonly megabytes: number
}

/** Runs a program of Node from source, and measures its time and memory. */
export async function measured(args: readonly string[]): Promise<Measured> {
  const start = performance.now()
  const child = spawn(process.execPath, ['--conditions=@waymark/source', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let megabytes = 0
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, ...peaksOf(child.pid ?? 0))
  }, 50)
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  clearInterval(watch)
  if (status !== 0 && status !== 1) throw new Error(`${args.join(' ')} ended with ${status}`)
  return { stdout, seconds: (performance.now() - start) / 1000, megabytes }
}

/** The peaks of a process and of those that it started. */
function peaksOf(pid: number): readonly number[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const peak = Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    const below = children === '' ? [] : children.split(' ').flatMap((one) => peaksOf(Number(one)))
    return [peak, ...below]
  } catch {
    return [0]
  }
}
