import { type RulesWords, rules } from '../words/en/rules.ts'
import { translation } from '../words/translation.ts'

export function rulesWords(): RulesWords {
  return translation()?.rules ?? rules
}
