/** A match as runs of symbols with one tag: the tag of each run, and where it begins and ends in the text. */
export class Spans {
  /** Which template was matched. */
  template = -1
  /** The URI with all characters outside ASCII percent-encoded: offsets count in it. */
  text = ''
  count = 0
  tags: Int32Array = new Int32Array(64)
  starts: Int32Array = new Int32Array(64)

  clear(text: string): void {
    this.text = text
    this.count = 0
    this.template = -1
    // One long URI must not take memory for ever.
    if (this.tags.length > 4_096) {
      this.tags = new Int32Array(64)
      this.starts = new Int32Array(64)
    }
  }

  push(tag: number, start: number): void {
    if (this.count === this.tags.length) {
      this.tags = grown(this.tags)
      this.starts = grown(this.starts)
    }
    this.tags[this.count] = tag
    this.starts[this.count++] = start
  }

  /** One past the last offset of a run. */
  end(index: number): number {
    return index + 1 < this.count ? this.starts[index + 1]! : this.text.length
  }

  /** Turns the runs from `from` on around, which were pushed from the end of the text. */
  reverse(from: number): void {
    this.tags.subarray(from, this.count).reverse()
    this.starts.subarray(from, this.count).reverse()
  }
}

export function grown(array: Int32Array): Int32Array {
  const larger = new Int32Array(array.length * 2)
  larger.set(array)
  return larger
}
