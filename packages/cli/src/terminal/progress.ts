import { bytes, duration } from './figures.ts'

/** What the bar needs of the terminal. */
export interface ProgressTerminal {
  readonly isTTY: boolean
  readonly columns: number
  write(text: string): void
  now(): number
}

const BAR_WIDTH = 24
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
  #drawn = false

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
    this.#drawn = true
    const line = this.#line(now).slice(0, Math.max(1, this.#terminal.columns - 1))
    this.#terminal.write(`\r\u001b[2K${line}`)
  }

  /** Wipes the bar, so that what follows starts on a clean line. */
  end(): void {
    if (this.#drawn) this.#terminal.write('\r\u001b[2K')
    this.#drawn = false
    this.#next = Number.POSITIVE_INFINITY
  }

  #line(now: number): string {
    const elapsed = now - this.#started
    const rate = `${bytes(Math.round((this.#done / elapsed) * 1000))}/s`
    if (this.#total === null || this.#total === 0) {
      return `${this.#label}  ${bytes(this.#done)}  ${rate}`
    }
    const share = Math.min(1, this.#done / this.#total)
    const filled = Math.round(share * BAR_WIDTH)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`
    const left = duration((elapsed / share) * (1 - share))
    const of = `${bytes(this.#done)} of ${bytes(this.#total)}`
    return `${this.#label}  ${bar} ${Math.floor(share * 100)}%  ${of}  ${rate}  ${left} left`
  }
}
