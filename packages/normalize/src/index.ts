export { normalize, normalizeRecord } from './normalize.ts'
export type { Preset, RuleSelection } from './preset.ts'
export { presets } from './presets/index.ts'
export {
  type Category,
  defineRule,
  type NormalizeOptions,
  type Rule,
  type RuleDefinition,
  type RuleExample,
  type RuleOption,
} from './rule.ts'
export { rules } from './rules/index.ts'
export { type Trace, type TraceStep, trace } from './trace.ts'
export { keepWrittenPort } from './written-port.ts'
