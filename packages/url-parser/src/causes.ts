export { causes } from './causes/catalogue.ts'
export type { UrlCauseCode } from './causes/cause-code.ts'
export type { UrlCauseEntry, UrlCauseExample } from './causes/cause-entry.ts'
export { causesOf, type UrlCause } from './causes/causes-of.ts'
