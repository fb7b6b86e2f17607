import type { ByteSource } from './byte-source.ts'

export type InputKind = 'xml' | 'json' | 'text'

/** Enough of the beginning to tell `https:`. */
const TOLD_BY = 6
/** A file of nothing but white space is not kept in memory to tell what it is. */
const MOST_CHUNKS = 16

/**
 * Looks at the beginning of a source: XML begins with `<`, a list of URLs with one of them, and everything else is
 * taken for JSON, unless its name says that it is text.
 */
export async function tellKind(
  source: ByteSource,
): Promise<{ readonly kind: InputKind; readonly source: ByteSource }> {
  const chunks = source.chunks()
  const seen: Buffer[] = []
  let start = ''
  while (start.length < TOLD_BY && seen.length <= MOST_CHUNKS) {
    const { value, done } = await chunks.next()
    if (done === true) break
    seen.push(value)
    start = startOf(Buffer.concat(seen))
  }
  return {
    kind: kindOf(start, source.name),
    source: {
      name: source.name,
      async *chunks() {
        try {
          yield* seen
          yield* chunks
        } finally {
          // Whoever stops at what was seen has not come to `chunks` yet.
          await chunks.return()
        }
      },
      async close() {
        await chunks.return()
        await source.close()
      },
    },
  }
}

/** The first characters behind a byte order mark and white space. */
function startOf(bytes: Buffer): string {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const text = isMarked ? bytes.subarray(3) : bytes
  const first = text.findIndex((byte) => !WHITE_SPACE.includes(byte))
  return first === -1 ? '' : text.toString('latin1', first, first + TOLD_BY)
}

const WHITE_SPACE: readonly number[] = [0x20, 0x09, 0x0a, 0x0d]

function kindOf(start: string, name: string): InputKind {
  if (start.startsWith('<')) return 'xml'
  if (/^https?:/i.test(start)) return 'text'
  return /\.txt(?:\.gz)?$/i.test(name) && !/^[[{]/.test(start) ? 'text' : 'json'
}
