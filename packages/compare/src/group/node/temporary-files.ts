import { closeSync, mkdtempSync, openSync, readSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RUN_BUFFER, type RunStorage } from '../run-storage.ts'

const NEWLINE = 0x0a

/** The most bytes that a code unit takes in UTF-8. */
const MOST_BYTES = 3

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs in files, in the system's folder for temporary files (`TMPDIR`).
 *
 * A file loses its name as soon as it is open, so nothing is left even if the process is killed. Where the system
 * does not allow that, the files are removed by {@link dispose}, which also runs when the process ends or is told to.
 *
 * Errors of the system are thrown as they are.
 *
 * @example
 * ```ts
 * import { LineGroups } from '@waymark/compare/group'
 * import { TemporaryFiles } from '@waymark/compare/group/node'
 *
 * const storage = new TemporaryFiles()
 * const groups = new LineGroups({ storage, memory: 1_000_000 })
 * groups.add('a', { file: 0, line: 1, text: 'A' })
 * groups.add('a', { file: 0, line: 2, text: 'a' })
 * await groups.settle()
 * const [group] = groups.parts()
 * group?.key // => 'a'
 * storage.dispose()
 * ```
 */
export class TemporaryFiles implements RunStorage {
  readonly #open = new Set<number>()
  /** Files whose names the system would not give up. */
  readonly #named: string[] = []
  /** For what is written. */
  #written: Buffer = Buffer.alloc(0)
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
    this.#folder ??= this.#makeFolder()
    this.#count++
    const path = join(this.#folder, String(this.#count))
    const file = openSync(path, 'wx+', 0o600)
    this.#open.add(file)
    this.#unlink(path)
    return file
  }

  /** Appends a string to a file. */
  append(file: number, text: string): void {
    // One buffer for all: the system is slow to get back what many buffers took.
    const most = text.length * MOST_BYTES
    if (most > this.#written.length) this.#written = Buffer.allocUnsafeSlow(most)
    const bytes = this.#written
    const length = bytes.write(text)
    for (let at = 0; at < length; ) at += writeSync(file, bytes, at, length - at)
  }

  /** Gives a file from its beginning, in pieces of whole lines. */
  *read(file: number): Generator<string, void> {
    let block = Buffer.allocUnsafeSlow(RUN_BUFFER)
    // The beginning of a line whose end has not been read is at the beginning of the block.
    let begun = 0
    for (let at = 0; ; ) {
      if (begun === block.length) block = Buffer.concat([block], block.length * 2)
      const length = readSync(file, block, begun, block.length - begun, at)
      if (length === 0) return
      at += length
      const end = begun + length
      const last = block.lastIndexOf(NEWLINE, end - 1)
      if (last !== -1) yield block.toString('utf8', 0, last)
      block.copyWithin(0, last + 1, end)
      begun = end - (last + 1)
    }
  }

  /** Closes a file, which removes it. */
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
      // Another program has put something in it, or removed it.
    }
    this.#folder = null
  }
}
