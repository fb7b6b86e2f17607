import type { UriTemplate } from './define-template.ts'
import type { TemplateData, VariableNames } from './template-types.ts'

/** The templates of routes by name: strings, or templates that `defineTemplate` made, which keep their own options. */
export type RouteTemplates = Readonly<Record<string, string | { readonly text: string }>>

/** The names of all variables that the strings among some templates have. */
export type RouteVariables<Templates> = {
  [Name in keyof Templates]: Templates[Name] extends string ? VariableNames<Templates[Name]> : never
}[keyof Templates]

/** The values of one route. */
export type RouteValues<Template, Kinds> = Template extends string
  ? TemplateData<Template, Kinds>
  : Template extends UriTemplate<infer Text, infer Own>
    ? TemplateData<Text, Own>
    : never

/** What a URI matches: the name of the route, which says what the values are. */
export type RouteMatch<Templates, Kinds = object> = {
  readonly [Name in keyof Templates & string]: {
    readonly route: Name
    readonly values: RouteValues<Templates[Name], Kinds>
  }
}[keyof Templates & string]
