import { type Block, type Items, type TableMemory, TYPES } from './table-memory.ts'

/** Items of a block. A list of 32-bit integers takes 64 KiB for each. */
const SHIFT = 14
const BLOCK = 1 << SHIFT
const MASK = BLOCK - 1

/** Most lists are short, so the first block begins small. */
const FIRST = 64

/** Numbers that can be read by index. */
export interface Ints {
  readonly length: number
  get(index: number): number
}

/** The least and the greatest item of each width. */
const RANGES = [
  { min: 0, max: 0xff },
  { min: 0, max: 0xffff },
  { min: -0x8000_0000, max: 0x7fff_ffff },
] as const

/**
 * A growing list of 32-bit integers. Its items are in typed arrays, outside the heap of the engine, and take one, two or four
 * bytes each: as many as the widest of them needs. It grows by blocks, so that nothing is copied and no space is kept free.
 *
 * With a `TableMemory`, blocks that are not used leave memory when it is full.
 *
 * @example
 * ```ts
 * import { IntList } from '@waymark/hreflang'
 *
 * const list = new IntList()
 * list.push(7)
 * list.padTo(3, -1)
 * list.get(2) // => -1
 * list.length // => 3
 * ```
 */
export class IntList implements Ints {
  readonly #memory: TableMemory | null
  #width = 0
  #min: number = RANGES[0].min
  #max: number = RANGES[0].max
  /** The blocks; `undefined` for those that are not hooked in. */
  readonly #hooks: (Items | undefined)[] = []
  /** The same blocks, if the memory is limited. */
  readonly #blocks: Block[] = []
  #capacity = 0
  #length = 0

  constructor(memory?: TableMemory | null) {
    this.#memory = memory ?? null
  }

  get length(): number {
    return this.#length
  }

  push(item: number): void {
    if (this.#length === this.#capacity) this.#grow()
    this.#length++
    this.set(this.#length - 1, item)
  }

  get(index: number): number {
    const items = this.#hooks[index >>> SHIFT]
    return items === undefined ? this.#load(index >>> SHIFT)[index & MASK]! : items[index & MASK]!
  }

  set(index: number, item: number): void {
    if (item < this.#min || item > this.#max) this.#widen(item)
    const at = index >>> SHIFT
    const items = this.#hooks[at] ?? this.#load(at)
    items[index & MASK] = item
    if (this.#memory !== null) this.#blocks[at]!.isStored = false
  }

  /** Appends an item until the list has a length. */
  padTo(length: number, item: number): this {
    while (this.#length < length) this.push(item)
    return this
  }

  /** Gives the memory back. The list is empty afterwards. */
  release(): void {
    for (const block of this.#blocks) this.#memory!.remove(block)
    this.#blocks.length = 0
    this.#hooks.length = 0
    this.#capacity = 0
    this.#length = 0
  }

  #load(at: number): Items {
    const block = this.#blocks[at]!
    const items = this.#memory!.load(block)
    if (items.BYTES_PER_ELEMENT === TYPES[this.#width]!.BYTES_PER_ELEMENT) return items
    // The list was widened while the block was not hooked in.
    return this.#memory!.enlarge(block, this.#width, items.length)
  }

  #grow(): void {
    if (this.#capacity === 0 || this.#capacity >= BLOCK) {
      const length = this.#capacity === 0 ? FIRST : BLOCK
      this.#add(this.#hooks.length, length)
      this.#capacity += length
      return
    }
    this.#capacity *= 2
    this.#enlarge(0, this.#hooks[0] ?? this.#load(0), this.#capacity)
  }

  #add(at: number, length: number): void {
    if (this.#memory === null) this.#hooks.push(new TYPES[this.#width]!(length))
    else {
      this.#hooks.push(undefined)
      this.#blocks.push(this.#memory.add(this.#hooks, at, this.#width, length))
    }
  }

  #enlarge(at: number, items: Items, length: number): void {
    if (this.#memory !== null) {
      this.#memory.enlarge(this.#blocks[at]!, this.#width, length)
      return
    }
    const larger = new TYPES[this.#width]!(length)
    larger.set(items)
    this.#hooks[at] = larger
  }

  #widen(item: number): void {
    while (item < this.#min || item > this.#max) {
      this.#width++
      const { min, max } = RANGES[this.#width]!
      this.#min = min
      this.#max = max
    }
    for (let at = 0; at < this.#hooks.length; at++) {
      const items = this.#hooks[at]
      if (items !== undefined) this.#enlarge(at, items, items.length)
    }
  }
}

/** About how many bytes a string takes here, and in the checks, which keep what is wrong with each value. */
const STRING_SIZE = 500

/** Numbers distinct strings from 0. It is for few strings, such as `hreflang` values. */
export class StringTable {
  readonly #memory: TableMemory | null
  readonly #strings: string[] = []
  readonly #numbers = new Map<string, number>()

  constructor(memory: TableMemory | null) {
    this.#memory = memory
  }

  get length(): number {
    return this.#strings.length
  }

  add(value: string): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    this.#memory?.reserve(STRING_SIZE + value.length)
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
