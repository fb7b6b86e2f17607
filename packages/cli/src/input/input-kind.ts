import { type ByteSource, utf16Of } from './byte-source.ts'

/** `utf-16` is text in that encoding that is no XML, `other` what begins like nothing that is known here. */
export type InputKind = 'xml' | 'json' | 'text' | 'utf-16' | 'other'

/** Enough of the beginning to tell `https:`. */
const TOLD_BY = 6
/** More white space than this is not kept in memory to tell what comes after it. */
const MOST_SPACE = 4_194_304

/**
 * Looks at the beginning of a source: XML begins with `<`, a list of URLs with one of them, a database with `{` or
 * `[`. What begins otherwise is what its name says, if that is `.json` or `.txt`.
 */
export async function tellKind(
  source: ByteSource,
): Promise<{ readonly kind: InputKind; readonly source: ByteSource }> {
  const chunks = source.chunks()
  const seen: Buffer[] = []
  let length = 0
  let start: Buffer = Buffer.alloc(0)
  while (start.length < TOLD_BY && length <= MOST_SPACE) {
    const { value, done } = await chunks.next()
    if (done === true) break
    seen.push(value)
    length += value.length
    start = afterSpace(Buffer.concat([start, value]))
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

/** What follows a byte order mark and white space. */
function afterSpace(bytes: Buffer): Buffer {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  let at = isMarked ? 3 : 0
  while (at < bytes.length && WHITE_SPACE.includes(bytes[at]!)) at++
  return bytes.subarray(at)
}

const WHITE_SPACE: readonly number[] = [0x20, 0x09, 0x0a, 0x0d]

/** Of text in UTF-16, as much as may stand before the first `<`. */
const WIDE_START = 512

function kindOf(bytes: Buffer, name: string): InputKind {
  const wide = utf16Of(bytes)
  if (wide !== null) {
    const text = new TextDecoder(wide).decode(bytes.subarray(0, WIDE_START))
    return text.trimStart().startsWith('<') ? 'xml' : 'utf-16'
  }
  const start = bytes.toString('latin1', 0, TOLD_BY)
  if (start.startsWith('<')) return 'xml'
  if (/^https?:/i.test(start)) return 'text'
  if (/^[[{]/.test(start) || /\.json(?:\.gz)?$/i.test(name)) return 'json'
  return /\.txt(?:\.gz)?$/i.test(name) ? 'text' : 'other'
}
