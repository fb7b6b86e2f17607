import { type Method, methods } from '@waymark/compare'
import { ja as jaMethods } from '@waymark/compare/texts/ja'
import { ru as ruMethods } from '@waymark/compare/texts/ru'
import { type Preset, presets, type Rule, rules } from '@waymark/normalize'
import { ja as jaRules } from '@waymark/normalize/texts/ja'
import { ru as ruRules } from '@waymark/normalize/texts/ru'
import { entryIn } from '@waymark/problems'
import type { Language } from './languages.ts'

const RULE_TEXTS = { en: null, ja: jaRules, ru: ruRules }
const METHOD_TEXTS = { en: null, ja: jaMethods, ru: ruMethods }

/** The rules of the catalogue in running order, in a language. */
export function rulesIn(language: Language): readonly Rule[] {
  const texts = RULE_TEXTS[language]
  return texts === null ? rules : rules.map((rule) => entryIn(rule, texts.rules))
}

/** The presets of the catalogue, in a language. */
export function presetsIn(language: Language): readonly Preset[] {
  const texts = RULE_TEXTS[language]
  const all = Object.values(presets)
  return texts === null ? all : all.map((preset) => entryIn(preset, texts.presets))
}

/** The methods of comparison in the order of their families, in a language. */
export function methodsIn(language: Language): readonly Method[] {
  const texts = METHOD_TEXTS[language]
  return texts === null ? methods : methods.map((method) => entryIn(method, texts.methods))
}
