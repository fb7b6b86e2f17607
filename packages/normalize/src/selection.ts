import { ownOptions, quote, unreadError } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import type { Preset, RuleSelection, Runnable } from './preset.ts'
import { checkPresetMembers } from './preset-members.ts'
import { presets } from './presets/index.ts'
import type { Rule } from './rule.ts'
import { optionsOfPreset, PARSING_OPTIONS } from './rule-options.ts'
import { rules } from './rules/index.ts'

/**
 * The rules and options that a selection names.
 *
 * @throws TypeError if a name is not in the catalogue, or if it is not a selection at all.
 */
export function resolveSelection(selection: RuleSelection): Runnable {
  if (typeof selection === 'string') return resolvePreset(selection)
  if (isRuleList(selection)) return { rules: selection.map(resolveRule), options: {} }
  if (isRunnable(selection)) {
    checkPresetMembers(selection)
    return selection
  }
  throw new TypeError(
    `${Object.prototype.toString.call(selection)} is neither a preset nor a list of rules: give the name of one, such as 'seo', or names of rules, such as ['remove-fragment']`,
  )
}

function isRunnable(selection: unknown): selection is Runnable {
  if (typeof selection !== 'object' || selection === null) return false
  const { rules: own, options } = ownOptions(selection as Partial<Runnable>)
  return Array.isArray(own) && own.every(isRule) && typeof options === 'object' && options !== null
}

function isRule(rule: unknown): rule is Rule {
  return typeof rule === 'object' && rule !== null && typeof (rule as Rule).apply === 'function'
}

// Array.isArray does not narrow a union with a readonly array.
function isRuleList(selection: RuleSelection): selection is readonly (Rule | string)[] {
  return Array.isArray(selection)
}

export function resolvePreset(name: string): Preset {
  if (Object.hasOwn(presets, name)) return presets[name as keyof typeof presets]
  throw new TypeError(
    `There is no preset ${quote(name)}; the presets are ${Object.keys(presets).join(', ')}. For one rule, give a list: [${quote(name)}]`,
  )
}

function resolveRule(rule: Rule | string): Rule {
  if (isRule(rule)) return rule
  const found = rules.find((candidate) => candidate.name === rule)
  if (found !== undefined) return found
  throw new TypeError(
    `There is no rule ${quote(String(rule))}; the rules are ${rules.map(({ name }) => name).join(', ')}`,
  )
}

/**
 * Runs a function that checks options. An option that exists but that none of the selected rules reads is refused with
 * the names of those that do.
 */
export function withReaders<T>(runnable: Runnable, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof OptionError) || error.option === null) throw error
    const { option } = error
    if (Object.hasOwn(optionsOfPreset(runnable), option)) throw error
    // The error says already why the preset does not read it.
    if (ownOptions(runnable).canonicalizer !== undefined && Object.hasOwn(PARSING_OPTIONS, option))
      throw error
    const readers = rules.filter(({ options }) => options.some(({ name }) => name === option))
    if (readers.length === 0) throw error
    const names = readers.map(({ name }) => name)
    throw unreadError(option, 'none of the selected rules reads it', names)
  }
}
