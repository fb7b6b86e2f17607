import type { ByteSource } from './byte-source.ts'

const WHITE_SPACE: readonly number[] = [0x20, 0x09, 0x0a, 0x0d]

/** Looks at the beginning of a source: XML begins with `<`, everything else is taken for JSON. */
export async function tellKind(
  source: ByteSource,
): Promise<{ readonly kind: 'xml' | 'json'; readonly source: ByteSource }> {
  const chunks = source.chunks()
  const seen: Buffer[] = []
  let kind: 'xml' | 'json' | null = null
  while (kind === null) {
    const { value, done } = await chunks.next()
    if (done === true) break
    seen.push(value)
    const isFirst = seen.length === 1
    const start = isFirst && value[0] === 0xef && value[1] === 0xbb && value[2] === 0xbf ? 3 : 0
    const mark = value.subarray(start).find((byte) => !WHITE_SPACE.includes(byte))
    if (mark !== undefined) kind = mark === 0x3c ? 'xml' : 'json'
    // A file of nothing but white space is not kept in memory to tell what it is.
    else if (seen.length > 16) kind = 'json'
  }
  return {
    kind: kind ?? 'json',
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
