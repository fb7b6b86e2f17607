import { type Family, localizeMethod, type Method, type MethodTexts } from '@waymark/compare'
import { ja as methodsJa } from '@waymark/compare/texts/ja'
import { ru as methodsRu } from '@waymark/compare/texts/ru'
import {
  type Category,
  localizePreset,
  localizeRule,
  type Preset,
  type Rule,
  type RuleTexts,
} from '@waymark/normalize'
import { ja as rulesJa } from '@waymark/normalize/texts/ja'
import { ru as rulesRu } from '@waymark/normalize/texts/ru'
import type { Option } from './command.ts'
import { type ExplainLabels, en, ja, ru } from './explain-labels.ts'
import type { OptionValues } from './option-values.ts'

/** Rules, presets and methods with their texts in one language. */
export interface Language {
  /** A BCP 47 tag. */
  readonly tag: string
  readonly labels: ExplainLabels
  rule(rule: Rule): Rule
  preset(preset: Preset): Preset
  method(method: Method): Method
  category(category: Category): string
  family(family: Family): string
}

const ENGLISH: Language = {
  tag: 'en',
  labels: en,
  rule: (rule) => rule,
  preset: (preset) => preset,
  method: (method) => method,
  category: (category) => category,
  family: (family) => family,
}

function languageOf(labels: ExplainLabels, ofRules: RuleTexts, ofMethods: MethodTexts): Language {
  return {
    tag: ofRules.language,
    labels,
    rule: (rule) => localizeRule(rule, ofRules),
    preset: (preset) => localizePreset(preset, ofRules),
    method: (method) => localizeMethod(method, ofMethods),
    category: (category) => ofRules.categories[category],
    family: (family) => ofMethods.families[family],
  }
}

const LANGUAGES: readonly Language[] = [
  ENGLISH,
  languageOf(ja, rulesJa, methodsJa),
  languageOf(ru, rulesRu, methodsRu),
]

export const LANGUAGE_OPTION: Option = {
  name: 'lang',
  value: 'language',
  choices: LANGUAGES.map(({ tag }) => tag),
  fallback: ENGLISH.tag,
  summary:
    'The language in which rules, presets and methods are explained. Everything else is in English.',
}

/** The language that was chosen. */
export function chosenLanguage(values: OptionValues): Language {
  const tag = values.required('lang')
  return LANGUAGES.find((language) => language.tag === tag) ?? ENGLISH
}
