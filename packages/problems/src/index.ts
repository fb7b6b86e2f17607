export { catalogues, findProblem, problems } from './catalogues.ts'
export type { CatalogueText, ProblemText, ProblemTexts } from './texts/problem-texts.ts'
export { localizeCatalogue, localizeProblem } from './texts/problem-texts.ts'
