import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { asFileError } from '../file-error.ts'
import type { TableStore } from '../table-store.ts'
import { StagedOutput } from './staged-output.ts'
import { temporaryPlace } from './temporary-place.ts'

/**
 * Makes a store in a temporary file, in a folder that only this user can access. Both are made when something is written.
 * They are removed when the store is closed, also by Ctrl-C.
 *
 * Its functions throw a `FileError` for errors of the system, for example if the disk is full.
 *
 * @example
 * ```ts
 * import { createTableStore } from '@waymark/site/node'
 *
 * const store = createTableStore()
 * store.write(0, Uint8Array.of(1, 2, 3))
 * const bytes = new Uint8Array(2)
 * store.read(1, bytes)
 * bytes // => Uint8Array.of(2, 3)
 * store.close()
 * ```
 */
export function createTableStore(): TableStore {
  let staged: StagedOutput | null = null
  let descriptor: number | null = null
  const open = (): number => {
    staged = new StagedOutput()
    descriptor = openSync(join(staged.scratch(), 'tables'), 'wx+', 0o600)
    // An open file needs no name, and one without a name is gone when the process ends, however it ends. Windows needs the name.
    if (process.platform !== 'win32') staged.discard()
    return descriptor
  }
  const explained = (run: () => void): void => {
    try {
      run()
    } catch (error) {
      throw asFileError(error, temporaryPlace())
    }
  }
  return {
    write(position, bytes) {
      explained(() => {
        const file = descriptor ?? open()
        // The system may write less than it is given.
        for (let done = 0; done < bytes.length; ) {
          done += writeSync(file, bytes, done, bytes.length - done, position + done)
        }
      })
    },
    read(position, bytes) {
      explained(() => {
        const file = descriptor ?? open()
        for (let done = 0; done < bytes.length; ) {
          const length = readSync(file, bytes, done, bytes.length - done, position + done)
          if (length === 0) throw new RangeError(`nothing is stored at ${position + done}`)
          done += length
        }
      })
    },
    close() {
      if (descriptor !== null) closeSync(descriptor)
      descriptor = null
      staged?.discard()
      staged = null
    },
  }
}
