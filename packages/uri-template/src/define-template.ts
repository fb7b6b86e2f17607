import {
  checkOptions,
  describeValue,
  OptionError,
  type OptionTable,
  type OptionType,
  oneOf,
  optional,
  recordOf,
  suggest,
} from '@waymark/infra/options'
import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import { isDotSegment } from '@waymark/rfc3986'
import { findAmbiguity } from './ambiguity.ts'
import { type Automaton, buildAutomaton, type Occurrence, type VariableKind } from './automaton.ts'
import { expandTemplate, parseOrThrow } from './expand-template.ts'
import { matchAutomaton, type Reading } from './match-automaton.ts'
import { OPERATOR_ROWS } from './operators.ts'
import type { TemplatePart, VariableSpec } from './parse-template.ts'
import {
  type TemplateDesignCode,
  TemplateError,
  type TemplateValueCode,
  TemplateValueError,
  templateProblem,
} from './problem.ts'
import { splitSymbols } from './symbols.ts'
import type { TemplateData, VariableNames } from './template-types.ts'
import { checkString, type ValuePolicy } from './value-check.ts'

/** What a template's variables hold, and how careful it is. */
export interface DefineTemplateOptions<Kinds> {
  /** What variables hold; `list` for those with `*`, else `string`. */
  readonly kinds?: Kinds
  /** How careful `expand` and `match` are with untrusted data; `strict` unless given. */
  readonly policy?: ValuePolicy
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

/** A longer template would be too large as an automaton. */
const MAX_LENGTH = 20_000

/** What `defineTemplate` takes. */
export const templateOptions: OptionTable<DefineTemplateOptions<object>> = {
  kinds: /* @__PURE__ */ kindsType(),
  policy: /* @__PURE__ */ oneOf('strict', 'contained'),
}

type KindsOf<Text extends string> = { readonly [Name in VariableNames<Text>]?: VariableKind }

function kindsType(): OptionType {
  const kind = oneOf('string', 'integer', 'list', 'record')
  return recordOf(optional(kind), `an object whose values are ${kind.expected}`)
}

/**
 * Makes a template that builds URIs from data and reads the data back from URIs.
 *
 * All operators and modifiers of RFC 6570 are supported. A variable in `{x}` or `{+x}` must be given; others may be
 * left out, in `{/x,y}`, `{.x,y}` and `{#x,y}` only from the end. Named variables appear in the order of the template.
 * A value of `{+x}` contains no `?` or `#`, so that no part of the URI can leave its place.
 *
 * @throws {@link TemplateError} If the string is not a template, or some URI could be read in two ways.
 * @throws {OptionError} If an option is unknown or wrong, or `kinds` names a variable that the template does not have.
 * @see https://www.rfc-editor.org/rfc/rfc6570
 */
export function defineTemplate<
  const Text extends string,
  const Kinds extends KindsOf<Text> = Record<never, never>,
>(text: Text, options: DefineTemplateOptions<Kinds> = {}): UriTemplate<Text, Kinds> {
  checkOptions<DefineTemplateOptions<object>>(options, templateOptions)
  if (text.length > MAX_LENGTH) throw fault('template-too-complex', text, 0, text.length)
  const parts = parseOrThrow(text)
  const given: Readonly<Record<string, VariableKind | undefined>> = options.kinds ?? {}
  const kindOf = (variable: VariableSpec): VariableKind =>
    (Object.hasOwn(given, variable.name) ? given[variable.name] : undefined) ??
    (variable.explode ? 'list' : 'string')
  const automaton = compile(text, parts, kindOf)
  const names = [...new Set(automaton.occurrences.map(({ variable }) => variable.name))]
  for (const [name, kind] of Object.entries(given)) {
    if (kind !== undefined && !names.includes(name)) throw unknownVariable(name, names)
  }
  const policy = options.policy ?? 'strict'
  const match = (uri: string): Data | null => matchData(automaton, uri, policy)
  const template: UntypedTemplate = {
    text,
    variables: names,
    expand(data) {
      if (typeof data !== 'object' || data === null) {
        throw new TypeError(`the values must be an object; got ${describeValue(data)}`)
      }
      for (const name of Object.keys(data)) {
        if (!names.includes(name)) throw unknownVariable(name, names)
      }
      for (const occurrence of automaton.occurrences) {
        const value = own(data, occurrence.variable.name)
        checkValue(occurrence, value, automaton, policy)
      }
      const uri = expandTemplate(parts, data)
      if (hasDotSegment(uri)) throw new TemplateValueError('value-dot-segment', '')
      const again = match(uri)
      if (again === null || !isSameData(again, data, names)) {
        throw new TemplateValueError('value-not-reversible', '')
      }
      return uri
    },
    match,
  }
  // The types say of the same object what the template's text says.
  return template as unknown as UriTemplate<Text, Kinds>
}

type Value = string | number | readonly string[] | Readonly<Record<string, string>>
type Data = Readonly<Record<string, Value>>

interface UntypedTemplate {
  readonly text: string
  readonly variables: readonly string[]
  expand(data: Data): string
  match(uri: string): Data | null
}

function unknownVariable(name: string, names: readonly string[]): OptionError {
  const near = suggest(name, names)
  const advice =
    near === null ? `the variables are ${names.join(', ')}` : `did you mean \`${near}\`?`
  return new OptionError(name, `the template has no variable \`${name}\`; ${advice}`)
}

function fault(
  code: TemplateDesignCode,
  text: string,
  start: number,
  end: number,
  witness?: string,
): TemplateError {
  return new TemplateError(templateProblem(code, start, end, witness), text)
}

function compile(
  text: string,
  parts: readonly TemplatePart[],
  kindOf: (variable: VariableSpec) => VariableKind,
): Automaton {
  for (const part of parts) {
    if (part.kind === 'literal') continue
    for (const variable of part.variables) {
      const kind = kindOf(variable)
      const isComposite = kind === 'list' || kind === 'record'
      if (isComposite && variable.prefix !== null) {
        throw fault('template-prefix-not-applicable', text, variable.start, variable.end)
      }
    }
  }
  const shape = parts.map((part) => (part.kind === 'literal' ? part.text : '\0')).join('')
  if (hasDotSegment(shape)) throw fault('template-dot-segment', text, 0, text.length)
  const automaton = buildAutomaton(parts, kindOf)
  if (automaton === null) throw fault('template-too-complex', text, 0, text.length)
  const result = findAmbiguity(automaton)
  if (result.kind === 'ambiguous') {
    throw fault('template-ambiguous', text, 0, text.length, result.witness)
  }
  if (result.kind === 'too-complex') throw fault('template-too-complex', text, 0, text.length)
  return automaton
}

/** Whether the path of a URI has a dot segment; URL parsers would remove it. */
function hasDotSegment(uri: string): boolean {
  const end = uri.search(/[?#]/)
  return (end === -1 ? uri : uri.slice(0, end)).split('/').some(isDotSegment)
}

function checkValue(
  { variable, operator, kind }: Occurrence,
  value: Value | undefined,
  automaton: Automaton,
  policy: ValuePolicy,
): void {
  const row = OPERATOR_ROWS[operator]
  const no = (code: TemplateValueCode): never => {
    throw new TemplateValueError(code, variable.name)
  }
  if (value === undefined || value === null) {
    if (row.first === '') no('value-missing')
    return
  }
  if (kind === 'integer') {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || Object.is(value, -0)) {
      no('value-of-wrong-kind')
    }
    return
  }
  if (!isOfKind(value, kind)) {
    no('value-of-wrong-kind')
    return
  }
  const texts =
    typeof value === 'string' ? [value] : [...Object.keys(value), ...Object.values(value)]
  if (typeof value !== 'string' && row.first === '' && texts.length === 0) no('value-missing')
  const members = Array.isArray(value) ? (value as readonly string[]) : texts
  for (const text of members) {
    const code = checkString(text, operator, kind, policy)
    if (code !== null) no(code)
  }
  const { prefix } = variable
  if (prefix === null || typeof value !== 'string' || [...value].length <= prefix) return
  const isElsewhere = automaton.occurrences.some(
    (other) => other.variable.name === variable.name && other.variable.prefix === null,
  )
  if (!isElsewhere) no('value-too-long')
}

function isOfKind(value: Value, kind: VariableKind): boolean {
  if (kind === 'string') return typeof value === 'string'
  if (kind === 'list')
    return Array.isArray(value) && value.every((member) => typeof member === 'string')
  return (
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((member) => typeof member === 'string')
  )
}

function matchData(automaton: Automaton, uri: string, policy: ValuePolicy): Data | null {
  if (hasDotSegment(uri)) return null
  const symbols = splitSymbols(uri)
  const readings = symbols === null ? null : matchAutomaton(automaton, symbols)
  if (readings === null) return null
  const data = new Map<string, Value>()
  const prefixes: (readonly [VariableSpec, string])[] = []
  for (const reading of readings) {
    const value = readValue(reading, policy)
    if (value === null) return null
    const { variable } = reading.occurrence
    if (variable.prefix !== null && typeof value === 'string') {
      if ([...value].length > variable.prefix) return null
      prefixes.push([variable, value])
      continue
    }
    const known = data.get(variable.name)
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(value)) return null
    data.set(variable.name, value)
  }
  for (const [variable, value] of prefixes) {
    const known = data.get(variable.name)
    if (known === undefined) data.set(variable.name, value)
    else if ([...String(known)].slice(0, variable.prefix!).join('') !== value) return null
  }
  return Object.fromEntries(data)
}

function readValue(
  { occurrence: { kind, operator }, members }: Reading,
  policy: ValuePolicy,
): Value | null {
  const pairs: (readonly [string, string])[] = []
  for (const member of members) {
    const key = utf8PercentDecodeStrict(member.key)
    const value = utf8PercentDecodeStrict(member.value)
    if (key === null || value === null) return null
    const texts = kind === 'record' ? [key, value] : [value]
    if (texts.some((text) => checkString(text, operator, kind, policy) !== null)) return null
    pairs.push([key, value])
  }
  const first = pairs[0]?.[1] ?? ''
  switch (kind) {
    case 'string':
      return first
    case 'integer': {
      const number = Number(first)
      return /^(?:0|-?[1-9][0-9]*)$/.test(first) && Number.isSafeInteger(number) ? number : null
    }
    case 'list':
      return pairs.map(([, value]) => value)
    case 'record': {
      const keys = new Set(pairs.map(([key]) => key))
      return keys.size === pairs.length ? Object.fromEntries(pairs) : null
    }
  }
}

function isSameData(a: Data, b: Data, names: readonly string[]): boolean {
  return names.every((name) => canonical(own(a, name)) === canonical(own(b, name)))
}

function own(data: Data, name: string): Value | undefined {
  return Object.hasOwn(data, name) ? data[name] : undefined
}

/** Empty lists and records are *undefined*. */
function canonical(value: Value | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length === 0 ? '' : JSON.stringify([Array.isArray(value), entries])
}
