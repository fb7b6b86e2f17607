import { type Method, ruleMethod } from '@waymark/compare'
import type { Option } from './command-description.ts'
import { findMethod } from './compare-options.ts'
import { type Failure, usageFailure } from './failure.ts'
import { chosenPreset, NORMALIZER_OPTIONS } from './normalizer-options.ts'
import type { OptionValues } from './option-values.ts'

/** The options that choose rules. The others change what was chosen. */
const CHOOSING: readonly string[] = ['preset', 'rule', 'rules']

/** The options of `normalize` that choose rules, for commands that compare what the rules write. */
export const RULE_OPTIONS: readonly Option[] = NORMALIZER_OPTIONS.map((option) =>
  option.name === 'preset'
    ? {
        ...option,
        summary: `Compares the URLs as this preset normalises them: ${option.choices?.join(', ')}.`,
      }
    : option,
)

function isGiven(values: OptionValues, { name }: Option): boolean {
  return values.text(name) !== null || values.isOn(name)
}

/** The method that the options of `normalize`, or the rules of a configuration, choose; `null` if there are none. */
export function chosenRuleMethod(values: OptionValues): Method | null {
  if (values.rules !== null) return ruleMethod(chosenPreset(values))
  const given = RULE_OPTIONS.filter((option) => isGiven(values, option))
  if (given.length === 0) return null
  const [first] = given
  if (first !== undefined && given.every(({ name }) => !CHOOSING.includes(name))) {
    throw usageFailure(
      '--{option} changes the rules that are compared by, and none are chosen: add --preset, --rule or --rules',
      { detail: 'no-rules', option: first.name },
    )
  }
  return ruleMethod(chosenPreset(values))
}

/** The one method that the options choose: by its name, or as the rules of a preset. */
export function chosenMethod(values: OptionValues, fallback: string): Method {
  const name = values.text('method')
  const byRules = chosenRuleMethod(values)
  if (byRules === null) return findMethod(name ?? fallback)
  if (name === null) return byRules
  throw rulesRefused(name)
}

/** A method is named, and rules are given as well. */
export function rulesRefused(method: string): Failure {
  return usageFailure('--method {method} compares without rules: remove it, or remove the rules', {
    detail: 'method-without-rules',
    method,
  })
}

/** All methods that the options choose, those that are named first; `null` if there is none. */
export function chosenMethods(values: OptionValues): readonly Method[] | null {
  const names = values.text('method')?.split(',') ?? []
  const byRules = chosenRuleMethod(values)
  const chosen = names.map((name) => findMethod(name.trim()))
  if (byRules !== null) chosen.push(byRules)
  return chosen.length === 0 ? null : chosen
}
