import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Facts } from '@waymark/infra/problem'
import { applyColor, takeColor } from '../src/color-option.ts'
import { main } from '../src/main.ts'
import { builtProgram } from './built-program.ts'
import { memoryIo } from './sources.ts'

export { temporaryFolder } from '../../../test/temporary-folder.ts'

export const PROGRAM: string = await builtProgram()

const SOURCES = [
  '--conditions=@waymark/source',
  fileURLToPath(new URL('../src/waymark.ts', import.meta.url)),
]

export interface Run {
  readonly status: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
  /** The facts of what it could not do; none are known of a process of its own. */
  readonly failures: readonly Facts[]
}

export interface RunOptions {
  readonly input?: string | Buffer
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** The words of a command that starts the program, as `nice` does. */
  readonly by?: readonly string[]
  /** Runs the sources themselves instead of the bundle. */
  readonly fromSources?: boolean
}

/** Starts `waymark`. */
export function startWaymark(args: readonly string[], options: RunOptions = {}): ChildProcess {
  const program = options.fromSources === true ? SOURCES : [PROGRAM]
  const [command = '', ...words] = [...(options.by ?? []), process.execPath, ...program, ...args]
  return spawn(command, words, {
    cwd: options.cwd,
    env: { ...process.env, NO_COLOR: '1', ...options.env },
  })
}

/** Runs a process with `waymark` to its end. */
export async function runProcess(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const child = startWaymark(args, options)
  let stdout = ''
  let stderr = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  // A program that stops early does not read its input to the end.
  child.stdin?.on('error', () => {})
  child.stdin?.end(options.input ?? '')
  return await new Promise((resolve) => {
    child.on('close', (status, signal) => resolve({ status, signal, stdout, stderr, failures: [] }))
  })
}

/** One after the other: there is one current directory. */
let last: Promise<unknown> = Promise.resolve()

/** Runs `waymark` to its end, without a process of its own unless an option needs one: a start takes 0.1 s. */
export async function runWaymark(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const { by, fromSources, env } = options
  if (by !== undefined || fromSources === true || env?.['NODE_OPTIONS'] !== undefined) {
    return await runProcess(args, options)
  }
  const run = last.then(() => runHere(args, options))
  last = run.catch(() => {})
  return await run
}

/** What `start` of the program does, with streams in memory. */
async function runHere(args: readonly string[], { input, env, cwd }: RunOptions): Promise<Run> {
  const before = process.cwd()
  if (cwd !== undefined) process.chdir(cwd)
  try {
    const environment = { ...process.env, NO_COLOR: '1', ...env }
    applyColor(takeColor(args).color, environment)
    const { io, stdout, stderr, failures } = memoryIo(input, environment)
    const status = await main(args, io)
    return { status, signal: null, stdout: stdout(), stderr: stderr(), failures }
  } finally {
    process.chdir(before)
  }
}

/** An environment in which a package cannot be found, as if it were not installed. */
export function withoutPackage(name: string): Readonly<Record<string, string>> {
  const hook = `data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module'
    registerHooks({
      resolve(name, context, next) {
        if (name !== '${name}') return next(name, context)
        const error = new Error("Cannot find package '${name}'")
        throw Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' })
      },
    })
  `)}`
  return { NODE_OPTIONS: `--import ${hook}` }
}
