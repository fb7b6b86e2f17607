import {
  IntList,
  keyOfMatch,
  type Match,
  type NormalizeForMatching,
  type UrlTable,
} from '@waymark/hreflang'
import { rulesOf } from '@waymark/i18n-validation'
import type { AcceptedPage } from '../page.ts'

/** Counts the entries that repeat a page only because a part of their URLs is removed. */
export class DroppedPart {
  readonly #rule: string
  readonly #match: NormalizeForMatching
  readonly #urls: UrlTable
  /** For the number of each URL, `SEEN` and `AWAITING` as bits. */
  readonly #facts: IntList
  #awaiting = 0
  #lost = 0

  /**
   * @param rule - The rule of `@waymark/normalize` that removes the part.
   * @param match - How URLs are matched if the part is kept.
   * @param urls - Where the URLs are kept.
   */
  constructor(rule: string, match: NormalizeForMatching, urls: UrlTable) {
    this.#rule = rule
    this.#match = match
    this.#urls = urls
    this.#facts = new IntList(urls.memory)
  }

  /** How many more pages would be written if the part were kept. */
  get lost(): number {
    return this.#lost
  }

  /**
   * Adds the next entry.
   *
   * @param isFirst - Whether no earlier entry is for the same page.
   */
  add(added: AcceptedPage, isFirst: boolean): void {
    const { written, record, match } = added
    if (!rulesOf(added).includes(this.#rule)) {
      if (isFirst || this.#awaiting === 0) return
      const page = this.#keyOf(match)
      if ((this.#facts.get(page) & AWAITING) === 0) return
      this.#facts.set(page, this.#facts.get(page) & ~AWAITING)
      this.#awaiting--
      this.#lost++
      return
    }
    const full = this.#keyOf(this.#match(written, record))
    if (isFirst) {
      const page = this.#keyOf(match)
      this.#awaiting++
      this.#facts.set(page, this.#facts.get(page) | AWAITING)
    } else if ((this.#facts.get(full) & SEEN) === 0) this.#lost++
    this.#facts.set(full, this.#facts.get(full) | SEEN)
  }

  /** Returns the number of the key by which an accepted URL is matched. */
  #keyOf(match: Match): number {
    const key = this.#urls.add(keyOfMatch(match) ?? '')
    this.#facts.padTo(key + 1, 0)
    return key
  }
}

/** The complete URL of an entry with the part. */
const SEEN = 1
/** A page that does not yet have an entry without the part. */
const AWAITING = 2
