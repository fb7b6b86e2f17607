import { ArgumentError } from '@waymark/infra/argument'
import { describeValue, quote } from '@waymark/infra/internal'
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
    if (wrong !== -1)
      throw notAnObject(
        'rule',
        'A rule is an object, such as `removeFragment` of @waymark/normalize/rules',
        given[wrong],
      )
    return { rules: given, options: {} }
  }
  if (!isPreset(given))
    throw notAnObject('preset', 'A preset is an object of rules and options', given)
  checkPresetMembers(given)
  return given
}

function notAnObject(argument: string, what: string, given: unknown): TypeError {
  const got = typeof given === 'string' ? quote(given) : describeValue(given)
  return new ArgumentError(argument, `${what}, and not its name; got ${got}`)
}
