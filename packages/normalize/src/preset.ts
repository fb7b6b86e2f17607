import { ownOptions } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'
import type { PresetName, RuleName } from './names.ts'
import type { Category, NormalizeOptions, Rule, RuleOption } from './rule.ts'

/** A named list of rules with the options they run with. */
export interface Preset {
  readonly name: string
  /** One sentence: what it is for. */
  readonly summary: string
  /** A few sentences: what it is for, what it merges, and what it costs. The presets of the catalogue have it. */
  readonly explain?: string
  /** When not to use it, and what goes wrong then. The presets of the catalogue have it. */
  readonly caution?: string
  /** Two URLs of which it makes one, although a server or a program can tell them apart. The presets of the catalogue have them. */
  readonly merges?: readonly [one: string, other: string]
  /** In running order; empty where a canonicaliser does the whole. */
  readonly rules: readonly Rule[]
  readonly options: NormalizeOptions
  /** The schemes of the URLs that it takes, without colons; other URLs have no normal form. Absent: it takes all. */
  readonly schemes?: readonly string[]
  /** A published procedure that is not made of rules and parses URLs in its own way. */
  readonly canonicalizer?: Canonicalizer
}

/** One step of a canonicaliser that changed the string. */
export interface CanonicalizerStep {
  readonly name: string
  readonly category: Category
  readonly reason: string
  /** The facts in `reason`, as plain values. Absent if it has none. */
  readonly data?: Facts | undefined
  /** The whole string after it. */
  readonly after: string
}

/** A canonicaliser as it was defined elsewhere, whole. */
export interface Canonicalizer {
  /** The rule file from which `readRuleFile` has made it, as data: what a thread is sent. */
  readonly file?: object
  /** The options that it reads; absent: none. */
  readonly options?: readonly RuleOption[]
  /** Returns the canonical form; `null` if its definition has none for this string. */
  canonicalize(
    input: string,
    onStep?: (step: CanonicalizerStep) => void,
    options?: NormalizeOptions,
  ): string | null
}

/** The part of a preset that runs. */
export type Runnable = Pick<Preset, 'rules' | 'options' | 'schemes' | 'canonicalizer'>

/** What to run: a preset or its name, or a list of rules or their names in running order. */
export type RuleSelection = PresetName | Preset | readonly (RuleName | Rule)[]

/** What to run, without names: a preset, or a list of rules in running order. */
export type RuleObjects = Runnable | readonly Rule[]

/** Whether a value has the members without which a preset cannot run. */
export function isPreset(value: unknown): value is Runnable {
  if (typeof value !== 'object' || value === null) return false
  const { rules, options } = ownOptions(value as Partial<Runnable>)
  return Array.isArray(rules) && rules.every(isRule) && typeof options === 'object'
}

export function isRule(value: unknown): value is Rule {
  return typeof value === 'object' && value !== null && typeof (value as Rule).apply === 'function'
}

// Array.isArray does not narrow a union with a readonly array.
export function isRuleList<Item>(
  given: Runnable | string | readonly Item[],
): given is readonly Item[] {
  return Array.isArray(given)
}

/** Whether a preset takes the URLs of a scheme. */
export function takesScheme(preset: Pick<Preset, 'schemes'>, scheme: string): boolean {
  const schemes = Object.hasOwn(preset, 'schemes') ? preset.schemes : undefined
  return schemes === undefined || schemes.includes(scheme)
}
