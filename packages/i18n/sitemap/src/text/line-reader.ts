import { utf8Decode, utf8Encode } from '@waymark/infra'
import { concatBytes } from '@waymark/infra/internal'
import { strictDecoder } from './strict-decoder.ts'

/** Bytes in chunks of any size. */
export interface ByteChunks {
  chunks(): AsyncIterable<Uint8Array>
}

/** A line without its line ending. */
export interface Line {
  /** From 1. */
  readonly number: number
  /** Empty if the line is too long. Bytes that are not UTF-8 become U+FFFD. */
  readonly text: string
  /** The line ending; empty for a last line without one. */
  readonly ending: '\n' | '\r\n' | ''
  readonly problem: 'too-long' | 'not-utf-8' | null
  /** The original bytes if they are not UTF-8. */
  readonly raw: Uint8Array | null
}

const NEWLINE = 0x0a
const RETURN = 0x0d
const MARK = /* @__PURE__ */ Uint8Array.of(0xef, 0xbb, 0xbf)

/** The maximum length of a line in bytes. */
export const MAX_LINE = 1_048_576

/**
 * Splits a source into lines, and returns the lines of each chunk.
 *
 * Memory holds one chunk and one line. A line of more than `limit` bytes is skipped and reported as `too-long`.
 *
 * @example
 * ```ts
 * import { readLines } from '@waymark/sitemap/text'
 *
 * async function* chunks() {
 *   yield new TextEncoder().encode('a\r\nb')
 * }
 * const lines = []
 * for await (const batch of readLines({ chunks })) lines.push(...batch)
 * lines.map(({ number, text, ending }) => [number, text, ending]) // => [[1, 'a', '\r\n'], [2, 'b', '']]
 * ```
 */
export async function* readLines(
  source: ByteChunks,
  limit: number = MAX_LINE,
): AsyncGenerator<readonly Line[], void, undefined> {
  const decode = strictDecoder('utf-8')
  const pending = new PendingLine(limit, decode)
  let number = 0
  /** The number of bytes of the byte order mark read so far; -1 when the first other byte has been read. */
  let mark = 0
  for await (const chunk of source.chunks()) {
    let rest = chunk
    if (mark !== -1) {
      while (rest.length > 0 && rest[0] === MARK[mark]) {
        mark++
        rest = rest.subarray(1)
      }
      if (mark < MARK.length && rest.length === 0) continue
      if (mark < MARK.length) pending.add(MARK.subarray(0, mark))
      mark = -1
    }
    const lines: Line[] = []
    if (!pending.isEmpty) {
      const end = rest.indexOf(NEWLINE)
      pending.add(end === -1 ? rest : rest.subarray(0, end))
      if (end === -1) continue
      number++
      lines.push(pending.take(number, '\n'))
      rest = rest.subarray(end + 1)
    }
    const last = rest.lastIndexOf(NEWLINE)
    if (last !== -1) {
      number = splitBlock(rest.subarray(0, last + 1), number, limit, { lines, decode })
    }
    pending.add(rest.subarray(last + 1))
    if (lines.length > 0) yield lines
  }
  if (mark !== -1) pending.add(MARK.subarray(0, mark))
  if (!pending.isEmpty) yield [pending.take(number + 1, '')]
}

/** Decodes bytes; `null` if they are not UTF-8. */
type Decode = (bytes: Uint8Array) => string | null

/** Decodes many lines at once, which is faster than line by line. Returns the number of the last line. */
function splitBlock(
  block: Uint8Array,
  before: number,
  limit: number,
  { lines, decode }: { readonly lines: Line[]; readonly decode: Decode },
): number {
  let number = before
  const text = decode(block)
  if (text === null) {
    for (let start = 0; start < block.length; ) {
      const end = block.indexOf(NEWLINE, start)
      number++
      lines.push(toLine(block.subarray(start, end), { number, newline: '\n', limit, decode }))
      start = end + 1
    }
    return number
  }
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start)
    const isCrlf = end > start && text.charCodeAt(end - 1) === RETURN
    number++
    const line = text.slice(start, isCrlf ? end - 1 : end)
    const ending = isCrlf ? '\r\n' : '\n'
    // A code point has at most three bytes for each code unit.
    const isTooLong = line.length * 3 > limit && utf8Encode(line).length > limit
    lines.push({
      number,
      text: isTooLong ? '' : line,
      ending,
      problem: isTooLong ? 'too-long' : null,
      raw: null,
    })
    start = end + 1
  }
  return number
}

function toLine(
  bytes: Uint8Array,
  {
    number,
    newline,
    limit,
    decode,
  }: {
    readonly number: number
    readonly newline: '\n' | ''
    readonly limit: number
    readonly decode: Decode
  },
): Line {
  const isCrlf = newline === '\n' && bytes.at(-1) === RETURN
  const content = isCrlf ? bytes.subarray(0, -1) : bytes
  const ending = isCrlf ? '\r\n' : newline
  if (content.length > limit) return { number, text: '', ending, problem: 'too-long', raw: null }
  const text = decode(content)
  if (text !== null) return { number, text, ending, problem: null, raw: null }
  const raw = new Uint8Array(content)
  return { number, text: utf8Decode(content), ending, problem: 'not-utf-8', raw }
}

/** A line whose end has not been read yet. */
class PendingLine {
  readonly #limit: number
  readonly #decode: Decode
  #parts: Uint8Array[] = []
  #length = 0
  #last = 0

  constructor(limit: number, decode: Decode) {
    this.#limit = limit
    this.#decode = decode
  }

  get isEmpty(): boolean {
    return this.#length === 0
  }

  add(part: Uint8Array): void {
    if (part.length === 0) return
    this.#length += part.length
    this.#last = part[part.length - 1]!
    // One more byte is kept for the CR of a line with the maximum length.
    if (this.#length > this.#limit + 1) this.#parts = []
    else this.#parts.push(part)
  }

  take(number: number, newline: '\n' | ''): Line {
    const isTooLong = this.#length > this.#limit + 1
    const bytes = isTooLong ? null : concatBytes(this.#parts)
    this.#parts = []
    this.#length = 0
    if (bytes !== null) {
      return toLine(bytes, { number, newline, limit: this.#limit, decode: this.#decode })
    }
    const ending = newline === '\n' && this.#last === RETURN ? '\r\n' : newline
    return { number, text: '', ending, problem: 'too-long', raw: null }
  }
}
