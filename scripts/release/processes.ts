import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

export interface Command {
  readonly program: string
  readonly args: readonly string[]
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  /** After so many milliseconds the program is ended, with all that it started. */
  readonly timeout?: number
  /** Ends it as the timeout does. */
  readonly signal?: AbortSignal
  /** Called with everything printed so far. */
  readonly onPrint?: (log: string) => void
}

export interface Outcome {
  /** `null` if the program could not be started, or was ended. */
  readonly status: number | null
  readonly stdout: string
  /** Standard output and standard error, in the order of their arrival. */
  readonly log: string
}

/** A command that failed, with what it printed. */
export class CommandError extends Error {
  readonly log: string

  constructor(message: string, log: string) {
    super(message)
    this.log = log
  }
}

const FIVE_MINUTES = 300_000
const running = new Set<number>()

/** Runs a program in a process group of its own, so that nothing it starts outlives it. */
export function run({
  program,
  args,
  folder,
  env,
  timeout,
  signal,
  onPrint,
}: Command): Promise<Outcome> {
  const limit = timeout ?? FIVE_MINUTES
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let stdout = ''
    let log = ''
    const print = (text: string): void => {
      log += text
      onPrint?.(log)
    }
    const timer = setTimeout(() => {
      log += `\n(ended after ${limit / 1000} s)\n`
      endGroup(child.pid)
    }, limit)
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      print(text)
    })
    child.stderr.setEncoding('utf8').on('data', print)
    signal?.addEventListener('abort', () => endGroup(child.pid))
    const finish = (status: number | null): void => {
      clearTimeout(timer)
      endGroup(child.pid)
      resolve({ status, stdout, log: stripVTControlCharacters(log) })
    }
    if (child.pid !== undefined) running.add(child.pid)
    child.on('error', (error) => {
      log += `${error.message}\n`
      finish(null)
    })
    child.on('close', finish)
  })
}

/** The same for a command that must succeed. */
export async function mustRun(command: Command): Promise<Outcome> {
  const outcome = await run(command)
  if (outcome.status === 0) return outcome
  const line = [command.program, ...command.args].join(' ')
  throw new CommandError(`\`${line}\` ended with ${outcome.status ?? 'no status'}`, outcome.log)
}

/** Ends every program that still runs. */
export function endAll(): void {
  for (const pid of running) endGroup(pid)
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined || !running.delete(pid)) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has ended by itself.
  }
}

/** What npm may be told by the environment: where it asks, what it trusts, and where it keeps what it fetched. */
const KEPT =
  /^npm_config_(?:registry|userconfig|cache|ca|cafile|proxy|https_proxy|noproxy|strict_ssl)$/i

/**
 * The environment without what pnpm and npx set for the scripts that they run: a consumer has none of it.
 *
 * @param folders - Searched for programs before all others.
 */
export function cleanEnvironment(folders: readonly string[] = []): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      (!/^(?:p?npm_|NODE_OPTIONS$|NODE$|INIT_CWD$|CI$)/i.test(name) || KEPT.test(name)) &&
      name !== 'PATH',
  )
  return {
    ...Object.fromEntries(kept),
    PATH: [...folders, process.env['PATH']].join(':'),
    NO_COLOR: '1',
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
  }
}

/** Does `work` for each item, at most `width` at a time. */
export async function forEachOf<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: width }, worker))
}
