import type { Readable } from 'node:stream'
import type { Facts } from '@waymark/infra/problem'
import { TextOutput, type TextTarget } from './output/text-output.ts'
import { printedLine } from './terminal/printed-text.ts'
import type { ProgressTerminal } from './terminal/progress.ts'
import { type Paint, paintFor, plain } from './terminal/style.ts'

/** The parts of a process that a command needs. */
export interface ProcessStreams {
  readonly stdin: Readable
  readonly stdout: TextTarget
  readonly stderr: TextTarget
  readonly env: Readonly<NodeJS.ProcessEnv>
}

/** Everything that a command sees of the outside world, except files. */
export interface Io {
  readonly stdin: Readable
  /** Without this, a standard input that is not read to its end keeps the process waiting. */
  closeStdin(): void
  readonly stdout: TextOutput
  readonly paint: Paint
  readonly paintError: Paint
  /** The number of columns at which text is folded. */
  readonly columns: number
  /** Whether standard output is a terminal. */
  readonly isTerminal: boolean
  readonly terminal: ProgressTerminal
  readonly env: ProcessStreams['env']
  /** Milliseconds since 1970. */
  clock(): number
  /** Writes one line to stderr, made safe to print. */
  complain(line: string): void
  /** Told the facts of each failure, for programs that do not read sentences. */
  readonly failed?: (facts: Facts) => void
}

export function createIo(streams: ProcessStreams): Io {
  const { stdout, env } = streams
  // Node makes a stream of the process when it is first asked for, which takes milliseconds.
  let input: Readable | null = null
  let messages: TextTarget | null = null
  const openMessages = (): TextTarget => {
    if (messages !== null) return messages
    messages = streams.stderr
    // Losing stderr must not stop the work, and there is nowhere to report it.
    messages.on('error', () => {})
    return messages
  }
  const terminal = terminalOf(openMessages, env)
  const paint = paintFor(stdout, env)
  return {
    get stdin() {
      input ??= streams.stdin
      return input
    },
    closeStdin: () => void input?.destroy(),
    stdout: new TextOutput(stdout, 'standard output', {
      isPainted: paint !== plain,
      // On the same terminal, the output would continue the line of the progress bar.
      before: stdout.isTTY === true ? () => terminal.wipe() : () => {},
    }),
    paint,
    paintError: (format, text) => paintFor(openMessages(), env)(format, text),
    isTerminal: stdout.isTTY === true,
    columns: Math.max(40, Math.min(columnsOf(stdout) ?? 96, 110)),
    terminal,
    env,
    clock: () => Date.now(),
    complain: (line) => {
      terminal.wipe()
      const isPainted = paintFor(openMessages(), env) !== plain
      openMessages().write(`${printedLine(line, isPainted)}\n`)
    },
  }
}

function terminalOf(open: () => TextTarget, env: ProcessStreams['env']): ProgressTerminal {
  let isDrawn = false
  return {
    get isTTY() {
      return open().isTTY === true && env['TERM'] !== 'dumb'
    },
    get columns() {
      return columnsOf(open()) ?? 80
    },
    draw(line) {
      open().write(`${CLEAR_LINE}${line}`)
      isDrawn = true
    },
    wipe() {
      if (isDrawn) open().write(CLEAR_LINE)
      isDrawn = false
    },
    now: () => performance.now(),
  }
}

const CLEAR_LINE = '\r\u001b[2K'

/** A terminal that does not know its size reports 0. */
function columnsOf({ columns }: TextTarget): number | null {
  return columns === undefined || columns === 0 ? null : columns
}
