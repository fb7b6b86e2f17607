/** A list of 32-bit integers that grows. A tenth of the memory of an array of objects, and nothing to collect. */
export class IntList {
  #items: Int32Array = new Int32Array(64)
  #length = 0

  get length(): number {
    return this.#length
  }

  push(item: number): void {
    if (this.#length === this.#items.length) {
      const larger = new Int32Array(this.#length * 2)
      larger.set(this.#items)
      this.#items = larger
    }
    this.#items[this.#length++] = item
  }

  get(index: number): number {
    return this.#items[index]!
  }

  set(index: number, item: number): void {
    this.#items[index] = item
  }

  /** The items so far, sharing the list's memory. */
  toArray(): Int32Array {
    return this.#items.subarray(0, this.#length)
  }
}

/** Gives each distinct string a number, from 0. */
export class StringTable {
  readonly #texts: string[] = []
  readonly #numbers = new Map<string, number>()

  get length(): number {
    return this.#texts.length
  }

  add(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const number = this.#texts.length
    this.#texts.push(text)
    this.#numbers.set(text, number)
    return number
  }

  /** The strings so far, by their numbers. */
  toArray(): readonly string[] {
    return this.#texts.slice()
  }
}
