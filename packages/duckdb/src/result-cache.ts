/** What a function returns for a row. */
export type Result = string | boolean | null

/** How many results are kept. */
const SIZE = 4096
/** Fewer rows than this that had a known result, for each filling, cost more than they save. */
const FEW_HITS = SIZE / 8
/** For how many rows nothing is kept if values hardly repeat. */
const PAUSE = 16 * SIZE

/**
 * Keeps the results of the last values. Logs repeat their URLs, and a table of distinct ones does not: looking for them would take
 * a quarter of the time. So the cache pauses while it finds nothing.
 */
export class ResultCache {
  readonly #known = new Map<string, Result>()
  #hits = 0
  #pause = 0

  /** Returns the result of a value, which `run` computes if it is not known. */
  of(value: string, run: (value: string) => Result): Result {
    if (this.#pause > 0) {
      this.#pause--
      return run(value)
    }
    const earlier = this.#known.get(value)
    if (earlier !== undefined) {
      this.#hits++
      return earlier
    }
    const result = run(value)
    if (this.#known.size === SIZE) this.#empty()
    else this.#known.set(value, result)
    return result
  }

  #empty(): void {
    if (this.#hits < FEW_HITS) this.#pause = PAUSE
    this.#known.clear()
    this.#hits = 0
  }
}
