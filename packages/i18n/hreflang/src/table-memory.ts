import { isRecord, requireOptions } from '@waymark/infra/internal'
import { COUNT, type OptionTable, optionType } from '@waymark/infra/options'

/** Keeps the blocks of tables that are not in memory, in a file for example. The functions throw what the system reports. */
export interface BlockStore {
  /** Writes bytes at a position. Positions grow from 0, without gaps. */
  write(position: number, bytes: Uint8Array): void
  /** Fills `bytes` with what was written at a position. */
  read(position: number, bytes: Uint8Array): void
}

/** The items of a block. They take one, two or four bytes each. */
export type Items = Uint8Array | Uint16Array | Int32Array

/** The types of the items, by their widths: `TYPES[0]` takes one byte. */
export const TYPES: readonly [
  Uint8ArrayConstructor,
  Uint16ArrayConstructor,
  Int32ArrayConstructor,
] = [Uint8Array, Uint16Array, Int32Array]

/** How much memory tables may take, and where the rest goes. */
export interface TableMemoryOptions {
  /** In bytes. */
  readonly limit: number
  readonly store: BlockStore
}

export const TABLE_MEMORY_OPTIONS: OptionTable<TableMemoryOptions> = {
  limit: COUNT,
  store: /* @__PURE__ */ optionType(
    'a store with the functions write and read',
    (value) =>
      isRecord(value) && ['write', 'read'].every((name) => typeof value[name] === 'function'),
  ),
}

/** At most this share of the limit is reserved. With fewer blocks in memory, each step would read from the store. */
const MOST_RESERVED = 0.75

/**
 * What must be in memory takes more than the limit.
 *
 * @example
 * ```ts
 * import { MemoryLimitError, TableMemory } from '@waymark/hreflang'
 *
 * const memory = new TableMemory({ limit: 100, store: { write() {}, read() {} } })
 * try {
 *   memory.reserve(200)
 * } catch (error) {
 *   error instanceof MemoryLimitError && error.limit // => 100
 * }
 * ```
 */
export class MemoryLimitError extends Error {
  override readonly name: string = 'MemoryLimitError'
  /** The limit that was given, in bytes. */
  readonly limit: number
  /** A limit that suffices for twice as much input as was read, in bytes. */
  readonly enough: number

  constructor(limit: number, enough: number) {
    super(`the tables need more than ${limit} bytes of memory: allow ${enough}`)
    this.limit = limit
    this.enough = enough
  }
}

/** Blocks in memory that lists use directly; they are unhooked in the order in which they were hooked. */
const HOT = 0
/** Blocks in memory that are unhooked from their lists. One that is used is hooked again, and the others leave memory. */
const COOLING = 1
const STORED = 2

/**
 * Limits the memory of tables: `IntList`s and `UrlTable`s that share it. When it is full, the blocks that have not been used
 * for longest are written to a store, and are read again when they are needed.
 *
 * A list that uses a block in memory does not tell so, which would take longer than the use. Instead, the oldest blocks are
 * unhooked from their lists for a while before they leave memory. A list that misses its block in this time gets it back.
 *
 * @see https://db.in.tum.de/~leis/papers/leanstore.pdf section III, "cooling"
 *
 * @example
 * ```ts
 * import { IntList, TableMemory } from '@waymark/hreflang'
 *
 * const stored = new Map()
 * const store = {
 *   write: (position, bytes) => stored.set(position, bytes.slice()),
 *   read: (position, bytes) => bytes.set(stored.get(position)),
 * }
 * const list = new IntList(new TableMemory({ limit: 200_000, store }))
 * for (let item = 0; item < 200_000; item++) list.push(item)
 * stored.size > 0 // => true
 * list.get(70_000) // => 70_000
 * ```
 */
export class TableMemory {
  readonly #limit: number
  readonly #store: BlockStore
  readonly #hot = new BlockQueue()
  readonly #cooling = new BlockQueue()
  /** Memory that can be used again, by its size. It counts as used, because the engine returns memory late. */
  readonly #free = new Map<number, ArrayBuffer[]>()
  /** Positions in the store that can be used again, by the size of their block. */
  readonly #vacant = new Map<number, number[]>()
  #used = 0
  #reserved = 0
  #end = 0

  /** @throws {TypeError} If an option is wrong or missing. */
  constructor(options: TableMemoryOptions) {
    options = requireOptions(options, TABLE_MEMORY_OPTIONS, 'limit', 'store')
    const { limit, store } = options
    this.#limit = limit
    this.#store = store
  }

  /**
   * Changes how many bytes are taken by what cannot go to the store.
   *
   * @throws {MemoryLimitError} If too little is left.
   */
  reserve(bytes: number): void {
    this.#reserved += bytes
    this.#used += bytes
    if (bytes > 0 && this.#reserved > this.#limit * MOST_RESERVED) {
      throw new MemoryLimitError(this.#limit, roundUp((2 * this.#reserved) / MOST_RESERVED))
    }
    this.#makeRoom(0)
  }

  /** Starts a block with room for some items. Its list uses it in `hooks[index]` while it is there. */
  add(hooks: (Items | undefined)[], index: number, width: number, length: number): Block {
    const block = new Block(hooks, index)
    this.#hook(block, this.#take(width, length))
    return block
  }

  /** Returns a block's items for a list that misses them, and hooks them to it. */
  load(block: Block): Items {
    let items = block.items
    if (block.state === COOLING) {
      this.#cooling.remove(block)
      this.#used -= items.byteLength
    } else {
      items = this.#take(block.width, block.length)
      this.#store.read(block.position, bytesOf(items))
    }
    this.#hook(block, items)
    return items
  }

  /** Gives a block that is in memory more room for its items, or for more of them. */
  enlarge(block: Block, width: number, length: number): Items {
    const before = block.items
    this.#unhook(block)
    const items = this.#take(width, length)
    items.set(before)
    this.#recycle(before)
    block.isStored = false
    this.#hook(block, items)
    return items
  }

  /** Forgets a block that its list does not need any more. */
  remove(block: Block): void {
    const { items } = block
    if (block.state !== STORED) {
      this.#unhook(block)
      this.#recycle(items)
    }
    if (block.size > 0) this.#vacate(block)
  }

  #hook(block: Block, items: Items): void {
    block.items = items
    block.hooks[block.index] = items
    block.state = HOT
    this.#hot.add(block)
    this.#used += items.byteLength
  }

  /** Takes a block that is in memory out of its queue. */
  #unhook(block: Block): void {
    const queue = block.state === HOT ? this.#hot : this.#cooling
    queue.remove(block)
    block.hooks[block.index] = undefined
    this.#used -= block.items.byteLength
  }

  #take(width: number, length: number): Items {
    const Type = TYPES[width]!
    const size = length * Type.BYTES_PER_ELEMENT
    this.#makeRoom(size)
    const buffer = this.#free.get(size)?.pop()
    if (buffer === undefined) return new Type(length)
    this.#used -= size
    return new Type(buffer)
  }

  /** Removes blocks from memory until there is room for another. */
  #makeRoom(bytes: number): void {
    for (;;) {
      const needed = this.#free.get(bytes)?.length ? 0 : bytes
      if (this.#used + needed <= this.#limit) return
      if (this.#dropFree(bytes)) continue
      this.#cool()
      const oldest = this.#cooling.first
      if (oldest === null) return
      this.#storeBlock(oldest)
    }
  }

  /** Gives memory back to the engine, but for one piece of the size that is needed. Returns whether there was any. */
  #dropFree(needed: number): boolean {
    for (const [size, buffers] of this.#free) {
      if (buffers.length <= (size === needed ? 1 : 0)) continue
      buffers.pop()
      this.#used -= size
      return true
    }
    return false
  }

  /** An eighth of the blocks in memory is cooling. */
  #cool(): void {
    do {
      const block = this.#hot.first
      if (block === null) return
      this.#hot.remove(block)
      block.hooks[block.index] = undefined
      block.state = COOLING
      this.#cooling.add(block)
    } while (this.#cooling.length * 7 < this.#hot.length)
  }

  #storeBlock(block: Block): void {
    const { items } = block
    if (!block.isStored) {
      if (block.size !== items.byteLength) {
        if (block.size > 0) this.#vacate(block)
        block.size = items.byteLength
        block.position = this.#positionFor(items.byteLength)
      }
      this.#store.write(block.position, bytesOf(items))
      block.isStored = true
    }
    this.#unhook(block)
    block.state = STORED
    block.width = TYPES.findIndex((Type) => Type.BYTES_PER_ELEMENT === items.BYTES_PER_ELEMENT)
    block.length = items.length
    block.items = NONE
    this.#recycle(items)
  }

  #positionFor(size: number): number {
    const vacant = this.#vacant.get(size)?.pop()
    if (vacant !== undefined) return vacant
    const position = this.#end
    this.#end += size
    return position
  }

  #vacate({ position, size }: Block): void {
    const positions = this.#vacant.get(size)
    if (positions === undefined) this.#vacant.set(size, [position])
    else positions.push(position)
  }

  #recycle(items: Items): void {
    const size = items.byteLength
    const buffers = this.#free.get(size)
    if (buffers === undefined) this.#free.set(size, [items.buffer as ArrayBuffer])
    else buffers.push(items.buffer as ArrayBuffer)
    this.#used += size
  }
}

const NONE: Items = new Uint8Array(0)

/** Some consecutive items of a list. */
export class Block {
  readonly hooks: (Items | undefined)[]
  readonly index: number
  state: typeof HOT | typeof COOLING | typeof STORED = HOT
  items: Items = NONE
  /** Whether the store has all changes. */
  isStored = false
  /** Where it is in the store, and how much of it is its own. */
  position = 0
  size = 0
  /** The type and number of the items in the store. */
  width = 0
  length = 0
  before: Block | null = null
  after: Block | null = null

  constructor(hooks: (Items | undefined)[], index: number) {
    this.hooks = hooks
    this.index = index
  }
}

/** Blocks in the order in which they were added. */
class BlockQueue {
  first: Block | null = null
  #last: Block | null = null
  length = 0

  add(block: Block): void {
    block.before = this.#last
    block.after = null
    if (this.#last === null) this.first = block
    else this.#last.after = block
    this.#last = block
    this.length++
  }

  remove(block: Block): void {
    if (block.before === null) this.first = block.after
    else block.before.after = block.after
    if (block.after === null) this.#last = block.before
    else block.after.before = block.before
    this.length--
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Items): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

const MEBIBYTE = 1_048_576

/** Returns the next size that people would write: a power of two in MiB. */
function roundUp(bytes: number): number {
  return 2 ** Math.ceil(Math.log2(bytes / MEBIBYTE)) * MEBIBYTE
}
