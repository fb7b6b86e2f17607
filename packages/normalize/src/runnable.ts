import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { isPreset, isRule, isRuleList, type RuleObjects, type Runnable } from './preset.ts'
import { checkPresetMembers } from './preset-members.ts'

/**
 * What runs, of what a caller gives without names.
 *
 * @throws TypeError for what is neither a preset nor a list of rules, such as a name.
 * @throws OptionError for a preset with a member that is misspelt or wrong.
 */
export function runnableOf(given: RuleObjects): Runnable {
  if (isRuleList(given)) {
    const wrong = given.findIndex((rule) => !isRule(rule))
    if (wrong !== -1) throw wrongArgument('rule', RULE, given[wrong])
    return { rules: given, options: {} }
  }
  if (!isPreset(given)) throw wrongArgument('preset', PRESET, given)
  checkPresetMembers(given)
  return given
}

const RULE: ArgumentType = {
  expected: 'an object, such as `removeFragment` of @waymark/normalize/rules',
  remedy: 'ruleNamed finds one by its name',
}
const PRESET: ArgumentType = {
  expected: 'an object of rules and options',
  remedy: 'presetNamed finds one by its name',
}
