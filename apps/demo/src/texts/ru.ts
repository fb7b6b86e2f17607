import { ru as methods } from '@waymark/compare/texts/ru'
import { ru as rules } from '@waymark/normalize/texts/ru'
import { ru as problems } from '@waymark/problems/texts/ru'
import { createTexts, type Texts } from './texts.ts'

export const ru: Texts = /* @__PURE__ */ createTexts(rules, methods, problems)
