/** Line and column, both from 1; the column counts UTF-16 code units, as in every problem. */
export interface Position {
  readonly line: number
  readonly column: number
}

const NEWLINE = 0x0a

/**
 * Turns byte offsets of a stream of UTF-8 into positions, keeping no more than the last chunk.
 *
 * Offsets must not go back; one before the last chunk counts as that chunk's first byte.
 */
export class PositionCounter {
  #chunk: Uint8Array = new Uint8Array(0)
  /** Offset of the chunk's first byte in the stream. */
  #start = 0
  #line = 1
  /** Index in the chunk at which the current line begins; -1 when it began in an earlier one. */
  #lineStart = -1
  /** Index of the next newline; looked up once, or a file of one line would be searched again and again. */
  #newline = -1
  /** Code units of the current line before the chunk. */
  #carried = 0

  /** Takes the next chunk. */
  add(chunk: Uint8Array): void {
    this.#carried = this.end().column - 1
    this.#start += this.#chunk.length
    this.#chunk = chunk
    this.#lineStart = -1
    this.#newline = chunk.indexOf(NEWLINE)
  }

  lineAt(offset: number): number {
    const index = offset - this.#start
    while (this.#newline !== -1 && this.#newline < index) {
      this.#line++
      this.#lineStart = this.#newline + 1
      this.#newline = this.#chunk.indexOf(NEWLINE, this.#lineStart)
    }
    return this.#line
  }

  at(offset: number): Position {
    const line = this.lineAt(offset)
    const chunk = this.#chunk
    const end = Math.min(chunk.length, offset - this.#start)
    let column = this.#lineStart === -1 ? this.#carried + 1 : 1
    for (let index = Math.max(0, this.#lineStart); index < end; index++) {
      const byte = chunk[index]!
      // The lead byte of four counts for a surrogate pair; continuation bytes are counted already.
      if ((byte & 0xc0) !== 0x80) column += byte < 0xf0 ? 1 : 2
    }
    return { line, column }
  }

  /** Where the text seen so far ends. */
  end(): Position {
    return this.at(this.#start + this.#chunk.length)
  }
}
