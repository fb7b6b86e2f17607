/** Memory for blocks, used again: as much as is under way at one time, however long the input is. */
export class MemoryPool {
  readonly #size: number
  readonly #free: ArrayBuffer[] = []

  constructor(size: number) {
    this.#size = size
  }

  /** At least `size` bytes, with anything in them. */
  take(size: number = this.#size): ArrayBuffer {
    const index = this.#free.findIndex(({ byteLength }) => byteLength >= size)
    const [memory] = index === -1 ? [] : this.#free.splice(index, 1)
    return memory ?? new ArrayBuffer(Math.max(size, this.#size))
  }

  give(memory: ArrayBuffer): void {
    // What a rare block needed is not kept for all of them.
    if (memory.byteLength <= this.#size * 4) this.#free.push(memory)
  }
}
