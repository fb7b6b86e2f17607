import {
  checkOptions,
  type OptionTable,
  type OptionType,
  oneOf,
  optional,
  RECORD,
  recordOf,
} from '@waymark/infra/options'
import {
  type CompiledTemplate,
  compileAutomaton,
  compileTemplate,
  type Data,
  type GivenRules,
  unknownVariable,
} from './compile-template.ts'
import { expandData } from './expand-data.ts'
import { LazyDfa } from './lazy-dfa.ts'
import { MATCHING, type Matching } from './matching.ts'
import { readData } from './read-data.ts'
import type { TemplateData, VariableNames } from './template-types.ts'
import type { ValuePolicy } from './value-check.ts'
import { KIND, type VariableKind, type VariableRule } from './variable-rule.ts'

/** What a template's variables hold, and how careful it is. */
export interface DefineTemplateOptions<Kinds> {
  /** What variables hold, and which values they may have; `list` for those with `*`, else any `string`. */
  readonly kinds?: Kinds
  /** How careful `expand` and `match` are with untrusted data; `strict` unless given. */
  readonly policy?: ValuePolicy
  /** Which URIs `match` accepts; `canonical` unless given, or chosen by the routes that the template is put in. */
  readonly matching?: Matching
}

/** A URI Template that works in both directions. */
export interface UriTemplate<Text extends string = string, Kinds = object> {
  readonly text: Text
  /** The names of the variables, in order. */
  readonly variables: readonly VariableNames<Text>[]
  /**
   * Builds a URI from data. From whatever it builds, `match` reads the same data.
   *
   * @throws {@link TemplateValueError} If a value cannot be carried by its place.
   */
  expand(data: TemplateData<Text, Kinds>): string
  /**
   * Reads the values from a URI. They are decoded exactly once; the value of a simple variable contains no `/` or `\`.
   *
   * @returns `null` if the URI does not match the template, or has a value that `expand` refuses.
   */
  match(uri: string): TemplateData<Text, Kinds> | null
}

/** `policy` of templates and routes. */
export const POLICY: OptionType = /* @__PURE__ */ oneOf('strict', 'contained')

/** `kinds` of templates and routes. */
export const KINDS: OptionType = /* @__PURE__ */ kindsType()

/** What `defineTemplate` takes. */
export const templateOptions: OptionTable<DefineTemplateOptions<object>> = {
  kinds: KINDS,
  policy: POLICY,
  matching: MATCHING,
}

/** A kind or a rule for some variables of a template. */
export type KindsOf<Names extends string> = {
  readonly [Name in Names]?: VariableKind | VariableRule | Inherited<Name>
}

/** What an object without a kind for a variable such as `constructor` has under that name. No kind is read from there. */
type Inherited<Name> = Name extends keyof ObjectPrototype ? ObjectPrototype[Name] : never

type ObjectPrototype = typeof Object.prototype

function kindsType(): OptionType {
  const kind = {
    ...KIND,
    accepts: (value: unknown) => KIND.accepts(value) || RECORD.accepts(value),
  }
  const rule = "rules such as { pattern: '[a-z]+' }"
  return recordOf(optional(kind), `an object whose values are ${rule}, ${KIND.expected}`)
}

/**
 * Makes a template that builds URIs from data and reads the data back from URIs.
 *
 * All operators and modifiers of RFC 6570 are supported. A variable in `{x}` or `{+x}` must be given; others may be
 * left out, in `{/x,y}`, `{.x,y}` and `{#x,y}` only from the end. A value of `{+x}` contains no `?` or `#`, so that no part
 * of the URI can leave its place.
 *
 * `match` accepts what `expand` writes, with named variables in the order of the template. URIs that other programs build need
 * another mode of `matching`.
 *
 * @throws {@link TemplateError} If the string is not a template, or some URI could be read in two ways.
 * @throws {OptionError} If an option is unknown or wrong, or `kinds` names a variable that the template does not have.
 * @see https://www.rfc-editor.org/rfc/rfc6570
 *
 * @example
 * ```ts
 * import { defineTemplate } from '@waymark/uri-template'
 *
 * const users = defineTemplate('/users{/id}{?page}', { kinds: { page: 'integer' } })
 * users.expand({ id: 'a b', page: 2 }) // => '/users/a%20b?page=2'
 * users.match('/users/7') // => { id: '7' }
 * users.expand({ id: '../secret' }) // throws id: value-separator
 *
 * const search = defineTemplate('/search{?q,page}', { matching: 'form' })
 * search.match('/search?page=2&utm_source=x&q=cat+dog') // => { q: 'cat dog', page: '2' }
 * search.expand({ q: 'cat dog', page: '2' }) // => '/search?q=cat%20dog&page=2'
 * ```
 */
export function defineTemplate<
  const Text extends string,
  const Kinds extends KindsOf<VariableNames<Text>> = Record<never, never>,
>(text: Text, options: DefineTemplateOptions<Kinds> = {}): UriTemplate<Text, Kinds> {
  const own = checkOptions<DefineTemplateOptions<object>>(options, templateOptions)
  // What a kind can be according to its type, and is not, `checkOptions` has refused: a function.
  const given = (own.kinds ?? {}) as GivenRules
  const compiled = compileTemplate(text, given, own.policy ?? 'strict', own.matching)
  const { names } = compiled
  for (const [name, kind] of Object.entries(given)) {
    if (kind !== undefined && !names.includes(name)) throw unknownVariable(name, names)
  }
  const automaton = compileAutomaton([compiled], unreachable)
  const dfa = new LazyDfa(automaton)
  const match = (uri: string): Data | null => {
    const spans = dfa.match(uri)
    return spans === null ? null : readData(compiled, automaton.occurrences, spans)
  }
  const template: UntypedTemplate = {
    text,
    variables: names,
    expand: (data) => expandData(compiled, data, match),
    match,
  }
  defined.set(template, compiled)
  // The types say of the same object what the template's text says.
  return template as unknown as UriTemplate<Text, Kinds>
}

interface UntypedTemplate {
  readonly text: string
  readonly variables: readonly string[]
  expand(data: Data): string
  match(uri: string): Data | null
}

/** What is known of the templates that `defineTemplate` made. */
const defined = /* @__PURE__ */ new WeakMap<object, CompiledTemplate>()

/** What is known of a template that `defineTemplate` made. */
export function compiledOf(template: object): CompiledTemplate | undefined {
  return defined.get(template)
}

function unreachable(): never {
  throw new Error('one template cannot be two')
}
