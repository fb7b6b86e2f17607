import { presets } from './presets/index.ts'
import type { NormalizeOptions, Rule } from './rule.ts'
import { rules } from './rules/index.ts'

/** A named list of rules with the options they run with. */
export interface Preset {
  readonly name: string
  /** One sentence: what it is for. */
  readonly summary: string
  /** In running order. */
  readonly rules: readonly Rule[]
  readonly options: NormalizeOptions
}

/** What to run: a preset or its name, or a list of rules or their names in running order. */
export type RuleSelection = string | Preset | readonly (Rule | string)[]

/**
 * The rules and options that a selection means.
 *
 * @param options - Go before the preset's own.
 * @throws TypeError when a name is not in the catalogue.
 */
export function resolveSelection(
  selection: RuleSelection,
  options: NormalizeOptions | undefined,
): { readonly rules: readonly Rule[]; readonly options: NormalizeOptions } {
  if (isRuleList(selection)) {
    return { rules: selection.map(resolveRule), options: options ?? {} }
  }
  const preset = typeof selection === 'string' ? resolvePreset(selection) : selection
  return {
    rules: preset.rules,
    options: options === undefined ? preset.options : { ...preset.options, ...options },
  }
}

// Array.isArray does not narrow a union with a readonly array.
function isRuleList(selection: RuleSelection): selection is readonly (Rule | string)[] {
  return Array.isArray(selection)
}

function resolvePreset(name: string): Preset {
  const preset = Object.values(presets).find((candidate) => candidate.name === name)
  if (preset !== undefined) return preset
  throw new TypeError(
    `There is no preset "${name}"; there are ${Object.keys(presets).join(', ')}. For one rule, give a list: ["${name}"]`,
  )
}

function resolveRule(rule: Rule | string): Rule {
  if (typeof rule !== 'string') return rule
  const found = rules.find((candidate) => candidate.name === rule)
  if (found !== undefined) return found
  throw new TypeError(
    `There is no rule "${rule}"; there are ${rules.map(({ name }) => name).join(', ')}`,
  )
}
