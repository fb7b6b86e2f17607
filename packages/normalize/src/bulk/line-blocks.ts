import { concatBytes } from '@waymark/infra/internal'

/** The longest line that is read, in bytes, if nothing else is asked for. */
export const MAX_LINE = 1_048_576

/** Whole lines as they came, with their line endings; or a line that was too long to be kept. */
export type LineBlock =
  | { readonly kind: 'lines'; readonly bytes: Uint8Array }
  | { readonly kind: 'too-long' }

const NEWLINE = 0x0a
const MARK_LENGTH = 3

/**
 * Cuts a source into blocks of whole lines; a byte order mark is left out.
 *
 * The lines of a chunk are not copied; only a line that begins in one chunk and ends in another is. Memory holds one chunk and one
 * line of at most `limit` bytes.
 */
export async function* readLineBlocks(
  chunks: AsyncIterable<Uint8Array>,
  limit: number = MAX_LINE,
): AsyncGenerator<LineBlock, void, undefined> {
  let parts: Uint8Array[] = []
  let length = 0
  const add = (part: Uint8Array): void => {
    if (part.length === 0) return
    length += part.length
    // One more than the limit is kept for the CR of a line that just fits, and one for the newline.
    if (length > limit + 2) parts = []
    else parts.push(part)
  }
  const take = (): LineBlock => {
    const isTooLong = length > limit + 2
    const bytes = isTooLong ? null : concatBytes(parts)
    parts = []
    length = 0
    return bytes === null ? { kind: 'too-long' } : { kind: 'lines', bytes }
  }
  for await (const chunk of withoutMark(chunks)) {
    let rest = chunk
    if (length > 0) {
      const end = rest.indexOf(NEWLINE)
      add(end === -1 ? rest : rest.subarray(0, end + 1))
      if (end === -1) continue
      yield take()
      rest = rest.subarray(end + 1)
    }
    const last = rest.lastIndexOf(NEWLINE)
    if (last !== -1) yield { kind: 'lines', bytes: rest.subarray(0, last + 1) }
    add(rest.subarray(last + 1))
  }
  if (length > 0) yield take()
}

async function* withoutMark(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let first: Uint8Array | null = new Uint8Array(0)
  for await (const chunk of chunks) {
    if (first === null) {
      yield chunk
      continue
    }
    first = first.length === 0 ? chunk : concatBytes([first, chunk])
    if (first.length < MARK_LENGTH) continue
    yield unmarked(first)
    first = null
  }
  if (first !== null) yield unmarked(first)
}

function unmarked(bytes: Uint8Array): Uint8Array {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  return isMarked ? bytes.subarray(MARK_LENGTH) : bytes
}
