export {
  type FragmentForm,
  formatFragment,
  fragmentForm,
  parseFragment,
  type ResourceFragment,
} from './fragment.ts'
export type {
  CustomLintExample,
  CustomLintRule,
  DefinedLintRule,
  LintedPart,
  LintedString,
  LintPart,
} from './lint/custom-rule.ts'
export { defineLintRule } from './lint/define-lint-rule.ts'
export {
  type DocumentFinding,
  type DocumentItem,
  type LintedDocument,
  lintDocument,
} from './lint/document.ts'
export type { DocumentLintConfig } from './lint/document-config.ts'
export { DocumentError, type DocumentErrorDetails } from './lint/document-error.ts'
export {
  type DocumentCode,
  type DocumentFix,
  type DocumentProblem,
  documentCodes,
} from './lint/document-problem.ts'
export type {
  DocumentComment,
  DocumentMember,
  DocumentNode,
  DocumentParser,
  DocumentTree,
  NodeType,
} from './lint/document-tree.ts'
export {
  type AppliedFix,
  type DocumentFixOptions,
  type FixedDocument,
  fixDocument,
} from './lint/fix-document.ts'
export {
  applyFixes,
  createLinter,
  type Finding,
  type LintConfig,
  type LintItem,
  lint,
  ruleSeverity,
} from './lint/lint.ts'
export { type LintPreset, type LintPresetName, lintPresets } from './lint/presets.ts'
export {
  type DocumentFormat,
  type DocumentOptions,
  documentFormat,
} from './lint/read-document.ts'
export type { Fix, Found, LintExample, LintRule } from './lint/rule.ts'
export type {
  CustomLintCode,
  LintCauseCode,
  LintGroup,
  LintIgnoredName,
  LintRuleCode,
  LintRuleName,
  LintSeverities,
} from './lint/rule-names.ts'
export type { LintOptions } from './lint/settings.ts'
export type { ItemKind, SubjectKind } from './lint/subject.ts'
export {
  type ParsedResource,
  type ParseResourceOptions,
  parseResource,
  type Resource,
  type ResourceReporter,
} from './parse-resource.ts'
export {
  createResourceBuilders,
  type ResourceBuilderOptions,
  type ResourceBuilders,
  resource,
} from './resource-builder.ts'
export type { ResourceCode, ResourceProblem } from './resource-problem.ts'
export { lintRules } from './rules/index.ts'
export { guideSchemes } from './schemes/guide-schemes.ts'
export { defineScheme, type SchemeDefinition } from './schemes/scheme.ts'
export type { PartsOf, ResourceExtras, ResourceUri, UriOf } from './schemes/scheme-types.ts'
