import { isSpace } from './characters.ts'

/** A string that is being parsed: `text` up to `end`, from `at` on. More may follow when `at` is `end`. */
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

  /** Whether these are the next code units. */
  startsWith(text: string): boolean {
    return this.at + text.length <= this.end && this.text.startsWith(text, this.at)
  }

  /** The index at which a string comes next, else -1. */
  find(text: string): number {
    const found = this.text.indexOf(text, this.at)
    return found + text.length > this.end ? -1 : found
  }

  /** Goes to the next code unit that is not white space, or to an index before it. */
  skipSpace(end: number = this.end): void {
    let { at } = this
    while (at < end && isSpace(this.text.charCodeAt(at))) at++
    this.at = at
  }
}
