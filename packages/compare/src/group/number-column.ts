/** A list of whole numbers that grows, outside the heap of the garbage collector. */
export class NumberColumn {
  /** Locations and counts of lines may need more than 32 bits. */
  #numbers = new Float64Array(1024)
  #length = 0

  push(value: number): void {
    if (this.#length === this.#numbers.length) {
      const longer = new Float64Array(this.#length * 2)
      longer.set(this.#numbers)
      this.#numbers = longer
    }
    this.#numbers[this.#length++] = value
  }

  get(at: number): number {
    return this.#numbers[at]!
  }

  set(at: number, value: number): void {
    this.#numbers[at] = value
  }
}
