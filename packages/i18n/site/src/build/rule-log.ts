import { type AcceptedURL, rulesOf, stepsOf } from '@waymark/i18n-validation'
import { type Category, rules } from '@waymark/normalize'

/** What one normalisation rule changed. */
export interface RuleEffect {
  readonly rule: string
  readonly category: Category
  readonly summary: string
  /** How many URLs it changed. */
  readonly count: number
  readonly examples: readonly { readonly before: string; readonly after: string }[]
}

const EXAMPLES = 3

interface Effect {
  count: number
  readonly examples: { readonly before: string; readonly after: string }[]
}

/** Counts the changes of each normalisation rule, and keeps its first examples. */
export class RuleLog {
  readonly #effects = new Map<string, Effect>()
  #changed = 0

  /** How many URLs were changed. */
  get changed(): number {
    return this.#changed
  }

  add(url: AcceptedURL): void {
    if (url.data === url.written) return
    this.#changed++
    for (const name of rulesOf(url)) {
      const effect = this.#effects.get(name) ?? { count: 0, examples: [] }
      this.#effects.set(name, effect)
      effect.count++
      if (effect.examples.length < EXAMPLES) this.#addExample(name, effect, url)
    }
  }

  /** Returns the effects in the order of the catalogue. */
  effects(): RuleEffect[] {
    return rules.flatMap(({ name, category, summary }) => {
      const effect = this.#effects.get(name)
      return effect === undefined ? [] : [{ rule: name, category, summary, ...effect }]
    })
  }

  #addExample(name: string, effect: Effect, url: AcceptedURL): void {
    const steps = stepsOf(url).filter(({ rule }) => rule === name)
    const before = steps[0]?.before
    const after = steps.at(-1)?.after
    if (before === undefined || after === undefined) return
    if (effect.examples.some((example) => example.before === before)) return
    effect.examples.push({ before, after })
  }
}
