export { catalogues, findProblem, problems } from './catalogues.ts'
export { type CatalogueEntry, type EntryText, entryIn } from './texts/entry-in.ts'
export {
  type CatalogueText,
  type ProblemText,
  type ProblemTexts,
  problemIn,
  sayIn,
} from './texts/problem-texts.ts'
