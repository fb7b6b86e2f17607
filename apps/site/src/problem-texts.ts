import type { ProblemCatalogue } from '@waymark/infra/problem'
import { catalogues } from '@waymark/problems'
import type { Language } from './languages.ts'

/** The catalogues in each language, in the same order. */
export const cataloguesIn: Readonly<Record<Language, readonly ProblemCatalogue[]>> = {
  en: catalogues,
  ja: catalogues,
  ru: catalogues,
}
