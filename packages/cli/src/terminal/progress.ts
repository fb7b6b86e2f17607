import { bytes, duration } from './figures.ts'
import { layOut } from './safe-text.ts'

/** What the bar needs of the terminal. */
export interface ProgressTerminal {
  readonly isTTY: boolean
  readonly columns: number
  /** Shows a line without an end, in place of the one that it showed before. */
  draw(line: string): void
  /** Takes the line away, so that what follows starts on a clean one. */
  wipe(): void
  now(): number
}

const BAR_WIDTH = 24
/** Less of a path tells nothing. */
const MIN_LABEL = 12
const FIRST_AFTER = 400
const EVERY = 100

/**
 * A progress bar on stderr for long input: bytes read of the total, rate, time left.
 *
 * Says nothing when stderr is no terminal, and nothing in the first moments, so that short work
 * stays quiet.
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

  /** Tells that so many more bytes have been read. */
  add(length: number): void {
    this.#done += length
    if (!this.#terminal.isTTY) return
    const now = this.#terminal.now()
    if (now < this.#next) return
    this.#next = now + EVERY
    this.#terminal.draw(this.#line(now, Math.max(1, this.#terminal.columns - 1)))
  }

  /** Wipes the bar, and draws no other. */
  end(): void {
    this.#terminal.wipe()
    this.#next = Number.POSITIVE_INFINITY
  }

  /** Where room is short, it is taken from the label, and then from the bar. */
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

/** The end of a path, where its name is, in so many columns. */
function endOf(text: string, columns: number): string {
  const cells = layOut(text)
  let width = cells.reduce((sum, cell) => sum + cell.width, 0)
  if (width <= columns) return text
  let first = 0
  while (first < cells.length && width > columns - 1) width -= cells[first++]!.width
  return `…${text.slice(cells[first]?.start ?? text.length)}`
}
