export {
  type CompareRequest,
  type Comparison,
  compare,
  equal,
  keyOf,
  type Verdict,
} from './compare.ts'
export type { Difference, Part, Span } from './difference.ts'
export type { MethodChoice } from './find-method.ts'
export type { KeyFunction } from './function-method.ts'
export type {
  ApplicationMethod,
  DirectionalMethod,
  Family,
  Method,
  MethodData,
  MethodExample,
  PairwiseMethod,
  SymmetricMethod,
} from './method.ts'
export { pickOptions, unreadOption } from './method-options.ts'
export { methods } from './methods/index.ts'
export { type CompareOptions, type MethodOption, MissingOptionError } from './options.ts'
export type { Remedy } from './remedy.ts'
export { ruleMethod } from './rule-method.ts'
export { Subject } from './subject.ts'
export { localizeMethod, type MethodTexts } from './texts/method-texts.ts'
