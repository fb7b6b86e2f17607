export {
  CANONICAL_CHOICES,
  CANONICAL_FORMS,
  type CanonicalChoices,
  type CanonicalForm,
  type CanonicalFormError,
  type CanonicalFormName,
  validateCanonicalForm,
} from './canonical-form.ts'
export {
  DEFAULT_URL_NORMALIZATION,
  isURLNormalizationConfig,
  SAFE_URL_NORMALIZATION,
  STRICT_URL_NORMALIZATION,
  type URLNormalizationConfig,
  type URLNormalizationOptions,
} from './config.ts'
export {
  type DateTimeOptions,
  type DateTimeResult,
  type ISO8601DateTime,
  validateISO8601DateTime,
  type W3CDateTime,
} from './date-time.ts'
export {
  isURLErrorCode,
  type URLErrorCode,
  type URLSourceErrorCode,
} from './error-codes.ts'
export {
  isAbsoluteURL,
  isISO8601DateTime,
  isLanguageTag,
  isNormalizedURL,
  isURLSourceDatabase,
  isURLSourceEntry,
} from './guards.ts'
export { type JsonSchema, URL_SOURCE_JSON_SCHEMA } from './json-schema.ts'
export {
  type LanguageTag,
  type LanguageTagOptions,
  type LanguageTagResult,
  validateLanguageTag,
} from './language-tag.ts'
export { normalizeURL } from './normalize-url.ts'
export {
  createURLNormalizer,
  type URLNormalizer,
  type URLNormalizerOptions,
} from './url-normalizer.ts'
export {
  type AcceptedURL,
  type RefusedURL,
  type URLNormalizationRules,
  type URLReading,
  urlNormalizationRules,
} from './url-reader.ts'
export type {
  NormalizedURLSourceAlternate,
  NormalizedURLSourceDatabase,
  NormalizedURLSourceEntry,
  NormalizedURLSourceHeader,
  URLSourceAlternate,
  URLSourceChange,
  URLSourceDatabase,
  URLSourceEntry,
  URLSourceError,
  URLSourceHeader,
  URLSourceResult,
  UsableURLSourceEntry,
} from './url-source.ts'
export {
  createURLSourceEntryValidator,
  type URLSourceEntriesOptions,
  type URLSourceEntryReport,
  validateURLSourceDatabase,
  validateURLSourceEntries,
  validateURLSourceHeader,
} from './url-source-database.ts'
export { type URLSourceEntryOptions, validateURLSourceEntry } from './url-source-entry.ts'
export type { URLSourceOptions } from './url-source-reader.ts'
export { rulesOf, stepsOf } from './url-steps.ts'
export type {
  AbsoluteURL,
  NormalizedURL,
  RelativeURLNotAllowed,
  SchemeNotAllowed,
  URLArgument,
} from './url-types.ts'
export {
  type URLValidationOptions,
  type URLValidationResult,
  validateURL,
} from './validate-url.ts'
export {
  URLNormalizationError,
  type URLValidationError,
  type ValidationProblem,
  type ValidationResult,
} from './validation-problem.ts'
