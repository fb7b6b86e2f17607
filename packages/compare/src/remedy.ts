import {
  type Category,
  rules as catalogue,
  createRuleRunner,
  type Model,
  type NormalizeOptions,
  type Rule,
  type RuleName,
  type RuleRunner,
} from '@waymark/normalize'

/** Rules of `@waymark/normalize` that make the keys of two URLs the same when both are normalised by them. */
export interface Remedy {
  /** Names in running order: one rule, or as few as possible where no rule is enough alone at this cost. */
  readonly rules: readonly RuleName[]
  /** The models on which they are enough, one or both. On `whatwg`, URLs are also parsed and serialized. */
  readonly models: readonly Model[]
  /** The category of the costliest of them. */
  readonly category: Category
}

/** Gives the key of a string. */
type KeyOf = (text: string) => string | null

const CATEGORIES: readonly Category[] = ['preserves', 'usually-preserves', 'changes']
const MODELS: readonly Model[] = ['rfc3986', 'whatwg']

/** The options that the rules read while they are tried. */
type RemedyOptions = Pick<NormalizeOptions, 'ports' | 'base'>

/** Two URLs that one method after the other finds different. What rules make of them is worked out once for all. */
export class RemedySearch {
  readonly #attempts: readonly Attempts[]

  constructor(a: string, b: string, options: RemedyOptions) {
    this.#attempts = MODELS.map((model) => new Attempts(a, b, model, options))
  }

  /**
   * Tries the whole catalogue on two URLs whose keys differ, on strings as they are written and on records.
   *
   * @returns Cheapest first: every rule that is enough alone, and for each model one set of rules that costs less
   *   than each of these, if there is one.
   */
  find(keyOf: KeyOf): readonly Remedy[] {
    const attempts = this.#attempts
    const single = attempts.flatMap((attempt) => attempt.singles(keyOf))
    // Several rules can cost less than one: sorting a query and removing a tracking parameter, or removing the query.
    const limit = Math.min(CATEGORIES.length, ...single.map(({ category }) => costOf(category)))
    const sets = attempts.flatMap((attempt) => attempt.smallestSet(limit, keyOf))
    return joinModels([...single, ...sets]).sort((x, y) => costOf(x.category) - costOf(y.category))
  }
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
  readonly #model: Model
  readonly #applyToA: RuleRunner
  readonly #applyToB: RuleRunner
  readonly #rules: readonly Rule[]
  /** What lists of rules, by their names, make of the two; `null` if they change neither, or if one is not a URL. */
  readonly #results = new Map<string, readonly [a: string, b: string] | null>()

  constructor(a: string, b: string, model: Model, { ports, base }: RemedyOptions) {
    this.#a = a
    this.#b = b
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
  singles(keyOf: KeyOf): Remedy[] {
    // The rule that comes first in the catalogue is what the parser does by itself.
    const first = this.#rules.slice(0, 1)
    if (this.#model === 'whatwg' && this.#makeEqual(first, keyOf)) return [this.#remedy(first)]
    return this.#rules
      .filter((rule) => this.#makeEqual([rule], keyOf))
      .map((rule) => this.#remedy([rule]))
  }

  /**
   * Rules of the cheapest category that is enough, without those that are not needed; the costliest are tried first.
   *
   * @param limit - The cost that the rules must stay below.
   */
  smallestSet(limit: number, keyOf: KeyOf): Remedy[] {
    for (const [cost] of CATEGORIES.slice(0, limit).entries()) {
      let needed = this.#rules.filter((rule) => costOf(rule.category) <= cost)
      if (!this.#makeEqual(needed, keyOf)) continue
      const byCost = [...needed].sort((x, y) => costOf(y.category) - costOf(x.category))
      for (const rule of byCost) {
        const less = needed.filter((other) => other !== rule)
        if (this.#makeEqual(less, keyOf)) needed = less
      }
      return [this.#remedy(needed)]
    }
    return []
  }

  #makeEqual(rules: readonly Rule[], keyOf: KeyOf): boolean {
    const result = this.#resultOf(rules)
    if (result === null) return false
    const key = keyOf(result[0])
    return key !== null && key === keyOf(result[1])
  }

  #resultOf(rules: readonly Rule[]): readonly [a: string, b: string] | null {
    const names = rules.map(({ name }) => name).join()
    const known = this.#results.get(names)
    if (known !== undefined) return known
    const a = this.#applyToA(rules)
    const b = this.#applyToB(rules)
    const isOf = a !== null && b !== null && (a !== this.#a || b !== this.#b)
    const result = isOf ? ([a, b] as const) : null
    this.#results.set(names, result)
    return result
  }

  #remedy(rules: readonly Rule[]): Remedy {
    const cost = rules.reduce((most, { category }) => Math.max(most, costOf(category)), 0)
    return {
      // They are rules of the catalogue.
      rules: rules.map(({ name }) => name as RuleName),
      models: [this.#model],
      category: CATEGORIES[cost]!,
    }
  }
}

function costOf(category: Category): number {
  return CATEGORIES.indexOf(category)
}
