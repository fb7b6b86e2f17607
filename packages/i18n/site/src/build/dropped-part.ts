import type { NormalizeForMatching } from '@waymark/hreflang'
import type { URLSourceChange } from '@waymark/i18n-validation'

/** Counts the entries that repeat a page only because a part of their URLs is removed. */
export class DroppedPart {
  readonly #rule: string
  readonly #match: NormalizeForMatching
  /** The complete URLs of entries with the part. */
  readonly #seen = new Set<string>()
  /** Pages that do not yet have an entry without the part. */
  readonly #awaiting = new Set<string>()
  #lost = 0

  /**
   * @param rule - The rule of `@waymark/normalize` that removes the part.
   * @param match - How URLs are matched if the part is kept.
   */
  constructor(rule: string, match: NormalizeForMatching) {
    this.#rule = rule
    this.#match = match
  }

  /** How many more pages would be written if the part were kept. */
  get lost(): number {
    return this.#lost
  }

  /**
   * Adds the next entry.
   *
   * @param loc - Its URL in normal form.
   * @param change - How its original URL was changed; `undefined` if it was not.
   * @param isFirst - Whether no earlier entry is for the same page.
   */
  add(loc: string, change: URLSourceChange | undefined, isFirst: boolean): void {
    if (change?.rules.includes(this.#rule) !== true) {
      if (!isFirst && this.#awaiting.size > 0 && this.#awaiting.delete(this.#keyOf(loc))) {
        this.#lost++
      }
      return
    }
    const full = this.#keyOf(change.before)
    if (isFirst) this.#awaiting.add(this.#keyOf(loc))
    else if (!this.#seen.has(full)) this.#lost++
    this.#seen.add(full)
  }

  #keyOf(loc: string): string {
    const match = this.#match(loc)
    return match.kind === 'ok' ? (match.key ?? match.url) : loc
  }
}
