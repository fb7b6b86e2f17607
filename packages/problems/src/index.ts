export { catalogues, findProblem, problems } from './catalogues.ts'
