export { causes } from './causes/catalogue.ts'
export type { UrlCauseCode } from './causes/cause-code.ts'
export type { UrlCauseEntry, UrlCauseExample } from './causes/cause-entry.ts'
export { describeCharacter } from './causes/describe-character.ts'
export { groupCauses, type UrlCauseGroup, type UrlErrorGroup } from './causes/group-causes.ts'
export type { UrlEdit } from './causes/url-edit.ts'
export { type ExplainedError, explain, repair, type UrlCause } from './explain.ts'
export {
  type DomainFault,
  type DomainFaultReason,
  findDomainFaults,
} from './faults/domain-faults.ts'
export { decodePlaced, mapPlaced, type PlacedText, placeIn } from './faults/placed-text.ts'
export { problems } from './problems/catalogue.ts'
export type {
  UrlProblemCatalogue,
  UrlProblemEntry,
  UrlProblemExample,
} from './problems/problem-entry.ts'
export { type ErrorContext, problemOf, type UrlProblem } from './problems/problem-of.ts'
