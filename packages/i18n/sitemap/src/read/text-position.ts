/** A place in the decoded text. */
export interface Place {
  /** From 1. */
  readonly line: number
  /** UTF-16 units of the line from 1. */
  readonly column: number
}

/** Turns offsets into lines and columns as the text passes by. Offsets must not go back behind the last line break seen. */
export class TextPosition {
  #text = ''
  #base = 0
  #cursor = 0
  #line = 1
  #lineStart = 0
  #afterReturn = false
  #countsEach = false
  /** The last text ended in a carriage return, of which the parser speaks only after it has seen the next. */
  #isReturnDue = false
  /** The text before the last one ended in a carriage return. */
  #followsReturn = false
  /** Offset of the first line feed not yet counted, so that a long line is searched once. */
  #nextFeed = 0

  /** Offset of the end of all text so far. */
  get end(): number {
    return this.#base + this.#text.length
  }

  push(text: string): void {
    const last = this.#text.length - 1
    const endsInReturn = last >= 0 && this.#text.charCodeAt(last) === 0x0d
    this.#advance(endsInReturn ? this.end - 1 : this.end)
    if (last >= 0) this.#isReturnDue = endsInReturn
    this.#followsReturn = endsInReturn
    this.#base += this.#text.length
    this.#text = text
    this.#countsEach = this.#isReturnDue || this.#afterReturn || text.includes('\r')
    this.#nextFeed = this.#findFeed(0)
  }

  at(offset: number): Place {
    this.#advance(offset)
    return { line: this.#line, column: offset - this.#lineStart + 1 }
  }

  /**
   * The place of the `<` of a start tag. No name has a line break.
   *
   * @param offset - Behind its name and the character after that, which CR LF is one of.
   */
  ofStartTag(name: string, offset: number): Place {
    return this.at(offset - (this.#isBehindPair(offset) ? 2 : 1) - name.length - 1)
  }

  /** The place of the last `<` before an offset; `null` where the last text has none. */
  ofTagBefore(offset: number): Place | null {
    if (offset <= this.#base) return null
    const at = this.#text.lastIndexOf('<', offset - this.#base - 1)
    return at === -1 ? null : this.at(this.#base + at)
  }

  /** The place of the last `<` of the last text, where no `>` follows it. */
  ofOpenTag(): Place | null {
    const at = this.#text.lastIndexOf('<')
    return at === -1 || this.#text.includes('>', at) ? null : this.at(this.#base + at)
  }

  /** Whether a carriage return and a line feed end at an offset of the last text. */
  #isBehindPair(offset: number): boolean {
    const feed = offset - this.#base - 1
    if (this.#text.charCodeAt(feed) !== 0x0a) return false
    return feed === 0 ? this.#followsReturn : this.#text.charCodeAt(feed - 1) === 0x0d
  }

  #advance(offset: number): void {
    const until = Math.min(offset, this.end)
    if (until <= this.#cursor) return
    if (this.#isReturnDue) this.#countReturn()
    if (this.#countsEach) this.#countEach(until)
    else this.#countLineFeeds(until)
    this.#cursor = until
  }

  #countReturn(): void {
    this.#isReturnDue = false
    this.#afterReturn = true
    this.#line++
    this.#cursor++
    this.#lineStart = this.#cursor
  }

  #countLineFeeds(until: number): void {
    while (this.#nextFeed < until) {
      this.#line++
      this.#lineStart = this.#nextFeed + 1
      this.#nextFeed = this.#findFeed(this.#lineStart - this.#base)
    }
  }

  #findFeed(from: number): number {
    const at = this.#text.indexOf('\n', from)
    return at === -1 ? Number.POSITIVE_INFINITY : this.#base + at
  }

  #countEach(until: number): void {
    for (let at = this.#cursor; at < until; at++) {
      const c = this.#text.charCodeAt(at - this.#base)
      if (c === 0x0a || c === 0x0d) {
        if (c === 0x0d || !this.#afterReturn) this.#line++
        this.#lineStart = at + 1
      }
      this.#afterReturn = c === 0x0d
    }
  }
}
