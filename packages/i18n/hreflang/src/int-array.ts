import type { Ints } from './int-list.ts'
import type { Block, Items, TableMemory } from './table-memory.ts'

/** Items of a block. */
const SHIFT = 14
const BLOCK = 1 << SHIFT
const MASK = BLOCK - 1

/** The type of 32-bit integers in `TYPES`. */
const INT32 = 2

/**
 * 32-bit integers, as many as are known before. Engines read it faster than an `IntList`, whose items have several types.
 *
 * With a `TableMemory`, blocks that are not used leave memory when it is full.
 */
export class IntArray implements Ints {
  readonly length: number
  readonly #memory: TableMemory | null
  /** The blocks; `undefined` for those that are not hooked in. */
  readonly #hooks: (Int32Array | undefined)[] = []
  /** The same blocks, if the memory is limited. */
  readonly #blocks: Block[] = []

  /** @param item - The initial value of all items. */
  constructor(memory: TableMemory | null, length: number, item: number) {
    this.#memory = memory
    this.length = length
    for (let start = 0; start < length; start += BLOCK)
      this.#add(Math.min(BLOCK, length - start), item)
  }

  get(index: number): number {
    const items = this.#hooks[index >>> SHIFT] ?? this.#load(index >>> SHIFT)
    return items[index & MASK]!
  }

  set(index: number, item: number): void {
    const at = index >>> SHIFT
    const items = this.#hooks[at] ?? this.#load(at)
    items[index & MASK] = item
    if (this.#memory !== null) this.#blocks[at]!.isStored = false
  }

  /** Gives the memory back. There are no items afterwards. */
  release(): void {
    for (const block of this.#blocks) this.#memory!.remove(block)
    this.#blocks.length = 0
    this.#hooks.length = 0
  }

  #load(at: number): Int32Array {
    return this.#memory!.load(this.#blocks[at]!) as Int32Array
  }

  #add(length: number, item: number): void {
    const at = this.#hooks.length
    this.#hooks.push(undefined)
    if (this.#memory === null) this.#hooks[at] = new Int32Array(length).fill(item)
    else {
      const block = this.#memory.add(this.#hooks as (Items | undefined)[], at, INT32, length)
      block.items.fill(item)
      this.#blocks.push(block)
    }
  }
}
