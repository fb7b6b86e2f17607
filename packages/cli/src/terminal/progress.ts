import { bytes, duration } from './figures.ts'
import { layOut, widthOf } from './safe-text.ts'

/** What the progress bar needs from the terminal. */
export interface ProgressTerminal {
  readonly isTTY: boolean
  readonly columns: number
  /** Shows a line without a newline, in place of the previous one. */
  draw(line: string): void
  /** Clears the line, so that the next output starts on an empty one. */
  wipe(): void
  now(): number
}

const BAR_WIDTH = 24
/** Fewer columns of a path would say nothing. */
const MIN_LABEL = 12
const FIRST_AFTER = 400
const EVERY = 100

/**
 * A progress bar on stderr for long input: bytes read of the total, rate, time left.
 *
 * Shows nothing if stderr is not a terminal, and nothing during the first moments, so that short
 * jobs stay quiet.
 */
export class Progress {
  readonly #terminal: ProgressTerminal
  readonly #label: string
  readonly #total: number | null
  readonly #started: number
  #done = 0
  #next: number

  constructor(terminal: ProgressTerminal, label: string, total: number | null) {
    this.#terminal = terminal
    this.#label = label
    this.#total = total
    this.#started = terminal.now()
    this.#next = this.#started + FIRST_AFTER
  }

  /** Counts `length` more bytes as read. */
  add(length: number): void {
    this.#done += length
    if (!this.#terminal.isTTY) return
    const now = this.#terminal.now()
    if (now < this.#next) return
    this.#next = now + EVERY
    this.#terminal.draw(this.#line(now, Math.max(1, this.#terminal.columns - 1)))
  }

  /** Removes the bar and draws no more. */
  end(): void {
    this.#terminal.wipe()
    this.#next = Number.POSITIVE_INFINITY
  }

  /** On a narrow terminal, first the label is shortened, then the bar is left out. */
  #line(now: number, width: number): string {
    const elapsed = now - this.#started
    const rate = `${bytes(Math.round((this.#done / elapsed) * 1000))}/s`
    if (this.#total === null || this.#total === 0) {
      return this.#labelled(`${bytes(this.#done)}  ${rate}`, width)
    }
    const share = Math.min(1, this.#done / this.#total)
    const filled = Math.round(share * BAR_WIDTH)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`
    const left = duration((elapsed / share) * (1 - share))
    const of = `${bytes(this.#done)} of ${bytes(this.#total)}`
    const figures = `${Math.floor(share * 100)}%  ${of}  ${rate}  ${left} left`
    const full = `${bar} ${figures}`
    return this.#labelled(full.length + MIN_LABEL + 2 > width ? figures : full, width)
  }

  #labelled(figures: string, width: number): string {
    const room = width - figures.length - 2
    const label = room < 2 ? '' : `${endOf(this.#label, room)}  `
    return `${label}${figures}`.slice(0, width)
  }
}

/** The end of a path, where the file name is, in at most `columns` columns. */
function endOf(text: string, columns: number): string {
  const cells = layOut(text)
  let width = widthOf(cells)
  if (width <= columns) return text
  let first = 0
  while (first < cells.length && width > columns - 1) width -= cells[first++]!.width
  return `…${text.slice(cells[first]?.start ?? text.length)}`
}
