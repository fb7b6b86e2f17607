import type { FileHandle } from 'node:fs/promises'
import { concatBytes } from '@waymark/infra/internal'

const FIRST_CHUNK = 0x1_0000
const MAX_CHUNK = 0x40_0000

/**
 * Reads a file to its end, and never more than one byte over the limit. What the system says of the size is only a
 * guess: it says 0 for the files of `/proc`, and logs grow.
 *
 * @returns `null` if the file is longer than the limit.
 */
export async function readAtMost(handle: FileHandle, limit: number): Promise<Uint8Array | null> {
  const { size } = await handle.stat()
  const chunks: Uint8Array[] = []
  let room = size === 0 ? FIRST_CHUNK : Math.min(size + 1, MAX_CHUNK)
  for (let length = 0; ; room = MAX_CHUNK) {
    const chunk = new Uint8Array(Math.min(room, limit - length + 1))
    const filled = await fill(handle, chunk)
    length += filled
    if (length > limit) return null
    chunks.push(chunk.subarray(0, filled))
    if (filled < chunk.length) return concatBytes(chunks)
  }
}

/** Reads until the array is full or the file ends. */
async function fill(handle: FileHandle, chunk: Uint8Array): Promise<number> {
  let filled = 0
  while (filled < chunk.length) {
    const { bytesRead } = await handle.read(chunk, filled, chunk.length - filled, null)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return filled
}
