export { editUrl, type UrlEdits } from '@waymark/url-edit'
export { presetNamed, ruleNamed } from './catalogue.ts'
export type { PresetName, Presets, RuleName } from './names.ts'
export { createNormalizer, normalize } from './normalize.ts'
export type {
  Canonicalizer,
  CanonicalizerStep,
  Preset,
  RuleObjects,
  RuleSelection,
  Runnable,
} from './preset.ts'
export { type Normalizer, normalizeWith } from './preset-normalizer.ts'
export { presets } from './presets/index.ts'
export { resolveLink } from './resolve-input.ts'
export {
  type Category,
  defineRule,
  type Model,
  type NormalizeOptions,
  optionValues,
  type Rule,
  type RuleDefinition,
  type RuleExample,
  type RuleOption,
} from './rule.ts'
export { pickOptions } from './rule-options.ts'
export type { RuleEffect, Trigger, UrlPart } from './rule-reads.ts'
export { createRuleRunner, type RuleRunner } from './rule-runner.ts'
export { rules } from './rules/index.ts'
export { createWww } from './rules/www.ts'
export { createRecordNormalizer, normalizeUri } from './run.ts'
export { selectRules } from './select-rules.ts'
export type { PresetText, RuleTexts } from './texts/rule-texts.ts'
export { trace } from './trace.ts'
export { type Trace, type TraceStep, traceRecord, traceWith } from './trace-run.ts'
export type { TrackingParameter, TrackingSite } from './tracking-parameter.ts'
export { keepWrittenPort } from './written-port.ts'
