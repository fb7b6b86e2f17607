import type { ProblemCatalogue } from '@waymark/infra/problem'
import { catalogues, entryIn, type ProblemTexts } from '@waymark/problems'
import { ja } from '@waymark/problems/texts/ja'
import { ru } from '@waymark/problems/texts/ru'
import type { Language } from './languages.ts'

/** The catalogues in each language, in the same order. */
export const cataloguesIn: Readonly<Record<Language, readonly ProblemCatalogue[]>> = {
  en: catalogues,
  ja: allIn(ja),
  ru: allIn(ru),
}

function allIn(texts: ProblemTexts): readonly ProblemCatalogue[] {
  return catalogues.map(({ title, entries }) => ({
    title: texts.catalogues[title]!.title,
    entries: entries.map((entry) => entryIn(entry, texts.entries)),
  }))
}
