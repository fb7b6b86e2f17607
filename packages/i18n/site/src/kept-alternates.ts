import { IntList, type TableMemory } from '@waymark/hreflang'

/** The original indexes of alternates, for entries with some that are not usable. */
export class KeptAlternates {
  /** The entries, in their order, and where the indexes of each begin. */
  readonly #entries: IntList
  readonly #starts: IntList
  readonly #indexes: IntList

  constructor(memory?: TableMemory) {
    this.#entries = new IntList(memory)
    this.#starts = new IntList(memory)
    this.#indexes = new IntList(memory)
  }

  /** Adds an entry after those that were added before. */
  add(entry: number, indexes: readonly number[]): void {
    this.#entries.push(entry)
    this.#starts.push(this.#indexes.length)
    for (const index of indexes) this.#indexes.push(index)
  }

  /** Returns the original index of an alternate. */
  indexOf(entry: number, alternate: number): number {
    let low = 0
    let high = this.#entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#entries.get(middle) < entry) low = middle + 1
      else high = middle
    }
    const isKnown = low < this.#entries.length && this.#entries.get(low) === entry
    return isKnown ? this.#indexes.get(this.#starts.get(low) + alternate) : alternate
  }
}
