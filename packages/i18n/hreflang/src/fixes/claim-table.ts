/** Returned for a language that a group of pages does not list. */
export const NONE = -1
/** Returned for a language for which a group of pages lists several pages. */
export const SEVERAL = -2

/** Group, language and page. */
const WORDS = 3
const FREE = -1

/**
 * Which page each group of pages lists for each language. It is a hash table outside the heap of the engine, because a
 * large site has millions of pages.
 */
export class ClaimTable {
  #slots: Int32Array = new Int32Array(64 * WORDS).fill(FREE)
  #used = 0

  /** Adds that a group lists a page for a language. */
  add(group: number, language: number, page: number): void {
    if (this.#used * 2 * WORDS >= this.#slots.length) this.#grow()
    const slots = this.#slots
    const at = this.#find(group, language)
    if (slots[at] === FREE) {
      this.#used++
      slots[at] = group
      slots[at + 1] = language
      slots[at + 2] = page
    } else if (slots[at + 2] !== page) slots[at + 2] = SEVERAL
  }

  /** Returns the page that a group lists for a language, `NONE` or `SEVERAL`. */
  get(group: number, language: number): number {
    const at = this.#find(group, language)
    return this.#slots[at] === FREE ? NONE : this.#slots[at + 2]!
  }

  /** Calls `visit` for each group and language. */
  forEach(visit: (group: number, language: number, page: number) => void): void {
    const slots = this.#slots
    for (let at = 0; at < slots.length; at += WORDS) {
      if (slots[at] !== FREE) visit(slots[at]!, slots[at + 1]!, slots[at + 2]!)
    }
  }

  /** Returns the slot of a group and a language, or the free slot where it belongs. */
  #find(group: number, language: number): number {
    const slots = this.#slots
    const mask = slots.length / WORDS - 1
    let hash = Math.imul(group, 0x9e3779b1) ^ Math.imul(language, 0x85ebca6b)
    hash ^= hash >>> 15
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const at = slot * WORDS
      if (slots[at] === FREE) return at
      if (slots[at] === group && slots[at + 1] === language) return at
    }
  }

  #grow(): void {
    const old = this.#slots
    this.#slots = new Int32Array(old.length * 2).fill(FREE)
    for (let at = 0; at < old.length; at += WORDS) {
      if (old[at] === FREE) continue
      const to = this.#find(old[at]!, old[at + 1]!)
      this.#slots[to] = old[at]!
      this.#slots[to + 1] = old[at + 1]!
      this.#slots[to + 2] = old[at + 2]!
    }
  }
}
