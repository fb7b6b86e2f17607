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

  constructor(descriptor: number) {
    this.#descriptor = descriptor
  }

  write(part: string | Uint8Array, done: (error?: Error | null) => void = () => {}): void {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    let at = 0
    const attempt = (): void => {
      try {
        while (at < bytes.length) at += writeSync(this.#descriptor, bytes, at)
      } catch (error) {
        if (systemErrorCode(error) === 'EAGAIN') setTimeout(attempt, FULL)
        else done(error as Error)
        return
      }
      done()
    }
    attempt()
  }

  /** Errors are for the one who writes. */
  on(): this {
    return this
  }
}
