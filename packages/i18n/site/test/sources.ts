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

/** All bytes of a source, as text. */
export async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all).toString()
}

/** The same text in pieces of `size`. */
export function inPieces(text: string, size: number): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; at += size) pieces.push(text.slice(at, at + size))
  return pieces
}

/** A string in UTF-32, least significant byte first. */
export function utf32(text: string): Buffer {
  return Buffer.from([...text].flatMap((character) => [...Buffer.from(character, 'utf16le'), 0, 0]))
}
