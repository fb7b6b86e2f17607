import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { ownOptions, sentence, unreadError } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import { presetNamed, ruleNamed } from './catalogue.ts'
import { isPreset, isRule, isRuleList, type RuleSelection, type Runnable } from './preset.ts'
import { checkPresetMembers } from './preset-members.ts'
import type { Rule } from './rule.ts'
import { optionsOfPreset, PARSING_OPTIONS } from './rule-options.ts'
import { rules } from './rules/index.ts'

/**
 * The rules and options that a selection names.
 *
 * @throws TypeError if a name is not in the catalogue, or if it is not a selection at all.
 */
export function resolveSelection(selection: RuleSelection): Runnable {
  if (typeof selection === 'string') return presetNamed(selection)
  if (isRuleList(selection)) return { rules: selection.map(resolveRule), options: {} }
  if (isPreset(selection)) {
    checkPresetMembers(selection)
    return selection
  }
  throw wrongArgument('selection', SELECTION, selection)
}

const SELECTION: ArgumentType = {
  expected: 'a preset or a list of rules',
  remedy:
    "pass the name of a preset, such as 'seo', or those of rules, such as ['remove-fragment']",
}

function resolveRule(rule: Rule | string): Rule {
  return isRule(rule) ? rule : ruleNamed(rule)
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
    throw unreadError(option, sentence('none of the selected rules reads it'), names)
  }
}
