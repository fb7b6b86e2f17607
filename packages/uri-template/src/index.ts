export { type DefineRoutesOptions, defineRoutes, type Routes } from './define-routes.ts'
export { type DefineTemplateOptions, defineTemplate, type UriTemplate } from './define-template.ts'
export {
  expandTemplate,
  type Scalar,
  type TemplateValue,
  type TemplateValues,
} from './expand-template.ts'
export type { Matching } from './matching.ts'
export {
  type Operator,
  parseTemplate,
  type TemplatePart,
  type TemplateReporter,
  type VariableSpec,
} from './parse-template.ts'
export {
  TEMPLATE_CODES,
  type TemplateDesignCode,
  TemplateError,
  type TemplateProblem,
  type TemplateSyntaxCode,
  type TemplateValueCode,
  TemplateValueError,
  type TemplateValueProblem,
} from './problem.ts'
export type { RouteMatch, RouteTemplates, RouteValues } from './route-types.ts'
export type { TemplateData, VariableNames } from './template-types.ts'
export type { ValuePolicy } from './value-check.ts'
export type { VariableKind, VariableRule } from './variable-rule.ts'
