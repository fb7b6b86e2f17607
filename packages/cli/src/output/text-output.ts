import { StringDecoder } from 'node:string_decoder'
import { asFailure, BrokenPipe, systemErrorCode } from '../failure.ts'
import { printedText } from '../terminal/printed-text.ts'

/** How much text is collected before it is written: one write per line would be slow. */
const BATCH = 65_536

/** What a write to a closed pipe fails with, and a write that waits while a socket is closed: Node starts programs with sockets. */
const CLOSED: ReadonlySet<string | null> = new Set(['EPIPE', 'ECONNRESET'])

/** What text is written to: a stream of Node, or as much of one as is needed. */
export interface TextTarget {
  readonly isTTY?: boolean
  readonly columns?: number
  write(part: string | Uint8Array, done?: (error?: Error | null) => void): void
  on(event: 'error', listener: (error: Error) => void): unknown
}

/** How text is written, and functions that are called then. */
export interface TextOutputOptions {
  /** Whether styles are a part of the text. */
  readonly isPainted?: boolean
  /** Called before each write to the stream. */
  readonly before?: () => void
  /** Called after each write with the approximate number of bytes. */
  readonly written?: (length: number) => void
}

/**
 * Collects text for a stream and writes it with back-pressure.
 *
 * `write` only collects; callers that write a lot await `relieve` from time to time. If the reader
 * has closed the pipe, the next call throws {@link BrokenPipe}; if the disk is full, a `Failure`.
 */
export class TextOutput {
  readonly #stream: TextTarget
  readonly #name: string
  readonly #options: TextOutputOptions
  /** A terminal gets no data as they are; `null` for other streams. */
  readonly #decoder: StringDecoder | null
  #pending: (string | Uint8Array)[] = []
  #length = 0
  #error: unknown = null

  /** @param name - What a failure calls the output. */
  constructor(
    stream: TextTarget,
    name: string = 'standard output',
    options: TextOutputOptions = {},
  ) {
    this.#stream = stream
    this.#name = name
    this.#options = options
    this.#decoder = stream.isTTY === true ? new StringDecoder() : null
    stream.on('error', (error) => void this.#fail(error))
  }

  /**
   * Collects text for people, which is made safe to print, or bytes, which are data: a program gets them as they are. The
   * bytes must not change before they are flushed.
   */
  write(part: string | Uint8Array): void {
    if (this.#error !== null) throw this.#error
    const text = typeof part === 'string' ? part : (this.#decoder?.write(Buffer.from(part)) ?? null)
    this.#pending.push(
      text === null ? (part as Uint8Array) : printedText(text, this.#options.isPainted === true),
    )
    this.#length += part.length
  }

  /** Collects many parts, and writes them whenever enough are pending. */
  async writeAll(parts: Iterable<string>): Promise<void> {
    for (const part of parts) {
      this.write(part)
      await this.relieve()
    }
  }

  /** Whether enough is pending for {@link relieve} to write it. To ask costs less than to await for each of many lines. */
  get isFull(): boolean {
    return this.#length >= BATCH
  }

  /** Writes what is pending if it is enough for a batch. */
  async relieve(): Promise<void> {
    if (this.isFull) await this.flush()
  }

  /** Writes what is pending and waits until the stream has taken it. */
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
    this.#options.before?.()
    await new Promise<void>((resolve, reject) => {
      this.#stream.write(text, (error) => {
        if (error == null) resolve()
        else reject(this.#fail(error))
      })
    })
    this.#options.written?.(text.length)
  }

  /** Keeps the first error, which says what went wrong; later ones only say that the stream is closed. */
  #fail(error: Error): unknown {
    this.#error ??= CLOSED.has(systemErrorCode(error))
      ? new BrokenPipe()
      : asFailure(error, this.#name)
    return this.#error
  }
}
