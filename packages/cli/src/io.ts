import type { Readable, Writable } from 'node:stream'
import { TextOutput } from './output/text-output.ts'
import type { ProgressTerminal } from './terminal/progress.ts'
import { type Paint, paintFor } from './terminal/style.ts'

/** The parts of a process that a command needs. */
export interface ProcessStreams {
  readonly stdin: Readable
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly env: Readonly<NodeJS.ProcessEnv>
}

/** Everything that a command sees of the outside world, except files. */
export interface Io {
  readonly stdin: Readable
  readonly stdout: TextOutput
  readonly paint: Paint
  readonly paintError: Paint
  /** The number of columns at which text is folded. */
  readonly columns: number
  readonly terminal: ProgressTerminal
  /** Milliseconds since 1970. */
  clock(): number
  /** Writes one line to stderr. */
  complain(line: string): void
}

export function createIo(streams: ProcessStreams): Io {
  const { stdin, stdout, stderr, env } = streams
  // Losing stderr must not stop the work, and there is nowhere to report it.
  stderr.on('error', () => {})
  const terminal = terminalOf(stderr, env)
  return {
    stdin,
    stdout: new TextOutput(stdout, 'standard output', {
      // On the same terminal, the output would continue the line of the progress bar.
      before: stdout.isTTY === true ? () => terminal.wipe() : () => {},
    }),
    paint: paintFor(stdout, env),
    paintError: paintFor(stderr, env),
    columns: Math.max(40, Math.min(columnsOf(stdout) ?? 96, 110)),
    terminal,
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

/** A terminal that does not know its size reports 0. */
function columnsOf({ columns }: Stream): number | null {
  return columns === undefined || columns === 0 ? null : columns
}
