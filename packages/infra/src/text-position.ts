/** A place in a text, from 1. Columns count UTF-16 code units. */
interface TextPlace {
  readonly line: number
  readonly column: number
}

/**
 * Turns indexes of one string into lines and columns. They must not go back beyond a line break, and the string must
 * not be cut between a carriage return and a line feed.
 *
 * @example
 * ```ts
 * import { TextPosition } from '@waymark/infra/internal'
 *
 * const position = new TextPosition('tea\r\nmilk', { line: 1, column: 1 })
 * position.at(5) // => { line: 2, column: 1 }
 * ```
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
  constructor(text: string, start: TextPlace) {
    this.#text = text
    this.#hasReturn = text.includes('\r')
    this.#line = start.line
    this.#lineStart = 1 - start.column
    this.#nextLine = this.#findLine(0)
  }

  at(index: number): TextPlace {
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
