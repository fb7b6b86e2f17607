import { readSync, writeSync } from 'node:fs'
import { asFailure } from '../failure.ts'
import { temporaryPlace } from '../output/temporary-place.ts'
import type { TemporaryFiles } from './temporary-files.ts'

/** Bytes that are read or written at once. */
export const BLOCK: number = 65_536
const NEWLINE = 0x0a

/** Records in order, on disk. */
export interface RunFile {
  readonly file: number
  /** Bytes of its longest record. */
  readonly longest: number
}

/**
 * Writes records to a new temporary file, each as JSON on a line of its own.
 *
 * JSON has an escape for everything that UTF-8 has no bytes for: a string comes back unit by unit.
 */
export function writeRun(files: TemporaryFiles, records: Iterable<unknown>): RunFile {
  const file = files.open()
  let longest = 0
  let pending = ''
  for (const record of records) {
    const line = `${JSON.stringify(record)}\n`
    pending += line
    longest = Math.max(longest, line.length * 3)
    if (pending.length < BLOCK) continue
    writeAll(file, pending)
    pending = ''
  }
  writeAll(file, pending)
  return { file, longest }
}

function writeAll(file: number, text: string): void {
  const bytes = Buffer.from(text)
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
  } catch (error) {
    throw asFailure(error, temporaryPlace())
  }
}

/** Reads a run from its beginning, and gives the file back at its end. */
export function* readRun(files: TemporaryFiles, { file }: RunFile): Generator<unknown, void> {
  try {
    let pending: Buffer[] = []
    const block = Buffer.allocUnsafe(BLOCK)
    for (let at = 0; ; ) {
      const length = readBlock(file, block, at)
      if (length === 0) return
      at += length
      const last = block.lastIndexOf(NEWLINE, length - 1)
      if (last !== -1) {
        pending.push(block.subarray(0, last))
        const lines = Buffer.concat(pending).toString('utf8').split('\n')
        pending = []
        for (const line of lines) yield JSON.parse(line)
      }
      // A copy: the block is written over by the next one.
      if (last + 1 < length) pending.push(Buffer.from(block.subarray(last + 1, length)))
    }
  } finally {
    files.close(file)
  }
}

function readBlock(file: number, block: Buffer, position: number): number {
  try {
    return readSync(file, block, 0, BLOCK, position)
  } catch (error) {
    throw asFailure(error, temporaryPlace())
  }
}
