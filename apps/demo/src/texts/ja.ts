import { ja as methods } from '@waymark/compare/texts/ja'
import { ja as rules } from '@waymark/normalize/texts/ja'
import { ja as problems } from '@waymark/problems/texts/ja'
import { createTexts, type Texts } from './texts.ts'

export const ja: Texts = /* @__PURE__ */ createTexts(rules, methods, problems)
