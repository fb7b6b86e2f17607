export { causes, type UrlCauseCatalogue } from './catalogue.ts'
export type { UrlCauseEntry, UrlCauseExample } from './cause.ts'
export { characterSentence, describeCharacter } from './describe-character.ts'
export { type ExplainedError, explain, repair, type UrlCause } from './explain.ts'
export {
  type DomainFault,
  type DomainFaultReason,
  findDomainFaults,
} from './faults/domain-faults.ts'
export { decodePlaced, mapPlaced, type PlacedText, placeIn } from './faults/placed-text.ts'
export { groupCauses, type UrlCauseGroup, type UrlErrorGroup } from './group-causes.ts'
export { problems } from './problems/catalogue.ts'
export type {
  UrlProblemCatalogue,
  UrlProblemEntry,
  UrlProblemExample,
} from './problems/problem-entry.ts'
export { type ErrorContext, problemOf, type UrlProblem } from './problems/problem-of.ts'
export type { UrlEdit } from './url-edit.ts'
