export {
  type CompareRequest,
  type Comparison,
  compare,
  keyOf,
  type MethodChoice,
  type Verdict,
} from './compare.ts'
export type { Difference, Part, Span } from './difference.ts'
export type {
  ApplicationMethod,
  DirectionalMethod,
  Family,
  Method,
  MethodData,
  MethodExample,
  SymmetricMethod,
} from './method.ts'
export { pickOptions, unreadOption } from './method-options.ts'
export { methods } from './methods/index.ts'
export { type CompareOptions, type MethodOption, MissingOptionError } from './options.ts'
export type { Remedy } from './remedy.ts'
export { Subject } from './subject.ts'
export { localizeMethod, type MethodTexts } from './texts/method-texts.ts'
