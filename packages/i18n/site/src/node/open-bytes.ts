import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { sentence } from '@waymark/infra/internal'
import type { ByteSource } from '../byte-source.ts'
import { asFileError, FileError } from '../file-error.ts'
import { shownPath } from '../words.ts'
import type { SourceOptions } from './open-source.ts'

const READ_SIZE = 65_536
/** A file may grow while it is read. */
const LEAST_SIZE = 512

/** Without following a link, and without waiting for the other end of a pipe. Windows has neither. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/**
 * Opens a file as it is.
 *
 * @param spare - Buffers of files that have been read, for the next ones.
 * @throws {FileError} If it cannot be read, or is a link or a device.
 */
export function openBytes(
  path: string,
  listen: SourceOptions['listen'],
  spare: Uint8Array[],
): ByteSource {
  const name = shownPath(path)
  let file: number | null = null
  const close = (): void => {
    if (file !== null) closeSync(file)
    file = null
  }
  const attempt = <Result>(run: () => Result): Result => {
    try {
      return run()
    } catch (error) {
      close()
      throw asFileError(error, name)
    }
  }
  const size = attempt(() => {
    file = openSync(path, FLAGS)
    const stats = fstatSync(file)
    if (stats.isFile()) return stats.size
    throw new FileError('file-system-error', name, sentence('It is not a file.'))
  })
  return {
    name,
    close: async () => close(),
    async *chunks() {
      const progress = listen?.(name, size)
      // With room for one byte more, the end of a small file is found with its content.
      const most = Math.max(LEAST_SIZE, Math.min(READ_SIZE, size + 1))
      const buffer = spare.pop() ?? new Uint8Array(READ_SIZE)
      try {
        for (let read = 0; file !== null; ) {
          const length = attempt(() => readSync(file!, buffer, 0, most, null))
          if (length === 0) return
          progress?.add(length)
          yield buffer.subarray(0, length)
          read += length
          if (length < most && read >= size) return
          // Most pages are one chunk. A large file lets signals and other events be handled.
          if (read > length) await new Promise(setImmediate)
        }
      } finally {
        progress?.end()
        close()
        spare.push(buffer)
      }
    },
  }
}
