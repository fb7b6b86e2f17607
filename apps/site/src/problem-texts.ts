import type { ProblemCatalogue } from '@waymark/infra/problem'
import { catalogues, localizeCatalogue } from '@waymark/problems'
import { ja } from '@waymark/problems/texts/ja'
import { ru } from '@waymark/problems/texts/ru'
import type { Language } from './languages.ts'

/** The catalogues in each language, in the same order. */
export const cataloguesIn: Readonly<Record<Language, readonly ProblemCatalogue[]>> = {
  en: catalogues,
  ja: catalogues.map((catalogue) => localizeCatalogue(catalogue, ja)),
  ru: catalogues.map((catalogue) => localizeCatalogue(catalogue, ru)),
}
