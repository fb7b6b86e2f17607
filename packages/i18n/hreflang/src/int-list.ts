/** Items of a page. A list of 32-bit integers takes 64 KiB for each. */
const SHIFT = 14
const PAGE = 1 << SHIFT
const MASK = PAGE - 1

/** Numbers that can be read by index. */
export interface Ints {
  readonly length: number
  get(index: number): number
}

/** The widths of a list's items, with the least and the greatest item of each. */
const WIDTHS = [
  { Page: Uint8Array, min: 0, max: 0xff },
  { Page: Uint16Array, min: 0, max: 0xffff },
  { Page: Int32Array, min: -0x8000_0000, max: 0x7fff_ffff },
] as const

/**
 * A growing list of 32-bit integers. Its items are in typed arrays, outside the heap of the engine, and take one, two or four
 * bytes each: as many as the widest of them needs. It grows by pages, so that nothing is copied and no space is kept free.
 */
export class IntList implements Ints {
  #width = 0
  #min: number = WIDTHS[0].min
  #max: number = WIDTHS[0].max
  readonly #pages: (Uint8Array | Uint16Array | Int32Array)[] = [new Uint8Array(64)]
  #capacity = 64
  #length = 0

  get length(): number {
    return this.#length
  }

  push(item: number): void {
    if (this.#length === this.#capacity) this.#grow()
    this.#length++
    this.set(this.#length - 1, item)
  }

  get(index: number): number {
    return this.#pages[index >>> SHIFT]![index & MASK]!
  }

  set(index: number, item: number): void {
    if (item < this.#min || item > this.#max) this.#widen(item)
    this.#pages[index >>> SHIFT]![index & MASK] = item
  }

  /** Appends an item until the list has a length. */
  padTo(length: number, item: number): void {
    while (this.#length < length) this.push(item)
  }

  #grow(): void {
    const { Page } = WIDTHS[this.#width]!
    if (this.#capacity >= PAGE) {
      this.#pages.push(new Page(PAGE))
      this.#capacity += PAGE
      return
    }
    // Most lists are short, so the first page begins small.
    this.#capacity *= 2
    const larger = new Page(this.#capacity)
    larger.set(this.#pages[0]!)
    this.#pages[0] = larger
  }

  #widen(item: number): void {
    while (item < this.#min || item > this.#max) {
      this.#width++
      const { min, max } = WIDTHS[this.#width]!
      this.#min = min
      this.#max = max
    }
    const { Page } = WIDTHS[this.#width]!
    for (const [index, page] of this.#pages.entries()) this.#pages[index] = new Page(page)
  }
}

/** Numbers distinct strings from 0. It is for few strings, such as `hreflang` values. */
export class StringTable {
  readonly #strings: string[] = []
  readonly #numbers = new Map<string, number>()

  get length(): number {
    return this.#strings.length
  }

  add(value: string): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
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
