import type { FileSource } from '@waymark/site/files/node'

/** A source with the given pieces. */
export function sourceOf(...pieces: readonly (string | Buffer)[]): FileSource {
  return {
    name: 'test',
    async *chunks() {
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
