import { deepFreeze } from '@waymark/infra/internal'
import type { Check } from '../check.ts'
import { alternateNotListed } from './alternate-not-listed.ts'
import { alternateNotNormalisedMatch } from './alternate-not-normalised-match.ts'
import { clusterDisagreement } from './cluster-disagreement.ts'
import { conflictingAlternates } from './conflicting-alternates.ts'
import { countryAsLanguage } from './country-as-language.ts'
import { defaultLanguageMissing } from './default-language-missing.ts'
import { deprecatedSubtag } from './deprecated-subtag.ts'
import { duplicateAlternate } from './duplicate-alternate.ts'
import { duplicateLoc } from './duplicate-loc.ts'
import { generalLanguageMissing } from './general-language-missing.ts'
import { invalidHreflang } from './invalid-hreflang.ts'
import { languageDisagreement } from './language-disagreement.ts'
import { languageMismatch } from './language-mismatch.ts'
import { languageNotIso6391 } from './language-not-iso-639-1.ts'
import { languagesMerged } from './languages-merged.ts'
import { languagesSwapped } from './languages-swapped.ts'
import { mixedProtocol } from './mixed-protocol.ts'
import { pageUrlInvalid } from './page-url-invalid.ts'
import { pageUrlRelative } from './page-url-relative.ts'
import { pageUrlUnsupportedScheme } from './page-url-unsupported-scheme.ts'
import { regionNotIso3166 } from './region-not-iso-3166.ts'
import { returnLinkMissing } from './return-link-missing.ts'
import { selfReferenceMissing } from './self-reference-missing.ts'
import { twinPages } from './twin-pages.ts'
import { undocumentedSubtag } from './undocumented-subtag.ts'
import { unknownLanguage } from './unknown-language.ts'
import { unknownRegion } from './unknown-region.ts'
import { urlWithTwoLanguages } from './url-with-two-languages.ts'
import { xDefaultMissing } from './x-default-missing.ts'

/**
 * Every check, in running order. Findings come in this order, and within a check in document order.
 *
 * @example
 * ```ts
 * import { auditAlternates, checks } from '@waymark/hreflang'
 *
 * const entries = [{ loc: '/en', lang: 'jp' }]
 * const urlsOnly = checks.filter(({ code }) => code.startsWith('page-url-'))
 * const findings = auditAlternates(entries, { form: 'database', checks: urlsOnly })
 * findings.map(({ code }) => code) // => ['page-url-relative']
 * ```
 */
export const checks: readonly Check[] = /* @__PURE__ */ deepFreeze([
  pageUrlRelative,
  pageUrlUnsupportedScheme,
  pageUrlInvalid,
  invalidHreflang,
  unknownLanguage,
  unknownRegion,
  deprecatedSubtag,
  languageNotIso6391,
  regionNotIso3166,
  undocumentedSubtag,
  countryAsLanguage,
  selfReferenceMissing,
  alternateNotListed,
  returnLinkMissing,
  alternateNotNormalisedMatch,
  duplicateAlternate,
  conflictingAlternates,
  duplicateLoc,
  twinPages,
  languagesMerged,
  languageMismatch,
  urlWithTwoLanguages,
  languageDisagreement,
  languagesSwapped,
  clusterDisagreement,
  mixedProtocol,
  xDefaultMissing,
  generalLanguageMissing,
  defaultLanguageMissing,
])
