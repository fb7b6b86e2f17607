/** More slots make fewer collisions, and take more memory. */
const SLOTS_PER_ENTRY = 2

/** So many slots are looked at only if somebody has made keys that collide. */
const MOST_PROBES = 512

const EMPTY = 0

/** Finds entries by the hashes of their keys. It makes nothing for the garbage collector to follow. */
export class KeyIndex {
  /** For each slot the number of an entry plus one, and the hash of its key, which is enough to skip most others. */
  #slots = new Int32Array(2 * 1024)
  #count = 0
  #isCrowded = false

  /** Whether so many keys collide that looking for one takes long. */
  get isCrowded(): boolean {
    return this.#isCrowded
  }

  /** Bytes that it takes; if it grows next, then also for the moment in which it has the old slots and the new ones. */
  get size(): number {
    return this.#slots.byteLength * (this.#isFull ? 3 : 1)
  }

  get #isFull(): boolean {
    return this.#count * SLOTS_PER_ENTRY * 2 >= this.#slots.length
  }

  /**
   * Finds an entry, or adds one.
   *
   * @param isSame - Whether an entry with the same hash has the key.
   * @returns Its number; `entry` if it was added.
   */
  findOrAdd(hash: number, entry: number, isSame: (entry: number) => boolean): number {
    if (this.#isFull) this.#grow()
    const slots = this.#slots
    const mask = slots.length / 2 - 1
    let probes = 0
    let at = (hash & mask) * 2
    for (; slots[at] !== EMPTY; at = ((at / 2 + 1) & mask) * 2) {
      if (slots[at + 1] === hash && isSame(slots[at]! - 1)) return slots[at]! - 1
      probes++
    }
    if (probes > MOST_PROBES) this.#isCrowded = true
    slots[at] = entry + 1
    slots[at + 1] = hash
    this.#count++
    return entry
  }

  #grow(): void {
    const old = this.#slots
    const slots = new Int32Array(old.length * 2)
    const mask = slots.length / 2 - 1
    for (let i = 0; i < old.length; i += 2) {
      if (old[i] === EMPTY) continue
      let at = (old[i + 1]! & mask) * 2
      while (slots[at] !== EMPTY) at = ((at / 2 + 1) & mask) * 2
      slots[at] = old[i]!
      slots[at + 1] = old[i + 1]!
    }
    this.#slots = slots
  }
}
