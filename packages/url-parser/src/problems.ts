export { problems } from './problems/catalogue.ts'
export type {
  UrlProblemCatalogue,
  UrlProblemEntry,
  UrlProblemExample,
} from './problems/problem-entry.ts'
export { type ErrorContext, problemOf, type UrlProblem } from './problems/problem-of.ts'
