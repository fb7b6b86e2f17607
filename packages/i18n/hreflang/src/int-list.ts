/** A growing list of 32-bit integers. It takes a tenth of the memory of an array of objects. */
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

  /** The items so far. The result shares the memory of the list. */
  toArray(): Int32Array {
    return this.#items.subarray(0, this.#length)
  }
}

/** Numbers distinct strings from 0. */
export class StringTable {
  readonly #strings: string[] = []
  readonly #numbers = new Map<string, number>()

  get length(): number {
    return this.#strings.length
  }

  add(value: string): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    const number = this.#strings.length
    this.#strings.push(value)
    this.#numbers.set(value, number)
    return number
  }

  /** The strings so far, in the order of their numbers. */
  toArray(): readonly string[] {
    return this.#strings.slice()
  }
}
