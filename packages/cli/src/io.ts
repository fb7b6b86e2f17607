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
  const terminal = terminalOf(stderr, env)
  return {
    stdin,
    stdout: new TextOutput(stdout, 'standard output', {
      // What is printed on the same terminal would go on behind the bar.
      before: stdout.isTTY === true ? () => terminal.wipe() : () => {},
    }),
    paint: paintFor(stdout, env),
    paintError: paintFor(stderr, env),
    columns: Math.max(40, Math.min(columnsOf(stdout) ?? 96, 110)),
    terminal,
    program,
    clock: () => Date.now(),
    complain: (line) => {
      terminal.wipe()
      stderr.write(`${line}\n`)
    },
  }
}

type Stream = ProcessStreams['stderr']

function terminalOf(stderr: Stream, env: ProcessStreams['env']): ProgressTerminal {
  let isDrawn = false
  return {
    isTTY: stderr.isTTY === true && env['TERM'] !== 'dumb',
    columns: columnsOf(stderr) ?? 80,
    draw(line) {
      stderr.write(`${CLEAR_LINE}${line}`)
      isDrawn = true
    },
    wipe() {
      if (isDrawn) stderr.write(CLEAR_LINE)
      isDrawn = false
    },
    now: () => performance.now(),
  }
}

const CLEAR_LINE = '\r\u001b[2K'

/** A terminal that has not been told its size says 0. */
function columnsOf({ columns }: Stream): number | null {
  return columns === undefined || columns === 0 ? null : columns
}
