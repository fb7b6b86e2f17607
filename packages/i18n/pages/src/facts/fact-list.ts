import { MAX_FACTS } from '../markup/limits.ts'

/** Facts of one kind, up to a limit. */
export class FactList<Fact> {
  readonly list: Fact[] = []
  readonly #onFull: (fact: Fact) => void

  /** @param onFull - Called with each fact that is not kept. */
  constructor(onFull: (fact: Fact) => void) {
    this.#onFull = onFull
  }

  add(fact: Fact): void {
    if (this.list.length < MAX_FACTS) this.list.push(fact)
    else this.#onFull(fact)
  }
}
