import type { Severity } from '@waymark/infra/problem'
import type { TemplateProblem } from '@waymark/uri-template'
import type { ResourceCode } from '../resource-problem.ts'

/** The code of a lint rule, and of its findings. */
export type LintRuleCode =
  | 'scheme-missing'
  | 'scheme-invalid'
  | 'scheme-not-lowercase'
  | 'scheme-unknown'
  | 'scheme-not-allowed'
  | 'scheme-format'
  | 'host-not-lowercase'
  | 'default-port'
  | 'credentials-in-uri'
  | 'path-camel-case'
  | 'path-underscore'
  | 'path-uppercase'
  | 'path-repeated-hyphen'
  | 'path-verb'
  | 'path-query-identifiers'
  | 'collection-singular'
  | 'path-too-deep'
  | 'path-empty-segment'
  | 'path-dot-segment'
  | 'path-encoded-separator'
  | 'path-trailing-slash'
  | 'date-invalid'
  | 'query-not-snake-case'
  | 'query-abbreviation'
  | 'query-order-value'
  | 'query-sort-twice'
  | 'query-pagination-mixed'
  | 'query-pagination-value'
  | 'query-list-item-empty'
  | 'query-search-twice'
  | 'query-repeated'
  | 'query-empty-value'
  | 'query-secret'
  | 'fragment-empty'
  | 'fragment-line-zero'
  | 'fragment-unencoded'
  | 'fragment-range-reversed'
  | 'fragment-pointer-invalid'
  | 'unencoded-space'
  | 'stray-percent'
  | 'unencoded-non-ascii'
  | 'unencoded-delimiter'
  | 'needless-percent-encoding'
  | 'lowercase-percent-encoding'
  | 'percent-encoding-not-utf8'
  | 'identifier-invalid'
  | 'template-invalid'
  | 'template-not-reversible'
  | 'template-reserved-expansion'
  | 'template-variable-in-authority'
  | 'set-duplicate'
  | 'set-equivalent'
  | 'set-shadowed'
  | 'set-mixed-path-case'
  | 'set-mixed-query-case'
  | 'set-mixed-pagination'
  | 'set-mixed-search'
  | 'set-mixed-number'
  | 'set-mixed-trailing-slash'

/** The code of a rule of one's own: a namespace and a name in kebab case, such as `team/no-version`. */
export type CustomLintCode = `${string}/${string}`

/** The name of a group of lint rules. */
export type LintGroup =
  | 'scheme-present'
  | 'scheme-allowed'
  | 'scheme-format'
  | 'normal-form'
  | 'security'
  | 'path-hierarchy'
  | 'path-naming'
  | 'path-verb'
  | 'collection-plural'
  | 'path-depth'
  | 'identifier'
  | 'query-naming'
  | 'query-families'
  | 'fragment-form'
  | 'encoding-check'
  | 'template'
  | 'set'

/** A name by which lint rules are chosen. */
export type LintRuleName = LintRuleCode | CustomLintCode | LintGroup

/** The code of the cause of a finding: a problem of the format of a scheme, or of a template. */
export type LintCauseCode = ResourceCode | TemplateProblem['code']

/** A name by which findings are ignored; `*` is all of them. */
export type LintIgnoredName = LintRuleName | LintCauseCode | '*'

/** Severities by rule or group. */
export type LintSeverities<Name extends string = LintRuleName> = {
  readonly [Each in Exclude<Name, CustomLintCode>]?: Severity | 'off'
} & { readonly [Code in CustomLintCode]: Severity | 'off' }
