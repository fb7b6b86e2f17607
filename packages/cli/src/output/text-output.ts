import type { Writable } from 'node:stream'
import { BrokenPipe, systemErrorCode } from '../failure.ts'

/** Text collected before it is handed to the system: one write per line would be slow. */
const BATCH = 65_536

/**
 * Writes text to a stream with back-pressure: `write` resolves when more may come.
 *
 * A reader that has gone makes the next write throw {@link BrokenPipe}.
 */
export class TextOutput {
  readonly #stream: Writable
  #pending: (string | Buffer)[] = []
  #length = 0
  #error: Error | null = null

  constructor(stream: Writable) {
    this.#stream = stream
    stream.on('error', (error) => {
      this.#error ??= systemErrorCode(error) === 'EPIPE' ? new BrokenPipe() : error
    })
  }

  /** Takes text, or bytes that are no text; returns a promise only when the caller should wait. */
  write(text: string | Buffer): Promise<void> | undefined {
    if (this.#error !== null) throw this.#error
    this.#pending.push(text)
    this.#length += text.length
    return this.#length >= BATCH ? this.flush() : undefined
  }

  /** Hands over what is pending and waits until the stream has taken it. */
  async flush(): Promise<void> {
    if (this.#error !== null) throw this.#error
    if (this.#length === 0) return
    const text = this.#pending.every((part) => typeof part === 'string')
      ? this.#pending.join('')
      : Buffer.concat(
          this.#pending.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
        )
    this.#pending = []
    this.#length = 0
    await new Promise<void>((resolve) => {
      this.#stream.write(text, () => resolve())
    })
    // The stream's error event comes after the callback of the write that met it.
    await Promise.resolve()
    if (this.#stream.errored) {
      this.#error ??=
        systemErrorCode(this.#stream.errored) === 'EPIPE' ? new BrokenPipe() : this.#stream.errored
    }
    if (this.#error !== null) throw this.#error
  }
}
