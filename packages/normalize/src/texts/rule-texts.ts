import type { Category } from '../rule.ts'

/** What is said of a rule in one language. */
export interface RuleText {
  readonly summary: string
  readonly explain: string
  /** The summary of each of its options, by name. Absent if it has none. */
  readonly options?: Readonly<Record<string, string>>
}

/** What is said of a preset in one language. */
export interface PresetText {
  readonly summary: string
  readonly explain: string
  readonly caution: string
}

/** The texts of the catalogue in one language. English is in the rules themselves. */
export interface RuleTexts {
  /** A BCP 47 tag. */
  readonly language: string
  readonly categories: Readonly<Record<Category, string>>
  /** By name of the rule. */
  readonly rules: Readonly<Record<string, RuleText>>
  /** By name of the preset. */
  readonly presets: Readonly<Record<string, PresetText>>
  /** What the table says of tracking parameters, by the sentence in English. */
  readonly tracking: Readonly<Record<string, string>>
}
