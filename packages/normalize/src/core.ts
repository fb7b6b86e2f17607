export type {
  Canonicalizer,
  CanonicalizerStep,
  Preset,
  RuleObjects,
  Runnable,
} from './preset.ts'
export {
  createPresetNormalizer as createNormalizer,
  type Normalizer,
  normalizeWith,
} from './preset-normalizer.ts'
export type { Category, Model, NormalizeOptions, Rule, RuleExample, RuleOption } from './rule.ts'
export { createRecordNormalizer, normalizeUri } from './run.ts'
export { type Trace, type TraceStep, traceRecord, traceWith } from './trace-run.ts'
export { keepWrittenPort } from './written-port.ts'
