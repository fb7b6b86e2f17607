export { urlFunctions } from './functions/index.ts'
export type { RowFunction, UrlFunction } from './functions/url-function.ts'
export { registerUrlFunctions, type UrlFunctionOptions } from './register.ts'
