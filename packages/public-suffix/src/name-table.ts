import type { RuleFlags } from './rules.ts'

/** In the table, for each name: its hash, and where it is in the memory of names. */
const HASH = 0
const NAME = 1
const CELLS = 2
/** In the memory of names, before the bytes of each. */
const FLAGS = 0
const LENGTH = 1
const HEAD = 2

/** The hash of a name that is read from its end, with one more byte before it. */
export function nextHash(hash: number, byte: number): number {
  return (Math.imul(hash, 0x9e35) + byte) | 0
}

function placeOf(hash: number, mask: number): number {
  return (hash ^ (hash >>> 15)) & mask
}

/**
 * Names of a list, to be found by their bytes. It is two arrays of numbers, because a worker that writes domains takes a tenth less time than
 * with a `Map` from hashes to objects.
 */
export class NameTable {
  #table = new Int32Array(256 * CELLS)
  #mask = 255
  #size = 0
  #names = new Uint8Array(4096)
  /** Not 0, which says that a place in the table is free. */
  #end = 1

  /** @returns The flags of a name; -1 if it is not in the table. */
  get(hash: number, bytes: Uint8Array, start: number, end: number): RuleFlags {
    const table = this.#table
    const names = this.#names
    const mask = this.#mask
    for (let place = placeOf(hash, mask); ; place = (place + 1) & mask) {
      const name = table[place * CELLS + NAME]!
      if (name === 0) return -1
      if (table[place * CELLS + HASH] !== hash || names[name + LENGTH] !== end - start) continue
      let at = start
      for (let to = name + HEAD; at < end && names[to] === bytes[at]; to++) at++
      if (at === end) return names[name + FLAGS]!
    }
  }

  /** Adds a name that is not in the table. No name of a list has more than 253 characters, and all are ASCII. */
  add(name: string, flags: RuleFlags): void {
    if (this.#size * 2 > this.#mask) this.#grow()
    this.#size++
    const at = this.#end
    this.#end += HEAD + name.length
    if (this.#end > this.#names.length) {
      const grown = new Uint8Array(this.#end * 2)
      grown.set(this.#names)
      this.#names = grown
    }
    const names = this.#names
    names[at + FLAGS] = flags
    names[at + LENGTH] = name.length
    let hash = 0
    for (let i = name.length; i > 0; ) {
      const unit = name.charCodeAt(--i)
      names[at + HEAD + i] = unit
      hash = nextHash(hash, unit)
    }
    this.#put(hash, at)
  }

  #put(hash: number, name: number): void {
    let place = placeOf(hash, this.#mask)
    while (this.#table[place * CELLS + NAME] !== 0) place = (place + 1) & this.#mask
    this.#table[place * CELLS + HASH] = hash
    this.#table[place * CELLS + NAME] = name
  }

  #grow(): void {
    const before = this.#table
    this.#mask = this.#mask * 2 + 1
    this.#table = new Int32Array(before.length * 2)
    for (let i = 0; i < before.length; i += CELLS) {
      if (before[i + NAME] !== 0) this.#put(before[i + HASH]!, before[i + NAME]!)
    }
  }
}
