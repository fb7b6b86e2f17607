/** A node at the bottom stands for as many places as a number has bits. */
const WORD_BITS = 5
const WORD = 1 << WORD_BITS

/**
 * The places 0 to n - 1, each taken or free, as bits under a Fenwick tree: counts the taken ones before a
 * place and finds the k-th free one, both in O(log n). The bits keep the tree of a million places inside
 * the cache of a processor.
 */
export class OrderTree {
  /** One bit for each place. */
  readonly #taken: Int32Array
  /** How many places are free in the words that each node stands for. */
  readonly #free: Int32Array

  constructor(size: number) {
    const words = Math.ceil(size / WORD)
    this.#taken = new Int32Array(words + 1)
    this.#free = new Int32Array(words + 1)
    for (let node = 1; node <= words; node++) this.#free[node] = (node & -node) * WORD
  }

  take(place: number): void {
    const word = place >> WORD_BITS
    this.#taken[word]! |= 1 << place
    for (let node = word + 1; node < this.#free.length; node += node & -node) this.#free[node]! -= 1
  }

  takenBefore(place: number): number {
    const word = place >> WORD_BITS
    let free = 0
    for (let node = word; node > 0; node -= node & -node) free += this.#free[node]!
    return word * WORD - free + countBits(this.#taken[word]! & ((1 << place) - 1))
  }

  /** The place of which `count` free ones lie before it. */
  freeAt(count: number): number {
    let word = 0
    let left = count
    for (let step = 2 ** Math.floor(Math.log2(this.#free.length)); step >= 1; step /= 2) {
      const next = word + step
      if (next < this.#free.length && this.#free[next]! <= left) {
        word = next
        left -= this.#free[next]!
      }
    }
    let free = ~this.#taken[word]!
    for (; left > 0; left--) free &= free - 1
    return word * WORD + WORD - 1 - Math.clz32(free & -free)
  }
}

/** How many bits are set in a number of 32 bits. */
function countBits(word: number): number {
  let count = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) count++
  return count
}
