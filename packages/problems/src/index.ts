export { catalogues, findProblem, problems } from './catalogues.ts'
export {
  type CatalogueText,
  findProblemText,
  localizeCatalogue,
  localizeProblem,
  type ProblemText,
  type ProblemTexts,
  problemIn,
  sayIn,
} from './texts/problem-texts.ts'
