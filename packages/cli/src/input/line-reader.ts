import { isUtf8 } from 'node:buffer'
import type { ByteSource } from './byte-source.ts'

/** One line of a text, without its line ending. */
export interface Line {
  /** Counted from 1. */
  readonly number: number
  /** Empty when the line is too long. */
  readonly text: string
  /** What ended it; empty for a last line without newline. */
  readonly ending: '\n' | '\r\n' | ''
  readonly problem: 'too-long' | 'not-utf-8' | null
  /** The bytes as they came, when they are not UTF-8. */
  readonly raw: Buffer | null
}

const NEWLINE = 0x0a
export const MAX_LINE = 1_048_576

/**
 * Splits a source into lines, a batch for each chunk that comes in.
 *
 * Memory holds one chunk and one line: a line longer than `limit` bytes is skipped as it comes and
 * reported as `too-long`.
 */
export async function* readLines(
  source: ByteSource,
  limit: number = MAX_LINE,
): AsyncGenerator<readonly Line[], void, undefined> {
  const pending = new PendingLine(limit)
  let number = 0
  let isFirst = true
  for await (const chunk of source.chunks()) {
    let rest = chunk
    if (isFirst && rest[0] === 0xef && rest[1] === 0xbb && rest[2] === 0xbf) rest = rest.subarray(3)
    isFirst = false
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
      number = splitBlock(rest.subarray(0, last + 1), number, limit, lines)
    }
    pending.add(rest.subarray(last + 1))
    if (lines.length > 0) yield lines
  }
  if (!pending.isEmpty) yield [pending.take(number + 1, '')]
}

/** Whole lines at once, since decoding line by line costs more; returns the last line's number. */
function splitBlock(block: Buffer, before: number, limit: number, lines: Line[]): number {
  let number = before
  if (!isUtf8(block)) {
    for (let start = 0; start < block.length; ) {
      const end = block.indexOf(NEWLINE, start)
      number++
      lines.push(toLine(block.subarray(start, end), number, '\n', limit))
      start = end + 1
    }
    return number
  }
  const text = block.toString('utf8')
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start)
    const isCrlf = end > start && text.charCodeAt(end - 1) === 0x0d
    number++
    const line = text.slice(start, isCrlf ? end - 1 : end)
    const ending = isCrlf ? '\r\n' : '\n'
    // A code point has at most three bytes for each UTF-16 unit.
    const isTooLong = line.length * 3 > limit && Buffer.byteLength(line) > limit
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

function toLine(bytes: Buffer, number: number, newline: '\n' | '', limit: number): Line {
  const isCrlf = newline === '\n' && bytes.at(-1) === 0x0d
  const content = isCrlf ? bytes.subarray(0, -1) : bytes
  const ending = isCrlf ? '\r\n' : newline
  if (content.length > limit) return { number, text: '', ending, problem: 'too-long', raw: null }
  const text = content.toString('utf8')
  if (isUtf8(content)) return { number, text, ending, problem: null, raw: null }
  return { number, text, ending, problem: 'not-utf-8', raw: Buffer.from(content) }
}

/** A line whose end has not come yet. */
class PendingLine {
  readonly #limit: number
  #parts: Buffer[] = []
  #length = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get isEmpty(): boolean {
    return this.#length === 0
  }

  add(part: Buffer): void {
    if (part.length === 0) return
    this.#length += part.length
    // One more than the limit is kept for the CR of a line that just fits.
    if (this.#length > this.#limit + 1) this.#parts = []
    else this.#parts.push(part)
  }

  take(number: number, newline: '\n' | ''): Line {
    const isTooLong = this.#length > this.#limit + 1
    const bytes = isTooLong ? null : Buffer.concat(this.#parts, this.#length)
    this.#parts = []
    this.#length = 0
    if (bytes !== null) return toLine(bytes, number, newline, this.#limit)
    return { number, text: '', ending: newline, problem: 'too-long', raw: null }
  }
}
