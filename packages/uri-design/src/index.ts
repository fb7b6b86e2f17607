export {
  type FragmentForm,
  formatFragment,
  fragmentForm,
  parseFragment,
  type ResourceFragment,
} from './fragment.ts'
export { type AddressRules, type AllowedAddress, checkAddress } from './guard/address.ts'
export type { Platform } from './guard/file-name.ts'
export type { AsyncFileFacts, FileFacts, LinkPolicy, PathFact } from './guard/links.ts'
export {
  type ReferenceBelow,
  type ResolveBelowOptions,
  resolveBelow,
} from './guard/resolve-below.ts'
export {
  type PathBelow,
  type ResolvePathAsyncOptions,
  type ResolvePathOptions,
  resolveFileUri,
  resolvePath,
  resolvePathAsync,
  resolveUriPath,
} from './guard/resolve-path.ts'
export { checkSegment, encodeSegment, type GuardPolicy } from './guard/segment.ts'
export {
  DocumentError,
  type DocumentFinding,
  type DocumentItem,
  type LintedDocument,
  lintDocument,
} from './lint/document.ts'
export {
  applyFixes,
  type Finding,
  type LintConfig,
  type LintItem,
  lint,
  lintSet,
  ruleSeverity,
} from './lint/lint.ts'
export { type LintPreset, type LintPresetName, lintPresets } from './lint/presets.ts'
export type { Fix, Found, LintExample, LintOptions, LintRule, Severity } from './lint/rule.ts'
export type { SubjectKind } from './lint/subject.ts'
export {
  type ParsedResource,
  type ParseResourceOptions,
  parseResource,
  type Resource,
  type ResourceReporter,
} from './parse-resource.ts'
export { decodeComponent, encodeComponent } from './percent-text.ts'
export { type Refusal, RefusalError, type RefusalRule, refusalRules } from './refusal.ts'
export {
  createResourceBuilders,
  type ResourceBuilderOptions,
  type ResourceBuilders,
  resource,
} from './resource-builder.ts'
export { lintRules } from './rules/index.ts'
export { guideSchemes } from './schemes/index.ts'
export { defineScheme, type SchemeDefinition } from './schemes/scheme.ts'
export type { PartsOf, ResourceExtras, ResourceUri, UriOf } from './schemes/scheme-types.ts'
export type { VariableKind } from './template/automaton.ts'
export {
  type DefineTemplateOptions,
  defineTemplate,
  TemplateError,
  type TemplateFault,
  type UriTemplate,
} from './template/define-template.ts'
export {
  expandTemplate,
  type Scalar,
  type TemplateValue,
  type TemplateValues,
} from './template/expand-template.ts'
export {
  type Operator,
  parseTemplate,
  type TemplateErrorName,
  type TemplatePart,
  type TemplateReporter,
  type VariableSpec,
} from './template/parse-template.ts'
export type { TemplateData, VariableNames } from './template/template-types.ts'
