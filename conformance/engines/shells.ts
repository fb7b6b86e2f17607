import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from './engine.ts'

/** A program that runs a file of JavaScript. */
interface Shell extends Omit<Engine, 'version' | 'run'> {
  /** Its path or name; `null` when it is not on this machine. */
  command(): string | null
  /** What tells its version, if it does not do so itself. */
  readonly versionProgram?: string
  readonly versionArgs: readonly string[]
  /** Cuts the version out of the answer. */
  readonly versionIn: RegExp
  /** A name for what the version says, where the engine has another name than the program. */
  readonly versionName?: string
  /** Before the name of the file. */
  readonly args?: readonly string[]
  /** The function that writes a line to the standard output. */
  readonly print: string
}

export function shell({
  command,
  versionProgram,
  versionArgs,
  versionIn,
  versionName = '',
  args = [],
  print,
  ...engine
}: Shell): Engine {
  return {
    ...engine,
    async version() {
      const program = command()
      if (program === null) return null
      const { stdout, stderr, error } = spawnSync(versionProgram ?? program, versionArgs, {
        encoding: 'utf8',
      })
      if (error !== undefined && versionProgram === undefined) return null
      const found = versionIn.exec(`${stdout}\n${stderr}`)?.[1] ?? 'of unknown version'
      return `${versionName} ${found}`.trim()
    },
    async run(script, call) {
      return inFolder((folder) => {
        const file = join(folder, 'probe.js')
        writeFileSync(file, `${script}\n${print}(${call})\n`)
        return runProgram(command()!, [...args, file])
      })
    },
  }
}

/** Hands over a new folder, which is removed at the end. */
export function inFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-engine-'))
  try {
    return use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** So that programs print only what they are asked. */
export const PROGRAM_ENVIRONMENT: NodeJS.ProcessEnv = {
  ...process.env,
  DENO_NO_UPDATE_CHECK: '1',
  DO_NOT_TRACK: '1',
  NO_COLOR: '1',
}

/** @returns What the program prints; if it fails, the exception has the end of its error output. */
export function runProgram(command: string, args: readonly string[], folder?: string): string {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: PROGRAM_ENVIRONMENT,
      ...(folder === undefined ? {} : { cwd: folder }),
    }).trim()
  } catch (error) {
    const stderr = String((error as { stderr?: unknown }).stderr ?? '')
    throw new Error(`${command} failed: ${stderr.slice(-2000) || (error as Error).message}`)
  }
}
