import type { MethodTexts } from '@waymark/compare'
import { ja as methodsJa } from '@waymark/compare/texts/ja'
import { ru as methodsRu } from '@waymark/compare/texts/ru'
import type { RuleTexts } from '@waymark/normalize'
import { ja as rulesJa } from '@waymark/normalize/texts/ja'
import { ru as rulesRu } from '@waymark/normalize/texts/ru'
import type { Option } from './command.ts'
import type { OptionValues } from './option-values.ts'

/** What is translated, in one language. The English texts are in the rules and methods themselves. */
export interface Texts {
  readonly language: string
  readonly ofRules: RuleTexts
  readonly ofMethods: MethodTexts
}

const TEXTS: readonly Texts[] = [
  { language: 'ja', ofRules: rulesJa, ofMethods: methodsJa },
  { language: 'ru', ofRules: rulesRu, ofMethods: methodsRu },
]

export const LANGUAGE_OPTION: Option = {
  name: 'lang',
  value: 'language',
  choices: ['en', ...TEXTS.map(({ language }) => language)],
  fallback: 'en',
  summary: 'The language of the texts of rules and methods. Everything else is in English.',
}

/** The texts in the chosen language, `null` for English. */
export function chosenTexts(values: OptionValues): Texts | null {
  const language = values.required('lang')
  return TEXTS.find((texts) => texts.language === language) ?? null
}
