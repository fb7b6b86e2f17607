import type { ProblemCatalogue, ProblemEntry } from '@waymark/infra/problem'
import { localizeCatalogue, localizeProblem, type ProblemTexts } from '@waymark/problems'
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

/** The texts of the others are loaded when they are asked for. */
const OTHERS: Readonly<Record<string, () => Promise<ProblemLanguage>>> = {
  ja: async () => localized(problemsJa, (await import('@waymark/problems/texts/ja')).ja),
  ru: async () => localized(problemsRu, (await import('@waymark/problems/texts/ru')).ru),
}

function localized(labels: ProblemLabels, texts: ProblemTexts): ProblemLanguage {
  return {
    labels,
    problem: (problem) => localizeProblem(problem, texts),
    catalogue: (catalogue) => localizeCatalogue(catalogue, texts),
  }
}

/** Problems in the language of a tag. */
export async function problemLanguage(tag: string): Promise<ProblemLanguage> {
  return (await OTHERS[tag]?.()) ?? ENGLISH
}
