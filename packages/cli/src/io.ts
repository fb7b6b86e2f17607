import type { Readable, Writable } from 'node:stream'
import { TextOutput } from './output/text-output.ts'
import type { ProgressTerminal } from './terminal/progress.ts'
import { type Paint, paintFor } from './terminal/style.ts'

/** The streams of a process, as far as a command needs them. */
export interface ProcessStreams {
  readonly stdin: Readable
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly env: Readonly<NodeJS.ProcessEnv>
}

/** Everything a command sees of the world outside, besides files. */
export interface Io {
  readonly stdin: Readable
  readonly stdout: TextOutput
  readonly paint: Paint
  readonly paintError: Paint
  /** Columns to fold text at. */
  readonly columns: number
  readonly terminal: ProgressTerminal
  /** The path of the module that a thread of this program runs; `null` where there are none. */
  readonly program: string | null
  /** Milliseconds since 1970. */
  clock(): number
  /** Writes one line to stderr. */
  complain(line: string): void
}

/** @param program - The module that started all, which serves as that of its threads, too. */
export function createIo(streams: ProcessStreams, program: string | null = null): Io {
  const { stdin, stdout, stderr, env } = streams
  // Nobody left to tell: losing stderr must not stop the work.
  stderr.on('error', () => {})
  return {
    stdin,
    stdout: new TextOutput(stdout),
    paint: paintFor(stdout, env),
    paintError: paintFor(stderr, env),
    columns: Math.max(40, Math.min(stdout.columns ?? 96, 110)),
    terminal: {
      isTTY: stderr.isTTY === true && env['TERM'] !== 'dumb',
      columns: stderr.columns ?? 80,
      write: (text) => void stderr.write(text),
      now: () => performance.now(),
    },
    program,
    clock: () => Date.now(),
    complain: (line) => void stderr.write(`${line}\n`),
  }
}
