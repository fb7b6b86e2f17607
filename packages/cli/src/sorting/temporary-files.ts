import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asFailure } from '../failure.ts'
import { temporaryPlace } from '../output/temporary-place.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Files for data that do not fit into memory, in the system's folder for such (`TMPDIR`).
 *
 * A file loses its name as soon as it is open, so that nothing is left even of a process that is killed.
 * Where the system keeps the names of open files, they go with {@link dispose}, which also runs when the
 * process ends or is told to.
 */
export class TemporaryFiles {
  readonly #open = new Set<number>()
  /** Files whose names the system would not give up. */
  readonly #named: string[] = []
  #folder: string | null = null
  #count = 0
  #isListening = false
  readonly #onExit = (): void => this.dispose()
  readonly #onSignal = (signal: NodeJS.Signals): void => {
    this.dispose()
    // Ends this process the way the sender expects: by the signal.
    process.kill(process.pid, signal)
  }

  /** Opens a new, empty file for writing and reading. */
  open(): number {
    try {
      this.#folder ??= this.#makeFolder()
      this.#count++
      const path = join(this.#folder, String(this.#count))
      const file = openSync(path, 'wx+', 0o600)
      this.#open.add(file)
      this.#unlink(path)
      return file
    } catch (error) {
      throw asFailure(error, temporaryPlace())
    }
  }

  close(file: number): void {
    if (this.#open.delete(file)) closeSync(file)
  }

  /** Closes and removes all of them. */
  dispose(): void {
    for (const file of [...this.#open]) this.close(file)
    for (const path of this.#named.splice(0)) rmSync(path, { force: true })
    this.#removeFolder()
    this.#isListening = false
    process.off('exit', this.#onExit)
    for (const signal of SIGNALS) process.off(signal, this.#onSignal)
  }

  #makeFolder(): string {
    if (!this.#isListening) {
      this.#isListening = true
      process.on('exit', this.#onExit)
      for (const signal of SIGNALS) process.on(signal, this.#onSignal)
    }
    return mkdtempSync(join(tmpdir(), 'waymark-'))
  }

  #unlink(path: string): void {
    try {
      rmSync(path)
      this.#removeFolder()
    } catch {
      this.#named.push(path)
    }
  }

  #removeFolder(): void {
    if (this.#folder === null || this.#named.length > 0) return
    try {
      rmdirSync(this.#folder)
    } catch {
      // Somebody has put something in it, or removed it.
    }
    this.#folder = null
  }
}
