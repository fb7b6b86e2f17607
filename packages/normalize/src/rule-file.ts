export type { RuleChoice, RuleSetting } from './rule-file/rule-choice.ts'
export {
  type HostRules,
  type RuleFile,
  RuleFileError,
  readRuleFile,
} from './rule-file/rule-file.ts'
export { type RuleTextOptions, readRuleText, writeRuleText } from './rule-file/rule-text.ts'
export { RuleTextError } from './rule-file/rule-text-error.ts'
