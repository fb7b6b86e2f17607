/** A place in the decoded text. */
export interface Place {
  /** From 1. */
  readonly line: number
  /** UTF-16 units of the line from 1. */
  readonly column: number
}

/** The place of the first character. */
export const START: Place = /* @__PURE__ */ Object.freeze({ line: 1, column: 1 })

/**
 * Turns indexes of one string into lines and columns. They must not go back beyond a line break, and the string must
 * not be cut between a carriage return and a line feed.
 */
export class TextPosition {
  readonly #text: string
  readonly #hasReturn: boolean
  #line: number
  /** Index of the beginning of the line; negative where that is before the string. */
  #lineStart: number
  /** Index after the next line break, kept so that a long line is searched once. */
  #nextLine: number

  /** @param start - The place of the beginning of the string. */
  constructor(text: string, start: Place) {
    this.#text = text
    this.#hasReturn = text.includes('\r')
    this.#line = start.line
    this.#lineStart = 1 - start.column
    this.#nextLine = this.#findLine(0)
  }

  at(index: number): Place {
    while (this.#nextLine <= index) {
      this.#line++
      this.#lineStart = this.#nextLine
      this.#nextLine = this.#findLine(this.#lineStart)
    }
    return { line: this.#line, column: index - this.#lineStart + 1 }
  }

  #findLine(from: number): number {
    if (!this.#hasReturn) {
      const feed = this.#text.indexOf('\n', from)
      return feed === -1 ? Number.POSITIVE_INFINITY : feed + 1
    }
    const lineBreak = /\r\n?|\n/g
    lineBreak.lastIndex = from
    return lineBreak.test(this.#text) ? lineBreak.lastIndex : Number.POSITIVE_INFINITY
  }
}
