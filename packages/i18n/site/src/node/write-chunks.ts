import { open } from 'node:fs/promises'

/** Small pieces are joined to writes of this size. */
const BATCH = 262_144

/** Writes a stream of bytes or text to a file. */
export async function writeChunks(
  path: string,
  chunks: AsyncIterable<Uint8Array | string>,
): Promise<void> {
  const file = await open(path, 'w')
  let batch: Uint8Array[] = []
  let length = 0
  const flush = async (): Promise<void> => {
    const bytes = Buffer.concat(batch)
    batch = []
    length = 0
    await file.writeFile(bytes)
  }
  try {
    for await (const chunk of chunks) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
      batch.push(bytes)
      length += bytes.length
      if (length >= BATCH) await flush()
    }
    await flush()
  } finally {
    await file.close()
  }
}
