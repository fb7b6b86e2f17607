export { catalogues, findProblem, problems } from './catalogues.ts'
export {
  type CatalogueText,
  localizeCatalogue,
  localizeProblem,
  type ProblemText,
  type ProblemTexts,
  problemIn,
  sayIn,
} from './texts/problem-texts.ts'
