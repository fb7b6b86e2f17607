import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import type { MadeFolder } from '@waymark/site/files/node'
import { loadCommand } from '../commands/load-command.ts'
import { EXIT, EXIT_STATUSES } from '../exit-status.ts'
import { speechOf } from '../load-speech.ts'
import { say, speak } from '../speech.ts'
import { paintFor } from '../terminal/style.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** What V8, Node and the C++ library print before they end a process that has no memory left. */
const OUT_OF_MEMORY =
  /out of memory|Allocation failed|bad_alloc|Fatal JavaScript invalid size error|Fatal process out of memory/i

/** How a process ended, and what the engine printed. */
interface Ending {
  readonly status: number | null
  readonly signal: NodeJS.Signals | null
  readonly printed: string
}

/**
 * Runs the program in a second process, and ends as that does. If it runs out of memory, one line says so instead of the
 * engine's stack trace: the engine ends a process without memory by itself, so only another process can do this.
 *
 * @param variable - The environment variable that tells the second process that it is supervised.
 * @returns `false` if no second process can be started.
 */
export async function supervise(
  program: string,
  args: readonly string[],
  variable: string,
): Promise<boolean> {
  const child = start(program, args, variable)
  if (child === null) return false
  const folders: MadeFolder[] = []
  child.on('message', (folder: MadeFolder) => void folders.push(folder))
  const forward = (signal: NodeJS.Signals): void => {
    // Windows has no signals: the console tells both processes, and `kill` would not let the other one clean up.
    if (process.platform !== 'win32') child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, forward)
  const ending = await endOf(child)
  for (const signal of SIGNALS) process.off(signal, forward)
  if (ending === null) return false
  const isOwnEnd = EXIT_STATUSES.some(([status]) => status === ending.status)
  if (!isOwnEnd) {
    const { removeFolders } = await import('@waymark/site/files/node')
    removeFolders(folders)
    speak(await speechOf(args))
  }
  const [command = ''] = args
  endLike(ending, isOwnEnd ? null : await memoryLine(ending, command), command)
  return true
}

function start(program: string, args: readonly string[], variable: string): ChildProcess | null {
  // Two processes cannot wait for a debugger at one port.
  if (process.execArgv.some((option) => option.startsWith('--inspect'))) return null
  try {
    return spawn(process.execPath, [...process.execArgv, program, ...args], {
      stdio: ['inherit', 'inherit', 'pipe', 2, 'ipc'],
      env: { ...process.env, [variable]: '1' },
      windowsHide: true,
    })
  } catch {
    // Node may not start processes (`--permission`).
    return null
  }
}

/** The engine prints some thousand characters. */
const MOST_PRINTED = 1_000_000

/** @returns `null` if the process could not be started. */
async function endOf(child: ChildProcess): Promise<Ending | null> {
  let printed = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (printed.length < MOST_PRINTED) printed += text
  })
  // After this, all that the process has told is known.
  const told = new Promise((resolve) => child.once('disconnect', resolve))
  return await new Promise((resolve) => {
    child.on('error', () => {
      if (child.pid === undefined) resolve(null)
    })
    child.on('close', (status, signal) => {
      void told.then(() => resolve({ status, signal, printed }))
    })
  })
}

/** Ends this process as the other one has ended. */
function endLike({ status, signal, printed }: Ending, line: string | null, command: string): void {
  if (line !== null) {
    const clear = process.stderr.isTTY ? '\r\u001b[2K' : ''
    const who = paintFor(process.stderr, process.env)('red', `waymark ${command}:`)
    process.stderr.write(`${clear}${who} ${line}\n`)
    process.exitCode = EXIT.io
    return
  }
  process.stderr.write(printed)
  // A process with the number 1 does not end by a signal that it sends to itself.
  process.exitCode = status ?? 128 + constants.signals[signal!]
  if (signal !== null) process.kill(process.pid, signal)
}

const MEBIBYTE = 1024 ** 2

/** Says that there was not enough memory, and what to do; `null` if the process ended for another reason. */
async function memoryLine({ signal, printed }: Ending, command: string): Promise<string | null> {
  if (OUT_OF_MEMORY.test(printed)) {
    const heap = getHeapStatistics().heap_size_limit / MEBIBYTE
    const larger = Math.max(1024, 2 ** Math.ceil(Math.log2(heap * 1.5)))
    return say(
      'not enough memory: Node’s heap is full: set NODE_OPTIONS=--max-old-space-size={size:digits}, or divide the input',
      { size: larger },
    )
  }
  if (signal !== 'SIGKILL') return null
  const options = (await loadCommand(command))?.options ?? []
  return options.some(({ name }) => name === 'memory')
    ? say(
        'the system has killed the process, probably because the memory is full: set --memory, such as --memory 256MiB, or divide the input',
      )
    : say(
        'the system has killed the process, probably because the memory is full: use a machine with more memory, or divide the input',
      )
}
