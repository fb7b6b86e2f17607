import { deepFreeze } from '@waymark/infra/internal'
import type { LintRule } from '../lint/rule.ts'
import { collectionSingular } from './collection-singular.ts'
import { credentialsInUri } from './credentials-in-uri.ts'
import { dateInvalid } from './date-invalid.ts'
import { defaultPort } from './default-port.ts'
import { fragmentEmpty } from './fragment-empty.ts'
import { fragmentLineZero } from './fragment-line-zero.ts'
import { fragmentPointerInvalid } from './fragment-pointer-invalid.ts'
import { fragmentRangeReversed } from './fragment-range-reversed.ts'
import { fragmentUnencoded } from './fragment-unencoded.ts'
import { hostNotLowercase } from './host-not-lowercase.ts'
import { identifierInvalid } from './identifier-invalid.ts'
import { lowercasePercentEncoding } from './lowercase-percent-encoding.ts'
import { needlessPercentEncoding } from './needless-percent-encoding.ts'
import { pathCamelCase } from './path-camel-case.ts'
import { pathDotSegment } from './path-dot-segment.ts'
import { pathEmptySegment } from './path-empty-segment.ts'
import { pathEncodedSeparator } from './path-encoded-separator.ts'
import { pathQueryIdentifiers } from './path-query-identifiers.ts'
import { pathRepeatedHyphen } from './path-repeated-hyphen.ts'
import { pathTooDeep } from './path-too-deep.ts'
import { pathTrailingSlash } from './path-trailing-slash.ts'
import { pathUnderscore } from './path-underscore.ts'
import { pathUppercase } from './path-uppercase.ts'
import { pathVerb } from './path-verb.ts'
import { percentEncodingNotUtf8 } from './percent-encoding-not-utf8.ts'
import { queryAbbreviation } from './query-abbreviation.ts'
import { queryEmptyValue } from './query-empty-value.ts'
import { queryListItemEmpty } from './query-list-item-empty.ts'
import { queryNotSnakeCase } from './query-not-snake-case.ts'
import { queryOrderValue } from './query-order-value.ts'
import { queryPaginationMixed } from './query-pagination-mixed.ts'
import { queryPaginationValue } from './query-pagination-value.ts'
import { queryRepeated } from './query-repeated.ts'
import { querySearchTwice } from './query-search-twice.ts'
import { querySecret } from './query-secret.ts'
import { querySortTwice } from './query-sort-twice.ts'
import { schemeFormat } from './scheme-format.ts'
import { schemeInvalid } from './scheme-invalid.ts'
import { schemeMissing } from './scheme-missing.ts'
import { schemeNotAllowed } from './scheme-not-allowed.ts'
import { schemeNotLowercase } from './scheme-not-lowercase.ts'
import { schemeUnknown } from './scheme-unknown.ts'
import { setDuplicate } from './set-duplicate.ts'
import { setEquivalent } from './set-equivalent.ts'
import { setMixedNumber } from './set-mixed-number.ts'
import { setMixedPagination } from './set-mixed-pagination.ts'
import { setMixedPathCase } from './set-mixed-path-case.ts'
import { setMixedQueryCase } from './set-mixed-query-case.ts'
import { setMixedSearch } from './set-mixed-search.ts'
import { setMixedTrailingSlash } from './set-mixed-trailing-slash.ts'
import { setShadowed } from './set-shadowed.ts'
import { strayPercent } from './stray-percent.ts'
import { templateInvalid } from './template-invalid.ts'
import { templateNotReversible } from './template-not-reversible.ts'
import { templateReservedExpansion } from './template-reserved-expansion.ts'
import { templateVariableInAuthority } from './template-variable-in-authority.ts'
import { unencodedDelimiter } from './unencoded-delimiter.ts'
import { unencodedNonAscii } from './unencoded-non-ascii.ts'
import { unencodedSpace } from './unencoded-space.ts'
/**
 * Every rule, in the order in which the guide goes through a URI.
 *
 * @example
 * ```ts
 * import { lintRules } from '@waymark/uri-design'
 *
 * lintRules.find(({ code }) => code === 'path-verb')?.summary // => 'The path says what to do instead of what the resource is.'
 * ```
 */
export const lintRules: readonly LintRule[] = /* @__PURE__ */ deepFreeze([
  schemeMissing,
  schemeInvalid,
  schemeNotLowercase,
  schemeUnknown,
  schemeNotAllowed,
  schemeFormat,
  hostNotLowercase,
  defaultPort,
  credentialsInUri,
  pathCamelCase,
  pathUnderscore,
  pathUppercase,
  pathRepeatedHyphen,
  pathVerb,
  pathQueryIdentifiers,
  collectionSingular,
  pathTooDeep,
  pathEmptySegment,
  pathDotSegment,
  pathEncodedSeparator,
  pathTrailingSlash,
  dateInvalid,
  queryNotSnakeCase,
  queryAbbreviation,
  queryOrderValue,
  querySortTwice,
  queryPaginationMixed,
  queryPaginationValue,
  queryListItemEmpty,
  querySearchTwice,
  queryRepeated,
  queryEmptyValue,
  querySecret,
  fragmentEmpty,
  fragmentLineZero,
  fragmentUnencoded,
  fragmentRangeReversed,
  fragmentPointerInvalid,
  unencodedSpace,
  strayPercent,
  unencodedNonAscii,
  unencodedDelimiter,
  needlessPercentEncoding,
  lowercasePercentEncoding,
  percentEncodingNotUtf8,
  identifierInvalid,
  templateInvalid,
  templateNotReversible,
  templateReservedExpansion,
  templateVariableInAuthority,
  setDuplicate,
  setEquivalent,
  setShadowed,
  setMixedPathCase,
  setMixedQueryCase,
  setMixedPagination,
  setMixedSearch,
  setMixedNumber,
  setMixedTrailingSlash,
])
