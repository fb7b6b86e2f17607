import {
  type Category,
  rules as catalogue,
  createRuleRunner,
  type Model,
  type NormalizeOptions,
  type Rule,
  type RuleRunner,
} from '@waymark/normalize'

/** Rules of `@waymark/normalize` that make the keys of two URLs the same when both are normalised by them. */
export interface Remedy {
  /** Names in running order: one rule, or as few as possible where no rule is enough alone at this cost. */
  readonly rules: readonly string[]
  /** The models on which they are enough, one or both. On `whatwg`, URLs are also parsed and serialized. */
  readonly models: readonly Model[]
  /** The category of the costliest of them. */
  readonly category: Category
}

/** Gives the key of a string. */
type KeyOf = (text: string) => string | null

const CATEGORIES: readonly Category[] = ['preserves', 'usually-preserves', 'changes']
const MODELS: readonly Model[] = ['rfc3986', 'whatwg']

/**
 * Tries the whole catalogue on two URLs whose keys differ, on strings as they are written and on records.
 *
 * @returns Cheapest first: every rule that is enough alone, and for each model one set of rules that costs less
 *   than each of these, if there is one.
 */
export function findRemedies(
  a: string,
  b: string,
  keyOf: KeyOf,
  given: Pick<NormalizeOptions, 'ports' | 'base'>,
): readonly Remedy[] {
  const attempts = MODELS.map((model) => new Attempts(a, b, keyOf, model, given))
  const single = attempts.flatMap((attempt) => attempt.singles())
  // Several rules can cost less than one: sorting a query and removing a tracking parameter, or removing the query.
  const limit = Math.min(CATEGORIES.length, ...single.map(({ category }) => costOf(category)))
  const sets = attempts.flatMap((attempt) => attempt.smallestSet(limit))
  return joinModels([...single, ...sets]).sort((x, y) => costOf(x.category) - costOf(y.category))
}

/** The same rules on both models are one remedy. */
function joinModels(remedies: readonly Remedy[]): Remedy[] {
  const joined = new Map<string, Remedy>()
  for (const remedy of remedies) {
    const name = remedy.rules.join()
    const other = joined.get(name)
    const models = [...(other?.models ?? []), ...remedy.models]
    joined.set(name, { ...remedy, models })
  }
  return [...joined.values()]
}

/** Two URLs and one model. */
class Attempts {
  readonly #a: string
  readonly #b: string
  readonly #keyOf: KeyOf
  readonly #model: Model
  readonly #applyToA: RuleRunner
  readonly #applyToB: RuleRunner
  readonly #rules: readonly Rule[]

  constructor(
    a: string,
    b: string,
    keyOf: KeyOf,
    model: Model,
    { ports, base }: Pick<NormalizeOptions, 'ports' | 'base'>,
  ) {
    this.#a = a
    this.#b = b
    this.#keyOf = keyOf
    this.#model = model
    const options: NormalizeOptions = {
      model,
      ...(ports === undefined ? {} : { ports }),
      ...(base === undefined ? {} : { base }),
    }
    this.#applyToA = createRuleRunner(a, options)
    this.#applyToB = createRuleRunner(b, options)
    this.#rules = model === 'whatwg' ? catalogue : catalogue.filter((rule) => rule.applyToUri)
  }

  /** Each rule that is enough alone. If parsing is, only the rule for that, since the others add nothing to it. */
  singles(): Remedy[] {
    // The rule that comes first in the catalogue is what the parser does by itself.
    const first = this.#rules.slice(0, 1)
    if (this.#model === 'whatwg' && this.#makeEqual(first)) return [this.#remedy(first)]
    return this.#rules.filter((rule) => this.#makeEqual([rule])).map((rule) => this.#remedy([rule]))
  }

  /**
   * Rules of the cheapest category that is enough, without those that are not needed; the costliest are tried first.
   *
   * @param limit - The cost that the rules must stay below.
   */
  smallestSet(limit: number): Remedy[] {
    for (const [cost] of CATEGORIES.slice(0, limit).entries()) {
      let needed = this.#rules.filter((rule) => costOf(rule.category) <= cost)
      if (!this.#makeEqual(needed)) continue
      const byCost = [...needed].sort((x, y) => costOf(y.category) - costOf(x.category))
      for (const rule of byCost) {
        const less = needed.filter((other) => other !== rule)
        if (this.#makeEqual(less)) needed = less
      }
      return [this.#remedy(needed)]
    }
    return []
  }

  #makeEqual(rules: readonly Rule[]): boolean {
    const a = this.#applyToA(rules)
    const b = this.#applyToB(rules)
    if (a === null || b === null || (a === this.#a && b === this.#b)) return false
    const key = this.#keyOf(a)
    return key !== null && key === this.#keyOf(b)
  }

  #remedy(rules: readonly Rule[]): Remedy {
    const cost = rules.reduce((most, { category }) => Math.max(most, costOf(category)), 0)
    return {
      rules: rules.map(({ name }) => name),
      models: [this.#model],
      category: CATEGORIES[cost]!,
    }
  }
}

function costOf(category: Category): number {
  return CATEGORIES.indexOf(category)
}
