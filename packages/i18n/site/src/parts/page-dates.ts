import { TextFingerprint } from './fingerprint.ts'

/** Numbers for each page: the fingerprint of its URL, that of its content, and its date. */
const NUMBERS = 3

/**
 * What the content of each page was at the last run, and since when it has been that, with 24 bytes for a page. A URL and a content
 * are fingerprints of 64 bits.
 */
export class PageDates {
  /** Three numbers for each page, in the order of the fingerprints of URLs. The date is in seconds since 1970; 0 if there is none. */
  readonly numbers: BigUint64Array

  constructor(numbers: BigUint64Array) {
    this.numbers = numbers
  }

  get pages(): number {
    return this.numbers.length / NUMBERS
  }

  /** `null` for a page that is not known. */
  of(url: string): { readonly content: bigint; readonly seconds: number } | null {
    const key = keyOf(url)
    let start = 0
    let end = this.pages
    while (start < end) {
      const middle = (start + end) >>> 1
      if (this.numbers[middle * NUMBERS]! < key) start = middle + 1
      else end = middle
    }
    const at = start * NUMBERS
    if (this.numbers[at] !== key) return null
    return { content: this.numbers[at + 1]!, seconds: Number(this.numbers[at + 2]) }
  }
}

/** Finds the date of each page of a run, and collects them for the next one. */
export class PageDating {
  readonly #earlier: PageDates | null
  readonly #now: number
  #numbers = new BigUint64Array(1024 * NUMBERS)
  #pages = 0

  /**
   * @param earlier - Of the last run; `null` if there is none.
   * @param now - In milliseconds since 1970.
   */
  constructor(earlier: PageDates | null, now: number) {
    this.#earlier = earlier === null || earlier.pages === 0 ? null : earlier
    this.#now = Math.floor(now / 1000)
  }

  /** Whether nothing is known of an earlier run. */
  get isFirst(): boolean {
    return this.#earlier === null
  }

  /**
   * The `lastmod` of a page, which keeps its date as long as its content is the same; `null` if it has none. A first run does not
   * know when a page changed, so it takes what the page says.
   *
   * @param content - Its fingerprint.
   * @param said - The date that the page says itself, in seconds since 1970; `null` if it says none.
   */
  dateOf(url: string, content: bigint, said: number | null): string | null {
    const own = said !== null && said > 0 && said <= this.#now ? said : 0
    const known = this.#earlier?.of(url) ?? null
    const isSame = this.#earlier === null || known?.content === content
    const seconds = isSame ? known?.seconds || own : this.#now
    this.#add(keyOf(url), content, seconds)
    return seconds === 0 ? null : dateText(seconds)
  }

  #add(key: bigint, content: bigint, seconds: number): void {
    const at = this.#pages * NUMBERS
    if (at === this.#numbers.length) {
      const larger = new BigUint64Array(Math.ceil(this.#pages * 1.5) * NUMBERS)
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers.set([key, content, BigInt(seconds)], at)
    this.#pages++
  }

  /** What is left to the next run. */
  build(): PageDates {
    const numbers = this.#numbers
    const keyAt = (page: number) => numbers[page * NUMBERS]!
    const order = Uint32Array.from({ length: this.#pages }, (_, page) => page)
    order.sort((a, b) => (keyAt(a) < keyAt(b) ? -1 : keyAt(a) > keyAt(b) ? 1 : a - b))
    const sorted = new BigUint64Array(this.#pages * NUMBERS)
    for (const [to, from] of order.entries()) {
      sorted.set(numbers.subarray(from * NUMBERS, (from + 1) * NUMBERS), to * NUMBERS)
    }
    return new PageDates(sorted)
  }
}

function keyOf(url: string): bigint {
  const fingerprint = new TextFingerprint()
  fingerprint.add(url)
  const [high, low] = fingerprint.end()
  return (BigInt(high) << 32n) | BigInt(low)
}

const DAY = 86_400

/** Midnight is a date without a time, as which pages say it. */
function dateText(seconds: number): string {
  const text = new Date(seconds * 1000).toISOString()
  return seconds % DAY === 0 ? text.slice(0, 10) : text.replace('.000', '')
}
