import {
  type Category,
  rules as catalogue,
  type Model,
  type NormalizeOptions,
  normalizeRecord,
  normalizeUri,
  type Rule,
} from '@waymark/normalize'
import { recomposeUri, splitUri } from '@waymark/rfc3986'
import { parseUrl, serializeUrl } from '@waymark/url-parser'

/** Rules of `@waymark/normalize` that make the keys of two URLs the same when both are normalised by them. */
export interface Remedy {
  /** Names in running order: one, or as few as do it where none does it alone. */
  readonly rules: readonly string[]
  /** What they do it on, one or both: on `whatwg`, URLs are parsed and serialised besides. */
  readonly models: readonly Model[]
  /** What the costliest of them costs in meaning. */
  readonly category: Category
}

/** Gives the key of a text. */
type KeyOf = (text: string) => string | null

/** Gives what rules make of one text; `null` where they cannot run on it. */
type ApplyRules = (rules: readonly Rule[]) => string | null

/** The text is read once, and not for each of the many rules and sets that are tried on it. */
function readFor(text: string, model: Model, options: NormalizeOptions): ApplyRules {
  if (model === 'rfc3986') {
    const uri = splitUri(text)
    return (rules) => {
      const result = normalizeUri(uri, rules, options)
      return result === uri ? text : recomposeUri(result)
    }
  }
  const url = parseUrl(text)
  return (rules) => url && serializeUrl(normalizeRecord(url, rules, options))
}

const CATEGORIES: readonly Category[] = ['preserves', 'usually-preserves', 'changes']
const MODELS: readonly Model[] = ['rfc3986', 'whatwg']

/**
 * Tries the whole catalogue on two URLs whose keys differ, on texts as they are written and on records.
 *
 * @returns Cheapest first: every rule that does it alone, or one set for each model when none does.
 */
export function findRemedies(
  a: string,
  b: string,
  keyOf: KeyOf,
  ports: NormalizeOptions['ports'],
): readonly Remedy[] {
  const attempts = MODELS.map((model) => new Attempts(a, b, keyOf, model, ports))
  const single = attempts.flatMap((attempt) => attempt.singles())
  const found = single.length > 0 ? single : attempts.flatMap((attempt) => attempt.smallestSet())
  return joinModels(found).sort((x, y) => costOf(x.category) - costOf(y.category))
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
  readonly #applyToA: ApplyRules
  readonly #applyToB: ApplyRules
  readonly #rules: readonly Rule[]

  constructor(a: string, b: string, keyOf: KeyOf, model: Model, ports: NormalizeOptions['ports']) {
    this.#a = a
    this.#b = b
    this.#keyOf = keyOf
    this.#model = model
    const options = ports === undefined ? { model } : { model, ports }
    this.#applyToA = readFor(a, model, options)
    this.#applyToB = readFor(b, model, options)
    this.#rules = model === 'whatwg' ? catalogue : catalogue.filter((rule) => rule.applyToUri)
  }

  /** Each rule that is enough alone. Where parsing is, that is the rule, and the others add nothing to it. */
  singles(): Remedy[] {
    const first = this.#rules.filter((rule) => rule.name === 'parse-serialise')
    if (this.#model === 'whatwg' && this.#makeEqual(first)) return [this.#remedy(first)]
    return this.#rules.filter((rule) => this.#makeEqual([rule])).map((rule) => this.#remedy([rule]))
  }

  /** Rules of the cheapest category that is enough, less those that are not needed, the costliest first. */
  smallestSet(): Remedy[] {
    for (const [cost] of CATEGORIES.entries()) {
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
