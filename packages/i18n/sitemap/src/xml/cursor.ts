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

  /** Whether these are the next code units. They have no carriage return, with which alone a text goes beyond `end`. */
  startsWith(text: string): boolean {
    return this.text.startsWith(text, this.at)
  }

  /** The index at which such a string comes next, else -1. */
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
