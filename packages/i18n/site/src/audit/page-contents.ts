import { IntList, type TableMemory } from '@waymark/hreflang'
import type { PageFacts } from '@waymark/pages'
import type { PageContent } from './page-content.ts'

/** Used for a page that does not say when it was changed. */
const NO_DATE = -1
/** Seconds of a day, because a list has numbers of 32 bits. */
const DAY = 86_400

/** The contents of pages as numbers, one row for each. */
export class PageContents {
  readonly #high: IntList
  readonly #low: IntList
  readonly #day: IntList
  readonly #second: IntList

  constructor(memory: TableMemory | undefined) {
    this.#high = new IntList(memory)
    this.#low = new IntList(memory)
    this.#day = new IntList(memory)
    this.#second = new IntList(memory)
  }

  /** Adds a page; `null` for one that could not be read. */
  add(content: PageContent | null, facts: PageFacts | null): void {
    const [high, low] = content === null || facts === null ? [0, 0] : content.fingerprint(facts)
    const modified = content?.modified ?? null
    const isDate = modified !== null && modified >= 0
    this.#high.push(high | 0)
    this.#low.push(low | 0)
    this.#day.push(isDate ? Math.floor(modified / DAY) : NO_DATE)
    this.#second.push(isDate ? modified % DAY : 0)
  }

  fingerprintOf(row: number): bigint {
    return (BigInt(this.#high.get(row) >>> 0) << 32n) | BigInt(this.#low.get(row) >>> 0)
  }

  /** When the page says that it was changed, in seconds since 1970; `null` if it does not say it. */
  modifiedOf(row: number): number | null {
    const day = this.#day.get(row)
    return day === NO_DATE ? null : day * DAY + this.#second.get(row)
  }
}
