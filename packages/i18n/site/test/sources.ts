import type { FileSource } from '@waymark/site/files/node'

/** A source with the given pieces, which can be read once, like a file. */
export function sourceOf(...pieces: readonly (string | Buffer)[]): FileSource {
  let isRead = false
  return {
    name: 'test',
    async *chunks() {
      if (isRead) throw new Error('the source is read twice')
      isRead = true
      for (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece
    },
    close: async () => {},
  }
}

/** The same bytes in pieces of `size`. */
export function sourceInPieces(bytes: Buffer, size: number): FileSource {
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size))
  return sourceOf(...pieces)
}
