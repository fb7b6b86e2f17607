export {
  type Answer,
  type AnswerOptions,
  answer,
  type Purpose,
  type PurposeAnswer,
} from './answer.ts'
export type { SettledMethod } from './asked-method.ts'
export {
  type CompareRequest,
  type Comparison,
  compare,
  createComparer,
  createKeyFunction,
  equal,
  keyOf,
  type Verdict,
} from './compare.ts'
export {
  type Agreement,
  compareParts,
  type ParameterPair,
  type PartComparison,
  type PartPair,
} from './compare-parts.ts'
export type { CspDirective } from './csp-directives.ts'
export {
  type CspOptions,
  type CspVerdict,
  checkCsp,
  type PolicyVerdict,
} from './csp-policy.ts'
export { type Difference, findSpans, type Part, type Span, type SpanPair } from './difference.ts'
export { type MethodChoice, methodNamed } from './find-method.ts'
export type { KeyFunction } from './function-method.ts'
export { groupVerdicts, type KeyPartDifference, type VerdictGroup } from './group-verdicts.ts'
export type {
  ApplicationMethod,
  DirectionalMethod,
  Family,
  Method,
  MethodData,
  MethodExample,
  PairwiseMethod,
  Scope,
  SymmetricMethod,
} from './method.ts'
export type { MethodName } from './method-name.ts'
export { pickOptions, unreadOption } from './method-options.ts'
export { methods } from './methods/index.ts'
export { type CompareOptions, type MethodOption, MissingOptionError } from './options.ts'
export type { Remedy } from './remedy.ts'
export { ruleMethod } from './rule-method.ts'
export { Subject } from './subject.ts'
export type { MethodTexts } from './texts/method-texts.ts'
export type { DifferenceCode, UrlDifference } from './url-difference.ts'
export type { PartForms, UrlPart } from './url-parts.ts'
export type { Why } from './why.ts'
export { equalWith, keyWith } from './with-method.ts'
