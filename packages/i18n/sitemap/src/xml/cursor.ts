import { isSpace } from './characters.ts'

/**
 * A string that is being parsed: `text` up to `end`, from `at` on. More may follow when `at` is `end`. `text` goes beyond `end`
 * only by a carriage return, which may be the first half of a line break.
 */
export class Cursor {
  text: string
  at = 0
  end: number

  constructor(text: string) {
    this.text = text
    this.end = text.length
  }

  /** The next code unit, or -1 if there is none. */
  peek(): number {
    return this.at < this.end ? this.text.charCodeAt(this.at) : -1
  }

  /** Whether a string without a carriage return comes next. */
  startsWith(text: string): boolean {
    return this.text.startsWith(text, this.at)
  }

  /** The index of the next string without a carriage return; -1 if it does not come. */
  find(text: string): number {
    return this.text.indexOf(text, this.at)
  }

  /** Goes to the next code unit that is not white space, or to an index before it. */
  skipSpace(end: number = this.end): void {
    let { at } = this
    while (at < end && isSpace(this.text.charCodeAt(at))) at++
    this.at = at
  }
}
