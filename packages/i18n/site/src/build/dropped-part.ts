import type { NormalizeForMatching } from '@waymark/hreflang'
import type { URLSourceChange } from '@waymark/i18n-validation'

/** Counts the entries that repeat a page only because a part of their URLs is dropped. */
export class DroppedPart {
  readonly #rule: string
  readonly #match: NormalizeForMatching
  /** URLs in full, of entries that have the part. */
  readonly #seen = new Set<string>()
  /** Pages of which no entry without the part has come yet. */
  readonly #awaiting = new Set<string>()
  #lost = 0

  /**
   * @param rule - The rule of `@waymark/normalize` that drops the part.
   * @param match - How URLs are matched if the part is kept.
   */
  constructor(rule: string, match: NormalizeForMatching) {
    this.#rule = rule
    this.#match = match
  }

  /** How many pages would be written besides, were the part kept. */
  get lost(): number {
    return this.#lost
  }

  /**
   * Takes the next entry.
   *
   * @param loc - Its URL as it is written.
   * @param change - What was done to the URL that it had; `undefined` if nothing was.
   * @param isFirst - Whether no entry before it is the same page.
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
