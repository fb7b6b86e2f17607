import { IntList } from './int-list.ts'
import type { TableMemory } from './table-memory.ts'

const EMPTY = -1

/** A set of pairs of numbers that are not negative. Unlike those of a `Set`, its items are outside the heap of the engine. */
export class PairSet {
  readonly #memory: TableMemory | null
  /** Open addressing: the two numbers of each slot. */
  #slots: IntList
  #size = 0
  #mask = 63
  /** Nobody can choose pairs that all have the same slot. */
  readonly #seed = (Math.random() * 0x1_0000_0000) | 0

  constructor(memory: TableMemory | null) {
    this.#memory = memory
    this.#slots = this.#emptySlots()
  }

  /** Returns whether the pair is new. */
  add(first: number, second: number): boolean {
    const at = this.#find(first, second)
    if (this.#slots.get(at) !== EMPTY) return false
    this.#slots.set(at, first)
    this.#slots.set(at + 1, second)
    this.#size++
    if (this.#size * 2 > this.#mask) this.#grow()
    return true
  }

  has(first: number, second: number): boolean {
    return this.#slots.get(this.#find(first, second)) !== EMPTY
  }

  /** Gives the memory back. */
  release(): void {
    this.#slots.release()
  }

  #emptySlots(): IntList {
    return new IntList(this.#memory).padTo(2 * (this.#mask + 1), EMPTY)
  }

  /** Returns where a pair is, or the empty place where it belongs. */
  #find(first: number, second: number): number {
    let hash = Math.imul(first ^ this.#seed, 0x9e37_79b1)
    hash = Math.imul((hash ^ (hash >>> 15)) + second, 0x85eb_ca6b)
    let slot = (hash ^ (hash >>> 13)) & this.#mask
    for (;;) {
      const known = this.#slots.get(2 * slot)
      if (known === EMPTY) return 2 * slot
      if (known === first && this.#slots.get(2 * slot + 1) === second) return 2 * slot
      slot = (slot + 1) & this.#mask
    }
  }

  #grow(): void {
    const before = this.#slots
    this.#mask = this.#mask * 2 + 1
    this.#slots = this.#emptySlots()
    for (let at = 0; at < before.length; at += 2) {
      const first = before.get(at)
      if (first === EMPTY) continue
      const second = before.get(at + 1)
      const to = this.#find(first, second)
      this.#slots.set(to, first)
      this.#slots.set(to + 1, second)
    }
    before.release()
  }
}
