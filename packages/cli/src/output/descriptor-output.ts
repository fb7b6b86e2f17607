import { writeSync } from 'node:fs'
import { systemErrorCode } from '../failure.ts'
import type { TextTarget } from './text-output.ts'

/** How long to wait before writing again to a pipe that is full, in milliseconds. */
const FULL = 5

/**
 * Writes to a file descriptor at once, as Node's own streams of a process do on most systems. Those take four milliseconds to make.
 */
export class DescriptorOutput implements TextTarget {
  readonly #descriptor: number
  /** What is not written yet, in the order in which it came. */
  readonly #queue: { bytes: Uint8Array; readonly done: (error?: Error | null) => void }[] = []

  constructor(descriptor: number) {
    this.#descriptor = descriptor
  }

  write(part: string | Uint8Array, done: (error?: Error | null) => void = () => {}): void {
    this.#queue.push({ bytes: typeof part === 'string' ? Buffer.from(part) : part, done })
    if (this.#queue.length === 1) this.#drain()
  }

  #drain(): void {
    for (let first = this.#queue[0]; first !== undefined; first = this.#queue[0]) {
      let failure: Error | null = null
      try {
        while (first.bytes.length > 0) {
          first.bytes = first.bytes.subarray(writeSync(this.#descriptor, first.bytes))
        }
      } catch (error) {
        if (systemErrorCode(error) === 'EAGAIN') {
          setTimeout(() => this.#drain(), FULL)
          return
        }
        failure = error as Error
      }
      first.done(failure)
      this.#queue.shift()
    }
  }

  /** Errors are for the one who writes. */
  on(): this {
    return this
  }
}
