/**
 * A Fenwick tree over the places 0 to n - 1, each taken or free: counts the taken ones before a place
 * and finds the k-th free one, both in O(log n).
 */
export class OrderTree {
  readonly #free: Int32Array
  readonly #size: number

  constructor(size: number) {
    this.#size = size
    this.#free = new Int32Array(size + 1)
    for (let node = 1; node <= size; node++) this.#free[node] = node & -node
  }

  take(place: number): void {
    for (let node = place + 1; node <= this.#size; node += node & -node) this.#free[node]! -= 1
  }

  takenBefore(place: number): number {
    let free = 0
    for (let node = place; node > 0; node -= node & -node) free += this.#free[node]!
    return place - free
  }

  /** The place of which `count` free ones lie before it. */
  freeAt(count: number): number {
    let node = 0
    let left = count
    for (let step = 2 ** Math.floor(Math.log2(this.#size)); step >= 1; step /= 2) {
      const next = node + step
      if (next <= this.#size && this.#free[next]! <= left) {
        node = next
        left -= this.#free[next]!
      }
    }
    return node
  }
}
