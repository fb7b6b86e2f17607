import type { Preset } from '../preset.ts'
import type { Category, Rule } from '../rule.ts'

/** What is said of a rule in one language. */
export interface RuleText {
  readonly summary: string
  /** Where it is absent, the English one holds. */
  readonly explain?: string
}

/** The texts of the catalogue in one language. English is in the rules themselves. */
export interface RuleTexts {
  /** A BCP 47 tag. */
  readonly language: string
  readonly categories: Readonly<Record<Category, string>>
  /** By name of the rule. */
  readonly rules: Readonly<Record<string, RuleText>>
  /** By name of the preset. */
  readonly presets: Readonly<Record<string, string>>
}

/** A rule with its texts in another language; what is not translated stays English. */
export function localizeRule(rule: Rule, texts: RuleTexts): Rule {
  if (!Object.hasOwn(texts.rules, rule.name)) return rule
  return { ...rule, ...texts.rules[rule.name] }
}

/** A preset and its rules with their texts in another language; what is not translated stays English. */
export function localizePreset(preset: Preset, texts: RuleTexts): Preset {
  const summary = Object.hasOwn(texts.presets, preset.name)
    ? texts.presets[preset.name]!
    : preset.summary
  return { ...preset, summary, rules: preset.rules.map((rule) => localizeRule(rule, texts)) }
}
