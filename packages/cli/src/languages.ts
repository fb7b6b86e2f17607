import type { RuleTexts } from '@waymark/normalize'
import { ja } from '@waymark/normalize/texts/ja'
import { ru } from '@waymark/normalize/texts/ru'
import type { Option } from './command.ts'
import type { OptionValues } from './option-values.ts'

/** Translations. The English texts are in the rules themselves. */
const TEXTS: readonly RuleTexts[] = [ja, ru]

export const LANGUAGE_OPTION: Option = {
  name: 'lang',
  value: 'language',
  choices: ['en', ...TEXTS.map(({ language }) => language)],
  fallback: 'en',
  summary: 'The language of the summaries of rules. Everything else is in English.',
}

/** The texts in the chosen language, `null` for English. */
export function chosenTexts(values: OptionValues): RuleTexts | null {
  const language = values.required('lang')
  return TEXTS.find((texts) => texts.language === language) ?? null
}
