import { REGISTRY_DATE as DATE } from './generated/registry.ts'

export { canonicalize, toRecommendedCase } from './canonical-form.ts'
export { certainHreflang } from './certain-value.ts'
export {
  checkHreflang,
  type HreflangProblem,
  type HreflangReport,
} from './hreflang.ts'
export {
  type Extension,
  type GrandfatheredTag,
  isWellFormed,
  type Langtag,
  type LanguageTag,
  type PrivateUseTag,
  parseLanguageTag,
} from './language-tag.ts'
export type { HreflangProblemCode, LanguageTagProblemCode } from './problem-words.ts'
export {
  checkLanguageTag,
  isValid,
  type LanguageTagProblem,
} from './validity.ts'

/**
 * The date of the IANA registry from which the tables are generated, such as `'2025-08-25'`.
 *
 * @example
 * ```ts
 * import { REGISTRY_DATE } from '@waymark/language-tag'
 *
 * /^\d{4}-\d\d-\d\d$/.test(REGISTRY_DATE) // => true
 * ```
 */
export const REGISTRY_DATE: string = DATE
