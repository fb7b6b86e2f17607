export type { SettledMethod } from './asked-method.ts'
export type { KeyFunction } from './function-method.ts'
export type {
  DirectionalMethod,
  Method,
  MethodData,
  MethodExample,
  PairwiseMethod,
  SymmetricMethod,
} from './method.ts'
export { type CompareOptions, type MethodOption, MissingOptionError } from './options.ts'
export { Subject } from './subject.ts'
export {
  createMethodComparer as createComparer,
  createMethodKeyFunction as createKeyFunction,
  equalWith,
  keyWith,
} from './with-method.ts'
