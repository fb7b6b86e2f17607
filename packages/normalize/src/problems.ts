import { deepFreeze } from '@waymark/infra/internal'
import type { ProblemCatalogue } from '@waymark/infra/problem'
import { entries } from './problem-entries.ts'

/** The problems that bulk work reports in addition to the validation errors of the URL parser. */
export const problems: ProblemCatalogue = /* @__PURE__ */ deepFreeze({
  title: 'Normalising lists of URLs',
  entries,
})
