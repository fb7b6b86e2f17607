import type { Preset, RuleSelection, Runnable } from './preset.ts'
import { presets } from './presets/index.ts'
import type { NormalizeOptions, Rule } from './rule.ts'
import { rules } from './rules/index.ts'

/**
 * What a selection means to run.
 *
 * @throws TypeError when a name is not in the catalogue.
 */
export function resolveSelection(selection: RuleSelection): Runnable {
  if (isRuleList(selection)) {
    return { rules: selection.map(resolveRule), options: NO_OPTIONS }
  }
  return typeof selection === 'string' ? resolvePreset(selection) : selection
}

const NO_OPTIONS: NormalizeOptions = {}

// Array.isArray does not narrow a union with a readonly array.
function isRuleList(selection: RuleSelection): selection is readonly (Rule | string)[] {
  return Array.isArray(selection)
}

function resolvePreset(name: string): Preset {
  if (Object.hasOwn(presets, name)) return presets[name as keyof typeof presets]
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
