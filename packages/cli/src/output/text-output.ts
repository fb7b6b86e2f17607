import type { Writable } from 'node:stream'
import { asFailure, BrokenPipe, systemErrorCode } from '../failure.ts'

/** Text collected before it is handed to the system: one write per line would be slow. */
const BATCH = 65_536

/** Who is told of what becomes of the text. */
export interface TextOutputListeners {
  /** Is called each time before the stream is given something. */
  readonly before?: () => void
  /** Is told about how many bytes the stream has taken, each time. */
  readonly written?: (length: number) => void
}

/**
 * Collects text for a stream and hands it over with back-pressure.
 *
 * `write` costs nothing; whoever writes much calls `relieve` in between and waits for it. A reader
 * that has gone makes the next call throw {@link BrokenPipe}, a full disk a `Failure`.
 */
export class TextOutput {
  readonly #stream: Writable
  readonly #name: string
  readonly #listeners: TextOutputListeners
  #pending: (string | Buffer)[] = []
  #length = 0
  #error: unknown = null

  /** @param name - What a failure is told about. */
  constructor(
    stream: Writable,
    name: string = 'standard output',
    listeners: TextOutputListeners = {},
  ) {
    this.#stream = stream
    this.#name = name
    this.#listeners = listeners
    stream.on('error', (error) => void this.#fail(error))
  }

  /** Takes text, or bytes, which must not change before they are flushed. */
  write(part: string | Buffer): void {
    if (this.#error !== null) throw this.#error
    this.#pending.push(part)
    this.#length += part.length
  }

  /** Takes many parts, and hands them over in between. */
  async writeAll(parts: Iterable<string>): Promise<void> {
    for (const part of parts) {
      this.write(part)
      await this.relieve()
    }
  }

  /** Hands over what is pending when it is much. */
  async relieve(): Promise<void> {
    if (this.#length >= BATCH) await this.flush()
  }

  /** Hands over what is pending and waits until the stream has taken it. */
  async flush(): Promise<void> {
    if (this.#error !== null) throw this.#error
    if (this.#length === 0) return
    const parts = this.#pending
    this.#pending = []
    this.#length = 0
    const [first] = parts
    const text =
      parts.length === 1 && first !== undefined
        ? first
        : parts.every((part) => typeof part === 'string')
          ? parts.join('')
          : Buffer.concat(
              parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
            )
    this.#listeners.before?.()
    await new Promise<void>((resolve, reject) => {
      this.#stream.write(text, (error) => {
        if (error == null) resolve()
        else reject(this.#fail(error))
      })
    })
    this.#listeners.written?.(text.length)
  }

  /** The first error says what went wrong; those after it, only that the stream is closed. */
  #fail(error: Error): unknown {
    this.#error ??=
      systemErrorCode(error) === 'EPIPE' ? new BrokenPipe() : asFailure(error, this.#name)
    return this.#error
  }
}
