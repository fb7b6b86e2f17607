import { type ByteSource, joinBytes, latin1Of, utf16Of } from '../byte-source.ts'

/** The kind of an input. `utf-16` is UTF-16 that is not XML; `other` is not recognised. */
export type InputKind = 'xml' | 'json' | 'text' | 'utf-16' | 'other'

/** Enough of the beginning to recognise `https:`. */
const TOLD_BY = 6
/** The maximum number of bytes that are kept in memory while white space is skipped. */
const MOST_SPACE = 4_194_304

interface Decoder {
  decode(bytes: Uint8Array): string
}

declare const TextDecoder: new (label: string) => Decoder

/**
 * Recognises the kind of a source by its beginning: XML begins with `<`, a list of URLs with a URL, and a database with `{`
 * or `[`. For anything else, a name that ends in `.json` or `.txt` decides.
 */
export async function tellKind(
  source: ByteSource,
): Promise<{ readonly kind: InputKind; readonly source: ByteSource }> {
  const chunks = source.chunks()
  const seen: Uint8Array[] = []
  let length = 0
  let start: Uint8Array = new Uint8Array(0)
  while (start.length < TOLD_BY && length <= MOST_SPACE) {
    const { value, done } = await chunks.next()
    if (done === true) break
    seen.push(value)
    length += value.length
    start = afterSpace(joinBytes(start, value))
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
          // A reader that stops early may not have reached `chunks` yet.
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

/** Skips a byte order mark and white space. */
function afterSpace(bytes: Uint8Array): Uint8Array {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  let at = isMarked ? 3 : 0
  while (at < bytes.length && WHITE_SPACE.includes(bytes[at]!)) at++
  return bytes.subarray(at)
}

const WHITE_SPACE: readonly number[] = [0x20, 0x09, 0x0a, 0x0d]

/** In UTF-16, how many bytes are searched for the first `<`. */
const WIDE_START = 512

function kindOf(bytes: Uint8Array, name: string): InputKind {
  const wide = utf16Of(bytes)
  if (wide !== null) {
    const text = new TextDecoder(wide).decode(bytes.subarray(0, WIDE_START))
    return text.trimStart().startsWith('<') ? 'xml' : 'utf-16'
  }
  const start = latin1Of(bytes.subarray(0, TOLD_BY))
  if (start.startsWith('<')) return 'xml'
  if (/^https?:/i.test(start)) return 'text'
  if (/^[[{]/.test(start) || /\.json(?:\.gz)?$/i.test(name)) return 'json'
  return /\.txt(?:\.gz)?$/i.test(name) ? 'text' : 'other'
}
