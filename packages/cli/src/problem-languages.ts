import type { ProblemCatalogue, ProblemEntry } from '@waymark/infra/problem'
import { localizeCatalogue, localizeProblem, type ProblemTexts } from '@waymark/problems'
import { ja } from '@waymark/problems/texts/ja'
import { ru } from '@waymark/problems/texts/ru'
import { type ProblemLabels, problemsEn, problemsJa, problemsRu } from './problem-labels.ts'

/** Problems with their texts in one language. Apart from the other texts, because only `explain` needs them. */
export interface ProblemLanguage {
  readonly labels: ProblemLabels
  problem(problem: ProblemEntry): ProblemEntry
  catalogue(catalogue: ProblemCatalogue): ProblemCatalogue
}

const ENGLISH: ProblemLanguage = {
  labels: problemsEn,
  problem: (problem) => problem,
  catalogue: (catalogue) => catalogue,
}

function languageOf(labels: ProblemLabels, texts: ProblemTexts): ProblemLanguage {
  return {
    labels,
    problem: (problem) => localizeProblem(problem, texts),
    catalogue: (catalogue) => localizeCatalogue(catalogue, texts),
  }
}

const LANGUAGES: ReadonlyMap<string, ProblemLanguage> = new Map([
  [ja.language, languageOf(problemsJa, ja)],
  [ru.language, languageOf(problemsRu, ru)],
])

/** Problems in the language of a tag. */
export function problemLanguage(tag: string): ProblemLanguage {
  return LANGUAGES.get(tag) ?? ENGLISH
}
