import { asciiLowercase } from '@waymark/infra'
import type { Groups, RulePattern } from './rule-pattern.ts'

interface PatternRule {
  readonly pattern: RulePattern
}

/** A longer beginning of paths would not tell more rules apart. */
const LONGEST_PREFIX = 64

/**
 * Finds the rules that match a path, in the order of the rules. Only those are tried that begin as the path does, so that ten
 * thousand rules for one path each take no longer than one.
 */
export class RuleIndex<Rule extends PatternRule> {
  readonly #rules: readonly Rule[]
  /** The numbers of rules for one path, by that path. */
  readonly #texts = new Map<string, number[]>()
  /** The numbers of the other rules, by how their paths begin. */
  readonly #prefixes = new Map<string, number[]>()
  /** The lengths of those beginnings. */
  readonly #lengths: readonly number[]

  constructor(rules: readonly Rule[]) {
    this.#rules = rules
    const lengths = new Set<number>()
    for (const [number, { pattern }] of rules.entries()) {
      const prefix = pattern.isText ? pattern.prefix : pattern.prefix.slice(0, LONGEST_PREFIX)
      const numbers = pattern.isText ? this.#texts : this.#prefixes
      if (!pattern.isText) lengths.add(prefix.length)
      const known = numbers.get(prefix)
      if (known === undefined) numbers.set(prefix, [number])
      else known.push(number)
    }
    this.#lengths = [...lengths]
  }

  *find(path: string): Generator<readonly [rule: Rule, groups: Groups], void, undefined> {
    const key = asciiLowercase(path)
    const found = [this.#texts.get(key) ?? []]
    for (const length of this.#lengths) {
      const numbers = length > key.length ? undefined : this.#prefixes.get(key.slice(0, length))
      if (numbers !== undefined) found.push(numbers)
    }
    const numbers = found.length === 1 ? found[0]! : found.flat().sort((a, b) => a - b)
    for (const number of numbers) {
      const rule = this.#rules[number]!
      const groups = rule.pattern.match(path)
      if (groups !== null) yield [rule, groups]
    }
  }
}
