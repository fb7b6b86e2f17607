export { causes } from './causes/catalogue.ts'
export type { UrlCauseCode } from './causes/cause-code.ts'
export type { UrlCauseEntry, UrlCauseExample } from './causes/cause-entry.ts'
export { causesOf, type UrlCause } from './causes/causes-of.ts'
export { describeCharacter } from './causes/describe-character.ts'
export type { UrlEdit } from './causes/found-cause.ts'
export {
  type ErrorWithCauses,
  groupCauses,
  type UrlCauseGroup,
  type UrlErrorGroup,
} from './causes/group-causes.ts'
