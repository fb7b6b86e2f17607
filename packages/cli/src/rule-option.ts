import { optionValues, type RuleOption } from '@waymark/normalize'
import { say } from './speech.ts'

/** An option of a rule on one line: its name, its values, what it does, and its default. */
export function describeRuleOption(option: RuleOption): string {
  const values = optionValues(option)
  const words = values.length === 0 ? '' : ` ${values.join('|')}`
  const fallback =
    option.default === null ? '' : say(' Default: {value}.', { value: option.default })
  return `${option.name}${words}: ${option.summary}${fallback}`
}
