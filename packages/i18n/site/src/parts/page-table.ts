import type { EarlierPart, EarlierParts } from '@waymark/sitemap'
import { fingerprintOf } from './fingerprint.ts'

/** Bits of a key that are the number of a part in the list; the others are the fingerprint of a URL. */
const PART_BITS = 16n
const MOST_PARTS = 0x1_0000

/** Buckets by the first 16 bits of a fingerprint. */
const BUCKETS = 0x1_0000

/**
 * The part of each page, with 8 bytes for a page.
 *
 * A URL is kept as a fingerprint of 48 bits. If two pages have one fingerprint, which among ten million happens once in five
 * sets, the second is taken for the first: it may move to the part of the first, and stays there.
 */
export class PageTable {
  /** The numbers of the parts; a key has the index in this list. */
  readonly parts: readonly number[]
  /** Sorted. */
  readonly keys: BigUint64Array
  /** Where the keys of each bucket begin. */
  readonly #buckets: Uint32Array | null

  constructor(parts: readonly number[], keys: BigUint64Array) {
    this.parts = parts
    this.keys = keys
    this.#buckets = keys.length === 0 ? null : bucketsOf(keys)
  }

  /** The part of a page; 0 if it is not in the table. */
  partOf(url: string): number {
    const buckets = this.#buckets
    if (buckets === null) return 0
    const [high, low] = fingerprintOf(url)
    let start = buckets[high >>> 16]!
    let end = buckets[(high >>> 16) + 1]!
    const first = keyOf(high, low, 0)
    while (start < end) {
      const middle = (start + end) >>> 1
      if (this.keys[middle]! < first) start = middle + 1
      else end = middle
    }
    const key = this.keys[start]
    if (key === undefined || key >> PART_BITS !== first >> PART_BITS) return 0
    return this.parts[Number(BigInt.asUintN(16, key))] ?? 0
  }

  /** The table with the sizes of the parts, for a splitter. */
  withSizes(parts: ReadonlyMap<number, EarlierPart>): EarlierParts {
    return { parts, partOf: (url) => this.partOf(url) }
  }
}

/** Collects the pages of a table. */
export class PageTableBuilder {
  #keys = new BigUint64Array(1024)
  #length = 0
  readonly #parts: number[] = []
  readonly #indexes = new Map<number, number>()

  add(url: string, part: number): void {
    let index = this.#indexes.get(part)
    if (index === undefined) {
      index = this.#parts.length
      // An index names at most 50,000 parts.
      if (index >= MOST_PARTS) return
      this.#parts.push(part)
      this.#indexes.set(part, index)
    }
    if (this.#length === this.#keys.length) {
      const larger = new BigUint64Array(Math.ceil(this.#length * 1.5))
      larger.set(this.#keys)
      this.#keys = larger
    }
    const [high, low] = fingerprintOf(url)
    this.#keys[this.#length++] = keyOf(high, low, index)
  }

  build(): PageTable {
    return new PageTable(this.#parts, this.#keys.subarray(0, this.#length).sort())
  }
}

function bucketsOf(keys: BigUint64Array): Uint32Array {
  const buckets = new Uint32Array(BUCKETS + 1)
  for (let i = 0; i < keys.length; i++) buckets[Number(keys[i]! >> 48n) + 1]!++
  for (let i = 0; i < BUCKETS; i++) buckets[i + 1]! += buckets[i]!
  return buckets
}

function keyOf(high: number, low: number, part: number): bigint {
  return (BigInt(high) << 32n) | (BigInt(low) << PART_BITS) | BigInt(part)
}
