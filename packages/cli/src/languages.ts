import { type Family, localizeMethod, type Method, type MethodTexts } from '@waymark/compare'
import { ja as methodsJa } from '@waymark/compare/texts/ja'
import { ru as methodsRu } from '@waymark/compare/texts/ru'
import {
  type Category,
  localizePreset,
  localizeRule,
  localizeTrackingParameter,
  type Preset,
  type Rule,
  type RuleTexts,
  type TrackingParameter,
} from '@waymark/normalize'
import { ja as rulesJa } from '@waymark/normalize/texts/ja'
import { ru as rulesRu } from '@waymark/normalize/texts/ru'
import type { Option } from './command.ts'
import { type ExplainLabels, en, ja, ru } from './explain-labels.ts'
import type { OptionValues } from './option-values.ts'
import { type TrackingLabels, trackingEn, trackingJa, trackingRu } from './tracking-labels.ts'

/** Rules, presets, methods and tracking parameters with their texts in one language. */
export interface Language {
  /** A BCP 47 tag. */
  readonly tag: string
  readonly labels: ExplainLabels
  readonly trackingLabels: TrackingLabels
  rule(rule: Rule): Rule
  preset(preset: Preset): Preset
  method(method: Method): Method
  parameter(parameter: TrackingParameter): TrackingParameter
  category(category: Category): string
  family(family: Family): string
}

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

interface Texts {
  readonly labels: ExplainLabels
  readonly trackingLabels: TrackingLabels
  readonly ofRules: RuleTexts
  readonly ofMethods: MethodTexts
}

function languageOf({ labels, trackingLabels, ofRules, ofMethods }: Texts): Language {
  return {
    tag: ofRules.language,
    labels,
    trackingLabels,
    rule: (rule) => localizeRule(rule, ofRules),
    preset: (preset) => localizePreset(preset, ofRules),
    method: (method) => localizeMethod(method, ofMethods),
    parameter: (parameter) => localizeTrackingParameter(parameter, ofRules),
    category: (category) => ofRules.categories[category],
    family: (family) => ofMethods.families[family],
  }
}

const LANGUAGES: readonly Language[] = [
  ENGLISH,
  languageOf({ labels: ja, trackingLabels: trackingJa, ofRules: rulesJa, ofMethods: methodsJa }),
  languageOf({ labels: ru, trackingLabels: trackingRu, ofRules: rulesRu, ofMethods: methodsRu }),
]

export const LANGUAGE_OPTION: Option = {
  name: 'lang',
  value: 'language',
  choices: LANGUAGES.map(({ tag }) => tag),
  fallback: ENGLISH.tag,
  summary:
    'The language in which problems, rules, presets, methods and tracking parameters are explained. Everything else is in English.',
}

/** The language that was chosen. */
export function chosenLanguage(values: OptionValues): Language {
  const tag = values.required('lang')
  return LANGUAGES.find((language) => language.tag === tag) ?? ENGLISH
}
