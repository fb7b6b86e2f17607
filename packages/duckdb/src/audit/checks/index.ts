import { deepFreeze } from '@waymark/infra/internal'
import type { SqlCheck } from '../sql-check.ts'
import { alternateNotListed } from './alternate-not-listed.ts'
import { alternateNotNormalisedMatch } from './alternate-not-normalised-match.ts'
import { conflictingAlternates } from './conflicting-alternates.ts'
import { duplicateAlternate } from './duplicate-alternate.ts'
import { duplicateLoc } from './duplicate-loc.ts'
import { languageDisagreement } from './language-disagreement.ts'
import { languageMismatch } from './language-mismatch.ts'
import { mixedProtocol } from './mixed-protocol.ts'
import { returnLinkMissing } from './return-link-missing.ts'
import { selfReferenceMissing } from './self-reference-missing.ts'
import { urlWithTwoLanguages } from './url-with-two-languages.ts'
import { valueProblems } from './value-problems.ts'

/**
 * Every check that is a query, in the order of `checks` of `@waymark/hreflang`.
 *
 * @example
 * ```ts
 * import { sqlChecks } from '@waymark/duckdb/audit'
 *
 * sqlChecks.some(({ codes }) => codes.includes('return-link-missing')) // => true
 * ```
 */
export const sqlChecks: readonly SqlCheck[] = /* @__PURE__ */ deepFreeze([
  valueProblems,
  selfReferenceMissing,
  alternateNotListed,
  returnLinkMissing,
  alternateNotNormalisedMatch,
  duplicateAlternate,
  conflictingAlternates,
  duplicateLoc,
  languageMismatch,
  urlWithTwoLanguages,
  languageDisagreement,
  mixedProtocol,
])
