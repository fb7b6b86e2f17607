import type { VariableKind } from './variable-rule.ts'

/** The variables of a template, with how each is written. Unknown for a string that is not a literal type. */
type Specs<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? SpecsOf<Inside> | Specs<Rest>
  : never

type SpecsOf<Inside extends string> =
  Inside extends `${'#' | '.' | '/' | ';' | '?' | '&'}${infer List}`
    ? Split<List, true>
    : Inside extends `+${infer List}`
      ? Split<List, false>
      : Split<Inside, false>

type Split<
  List extends string,
  Optional extends boolean,
> = List extends `${infer Head},${infer Tail}`
  ? Spec<Head, Optional> | Split<Tail, Optional>
  : Spec<List, Optional>

type Spec<Text extends string, Optional extends boolean> = Text extends `${infer Name}*`
  ? { name: Name; optional: Optional; kind: 'list' }
  : Text extends `${infer Name}:${string}`
    ? { name: Name; optional: Optional; kind: 'string' }
    : { name: Text; optional: Optional; kind: 'string' }

/** The names of a template's variables. */
export type VariableNames<Text extends string> = string extends Text ? string : Specs<Text>['name']

type Required<S extends { name: string; optional: boolean }> = Extract<
  S,
  { optional: false }
>['name']

interface Values {
  string: string
  integer: number
  list: readonly string[]
  record: Readonly<Record<string, string>>
}

type ValueOf<S, Name, Kinds> = Name extends keyof Kinds
  ? RuledValue<Kinds[Name], UsualKind<S, Name>>
  : Values[UsualKind<S, Name>]

type UsualKind<S, Name> =
  Extract<S, { name: Name }> extends { kind: infer Kind extends VariableKind } ? Kind : never

/** The value of a variable with a kind or a rule. */
type RuledValue<Rule, Usual extends VariableKind> = Rule extends VariableKind
  ? Values[Rule]
  : Rule extends { readonly kind: infer Kind extends VariableKind }
    ? LimitedValue<Rule, Kind>
    : LimitedValue<Rule, Usual>

type LimitedValue<Rule, Kind extends VariableKind> = Rule extends {
  readonly oneOf: readonly (infer Text extends string)[]
}
  ? Kind extends 'list'
    ? readonly Text[]
    : Kind extends 'record'
      ? Readonly<Record<string, Text>>
      : Text
  : Values[Kind]

type Flatten<T> = { readonly [Key in keyof T]: T[Key] }

/** The values that a template is expanded with, and that matching gives. */
export type TemplateData<Text extends string, Kinds = object> = string extends Text
  ? Readonly<Record<string, Values[VariableKind]>>
  : Flatten<
      { [Name in Required<Specs<Text>>]: ValueOf<Specs<Text>, Name, Kinds> } & {
        [Name in Exclude<Specs<Text>['name'], Required<Specs<Text>>>]?: ValueOf<
          Specs<Text>,
          Name,
          Kinds
        >
      }
    >
