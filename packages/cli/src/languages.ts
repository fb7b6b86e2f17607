import { en } from './explain-labels.ts'
import type { Language } from './languages/localized.ts'
import type { OptionValues } from './option-values.ts'
import { trackingEn } from './tracking-labels.ts'

const ENGLISH: Language = {
  tag: 'en',
  labels: en,
  trackingLabels: trackingEn,
  rule: (rule) => rule,
  preset: (preset) => preset,
  method: (method) => method,
  parameter: (parameter) => parameter,
  category: (category) => category,
  family: (family) => family,
}

/** The texts of the others are loaded when they are asked for. */
const OTHERS: Readonly<Record<string, () => Promise<Language>>> = {
  ja: async () => (await import('./languages/ja.ts')).japanese,
  ru: async () => (await import('./languages/ru.ts')).russian,
}

/** The language that was chosen. */
export async function chosenLanguage(values: OptionValues): Promise<Language> {
  return (await OTHERS[values.required('lang')]?.()) ?? ENGLISH
}
