import { checkOptions } from './check-options.ts'
import type { Preset, RuleSelection, Runnable } from './preset.ts'
import { presets } from './presets/index.ts'
import type { NormalizeOptions, Rule } from './rule.ts'
import { rules } from './rules/index.ts'

/**
 * What a selection means to run.
 *
 * @throws TypeError when a name is not in the catalogue, or when it is no selection at all.
 */
export function resolveSelection(selection: RuleSelection): Runnable {
  if (typeof selection === 'string') return resolvePreset(selection)
  if (isRuleList(selection)) {
    return { rules: selection.map(resolveRule), options: NO_OPTIONS }
  }
  if (isRunnable(selection)) {
    checkOptions(selection.options)
    return selection
  }
  throw new TypeError(
    `${Object.prototype.toString.call(selection)} is neither a preset nor a list of rules: give the name of one, such as 'seo', or names of rules, such as ['remove-fragment']`,
  )
}

function isRunnable(selection: unknown): selection is Runnable {
  if (typeof selection !== 'object' || selection === null) return false
  const { rules: own, options } = selection as Partial<Runnable>
  return Array.isArray(own) && own.every(isRule) && typeof options === 'object' && options !== null
}

function isRule(rule: unknown): rule is Rule {
  return typeof rule === 'object' && rule !== null && typeof (rule as Rule).apply === 'function'
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
  if (isRule(rule)) return rule
  const found = rules.find((candidate) => candidate.name === rule)
  if (found !== undefined) return found
  throw new TypeError(
    `There is no rule "${rule}"; there are ${rules.map(({ name }) => name).join(', ')}`,
  )
}
