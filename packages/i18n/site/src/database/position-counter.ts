import { joinBytes } from '../byte-source.ts'

/** A place in a file: line and column, both from 1. The column counts UTF-16 code units, as in every problem. */
export interface Position {
  readonly line: number
  readonly column: number
}

const NEWLINE = 0x0a

/**
 * Converts byte offsets of a UTF-8 stream to positions. It keeps only the last chunk, and the given number of bytes before
 * it.
 *
 * Offsets must not decrease. An offset before the bytes that are kept is treated as the first of them.
 */
export class PositionCounter {
  readonly #keep: number
  /** The last offset that was asked for. */
  #asked = 0
  #chunk: Uint8Array = new Uint8Array(0)
  /** Offset of the chunk's first byte in the stream. */
  #start = 0
  #line = 1
  /** Index in the chunk at which the current line begins; -1 if it began in an earlier chunk. */
  #lineStart = -1
  /** Index of the next newline. It is kept, so that a file with one line is not searched again and again. */
  #newline = -1
  /** Code units of the current line before the chunk. */
  #carried = 0
  /** The column at an index of the chunk: the next position of the line is counted from here. */
  #column = 1
  #columnAt = -1

  constructor(keep: number = 0) {
    this.#keep = keep
  }

  /** Takes the next chunk. */
  add(next: Uint8Array): void {
    const end = this.#start + this.#chunk.length
    const from = Math.max(Math.min(this.#asked, end), end - this.#keep, this.#start)
    this.#carried = this.at(from).column - 1
    const kept = this.#chunk.subarray(from - this.#start)
    const chunk = joinBytes(kept, next)
    this.#start = from
    this.#chunk = chunk
    this.#lineStart = -1
    this.#columnAt = -1
    this.#newline = chunk.indexOf(NEWLINE)
  }

  /** Returns the line of an offset. */
  lineAt(offset: number): number {
    this.#asked = offset
    const index = offset - this.#start
    while (this.#newline !== -1 && this.#newline < index) {
      this.#line++
      this.#lineStart = this.#newline + 1
      this.#newline = this.#chunk.indexOf(NEWLINE, this.#lineStart)
    }
    return this.#line
  }

  /** Returns the position of an offset. */
  at(offset: number): Position {
    const line = this.lineAt(offset)
    const chunk = this.#chunk
    const end = Math.min(chunk.length, offset - this.#start)
    const start = Math.max(0, this.#lineStart)
    if (this.#columnAt < start || this.#columnAt > end) {
      this.#columnAt = start
      this.#column = this.#lineStart === -1 ? this.#carried + 1 : 1
    }
    for (; this.#columnAt < end; this.#columnAt++) {
      const byte = chunk[this.#columnAt]!
      // The lead byte of four counts for a surrogate pair; continuation bytes are counted already.
      if ((byte & 0xc0) !== 0x80) this.#column += byte < 0xf0 ? 1 : 2
    }
    return { line, column: this.#column }
  }

  /** Returns the end of the input so far. */
  end(): Position {
    return this.at(this.#start + this.#chunk.length)
  }
}
