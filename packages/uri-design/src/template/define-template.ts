import { choose } from '../choose.ts'
import { checkSegment, type GuardPolicy } from '../guard/segment.ts'
import { decodeComponent, isWellFormed } from '../percent-text.ts'
import { RefusalError, type RefusalRule, refuse } from '../refusal.ts'
import { findAmbiguity } from './ambiguity.ts'
import { type Automaton, buildAutomaton, type Occurrence, type VariableKind } from './automaton.ts'
import { expandTemplate } from './expand-template.ts'
import { matchAutomaton, type Reading } from './match-automaton.ts'
import { OPERATOR_ROWS } from './operators.ts'
import {
  parseTemplate,
  type TemplateErrorName,
  type TemplatePart,
  type VariableSpec,
} from './parse-template.ts'
import { splitSymbols } from './symbols.ts'
import type { TemplateData, VariableNames } from './template-types.ts'

/** What a template's variables hold, and how careful it is. */
export interface DefineTemplateOptions<Kinds> {
  /** What variables hold; `list` for those with `*`, else `string`. */
  readonly kinds?: Kinds
  /** How careful `expand` is with untrusted data; `strict` unless given. */
  readonly policy?: GuardPolicy
}

/** A URI Template that can be read in both directions. */
export interface UriTemplate<Text extends string = string, Kinds = object> {
  readonly text: Text
  /** The names of the variables, in order. */
  readonly variables: readonly VariableNames<Text>[]
  /**
   * Builds a URI from data. Whatever it builds, `match` takes apart into the same data.
   *
   * @throws RefusalError when a value cannot be carried by its place.
   */
  expand(data: TemplateData<Text, Kinds>): string
  /**
   * Takes a URI apart. Values are decoded exactly once; the value of a simple variable holds no `/` or `\`.
   *
   * @returns `null` when the URI is not one of this template's.
   */
  match(uri: string): TemplateData<Text, Kinds> | null
}

/** Thrown for a template that is none, or that cannot be read in reverse. */
export class TemplateError extends TypeError {
  readonly rule: TemplateErrorName | TemplateFault
  /** Place in the template. */
  readonly start: number
  readonly end: number
  /** For an ambiguous template, a URI that can be read in two ways. */
  readonly witness: string | null

  constructor(
    rule: TemplateErrorName | TemplateFault,
    text: string,
    place: readonly [number, number],
    witness: string | null = null,
  ) {
    const example = witness === null ? '' : `: ${JSON.stringify(witness)} can be read in two ways`
    super(`${rule} in ${JSON.stringify(text)} at ${place[0]}${example}`)
    this.name = 'TemplateError'
    this.rule = rule
    this.start = place[0]
    this.end = place[1]
    this.witness = witness
  }
}

/** Why a text that is a template cannot be read in both directions. */
export type TemplateFault =
  | 'template-ambiguous'
  | 'template-too-complex'
  | 'template-dot-segment'
  | 'template-kind'

/** A longer template would be too large as an automaton. */
const MAX_LENGTH = 20_000

const KINDS: readonly VariableKind[] = ['string', 'integer', 'list', 'record']

type KindsOf<Text extends string> = { readonly [Name in VariableNames<Text>]?: VariableKind }

/**
 * Makes a template that builds URIs from data and takes them apart again.
 *
 * All operators and modifiers of RFC 6570 are understood. A variable in `{x}` or `{+x}` must be given; others
 * may be left out, in `{/x,y}`, `{.x,y}` and `{#x,y}` only from the end. Named variables stand in the
 * template's order. A value behind `{+x}` holds no `?` or `#`, so that no part of the URI can leave its place.
 *
 * @throws TemplateError when the text is no template, or some URI could be read in two ways.
 * @throws {TypeError} When `kinds` names a variable or a kind that there is not.
 * @see https://www.rfc-editor.org/rfc/rfc6570
 */
export function defineTemplate<
  const Text extends string,
  const Kinds extends KindsOf<Text> = Record<never, never>,
>(text: Text, options: DefineTemplateOptions<Kinds> = {}): UriTemplate<Text, Kinds> {
  if (text.length > MAX_LENGTH) {
    throw new TemplateError('template-too-complex', text.slice(0, 80), [0, text.length])
  }
  const parts = parseOrThrow(text)
  const given: Readonly<Record<string, VariableKind | undefined>> = options.kinds ?? {}
  const kindOf = (variable: VariableSpec): VariableKind =>
    (Object.hasOwn(given, variable.name) ? given[variable.name] : undefined) ??
    (variable.explode ? 'list' : 'string')
  const automaton = compile(text, parts, kindOf)
  const names = [...new Set(automaton.occurrences.map(({ variable }) => variable.name))]
  for (const [name, kind] of Object.entries(given)) {
    if (!names.includes(name)) throw new TypeError(`The template has no variable "${name}"`)
    choose(`kind of "${name}"`, kind ?? 'string', KINDS)
  }
  const match = (uri: string): Data | null => matchData(automaton, uri)
  const template: UntypedTemplate = {
    text,
    variables: names,
    expand(data) {
      if (typeof data !== 'object' || data === null) {
        throw new TypeError(`A template takes an object of values; got ${String(data)}`)
      }
      for (const name of Object.keys(data)) {
        if (!names.includes(name)) throw new TypeError(`The template has no variable "${name}"`)
      }
      for (const occurrence of automaton.occurrences) {
        const value = own(data, occurrence.variable.name)
        checkValue(occurrence, value, automaton, options.policy ?? 'strict')
      }
      const uri = expandTemplate(parts, data)
      if (hasDotSegment(uri)) throw new RefusalError(refuse('dot-segment', 0, uri.length), uri)
      const again = match(uri)
      if (again === null || !isSameData(again, data, names)) {
        throw new RefusalError(refuse('not-carried', 0, uri.length), uri)
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

function parseOrThrow(text: string): readonly TemplatePart[] {
  let error: TemplateError | null = null
  const parts = parseTemplate(text, (name, start, end) => {
    error = new TemplateError(name, text, [start, end])
  })
  if (parts === null) throw error ?? new TypeError(text)
  return parts
}

function compile(
  text: string,
  parts: readonly TemplatePart[],
  kindOf: (variable: VariableSpec) => VariableKind,
): Automaton {
  const whole = [0, text.length] as const
  for (const part of parts) {
    if (part.kind === 'literal') continue
    for (const variable of part.variables) {
      const kind = kindOf(variable)
      const isComposite = kind === 'list' || kind === 'record'
      if (isComposite && variable.prefix !== null) {
        throw new TemplateError('template-kind', text, [variable.start, variable.end])
      }
    }
  }
  const shape = parts.map((part) => (part.kind === 'literal' ? part.text : '\0')).join('')
  if (hasDotSegment(shape)) throw new TemplateError('template-dot-segment', text, whole)
  const automaton = buildAutomaton(parts, kindOf)
  if (automaton === null) throw new TemplateError('template-too-complex', text, whole)
  const result = findAmbiguity(automaton)
  if (result.kind === 'ambiguous') {
    throw new TemplateError('template-ambiguous', text, whole, result.witness)
  }
  if (result.kind === 'too-complex') throw new TemplateError('template-too-complex', text, whole)
  return automaton
}

/** Whether a dot segment stands in the path of a URI; URL parsers would take it away. */
function hasDotSegment(uri: string): boolean {
  return /^[^?#]*?(?<![^/])(?:\.|%2e){1,2}(?![^/?#])/i.test(uri)
}

function checkValue(
  { variable, operator, kind }: Occurrence,
  value: Value | undefined,
  automaton: Automaton,
  policy: GuardPolicy,
): void {
  const row = OPERATOR_ROWS[operator]
  const no = (rule: RefusalRule, text: string): never => {
    throw new RefusalError(refuse(rule, 0, text.length), variable.name)
  }
  if (value === undefined || value === null) {
    if (row.first === '') no('part-missing', '')
    return
  }
  if (kind === 'integer') {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || Object.is(value, -0)) {
      no('part-invalid', String(value))
    }
    return
  }
  if (!isOfKind(value, kind)) {
    no('part-invalid', String(value))
    return
  }
  const texts =
    typeof value === 'string' ? [value] : [...Object.keys(value), ...Object.values(value)]
  if (typeof value !== 'string' && row.first === '' && texts.length === 0) no('part-missing', '')
  const members = Array.isArray(value) ? (value as readonly string[]) : texts
  for (const text of members) {
    const rule = refuseText(text, operator, kind, policy)
    if (rule !== null) no(rule, text)
  }
  const { prefix } = variable
  if (prefix === null || typeof value !== 'string' || [...value].length <= prefix) return
  const isElsewhere = automaton.occurrences.some(
    (other) => other.variable.name === variable.name && other.variable.prefix === null,
  )
  if (!isElsewhere) no('too-long', value)
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

const PATH_OPERATORS: readonly string[] = ['', '/', '.', ';']

function refuseText(
  text: string,
  operator: Occurrence['operator'],
  kind: VariableKind,
  policy: GuardPolicy,
): RefusalRule | null {
  if (!isWellFormed(text)) return 'ill-formed'
  const row = OPERATOR_ROWS[operator]
  if (row.reserved) {
    if (/%[0-9a-fA-F]{2}/.test(text)) return 'pre-encoded'
    if (operator === '+' && text.includes('\\')) return 'separator'
    if ((operator === '+' ? /[?#]/ : /#/).test(text)) return 'delimiter'
    if (kind !== 'string' && text.includes(',')) return 'delimiter'
    return text === '' && operator === '+' ? 'empty' : null
  }
  if (!PATH_OPERATORS.includes(operator)) return null
  if (text === '') return row.named || kind === 'record' ? null : 'empty'
  if (/[/\\]/.test(text) || (operator === '.' && text.includes('.'))) return 'separator'
  if (policy === 'contained') return null
  const rule = checkSegment(text)
  // Whether dots are a whole segment is seen in the finished URI.
  return rule === 'dot-segment' ? null : rule
}

function matchData(automaton: Automaton, uri: string): Data | null {
  if (hasDotSegment(uri)) return null
  const symbols = splitSymbols(uri)
  const readings = symbols === null ? null : matchAutomaton(automaton, symbols)
  if (readings === null) return null
  const data = new Map<string, Value>()
  const prefixes: (readonly [VariableSpec, string])[] = []
  for (const reading of readings) {
    const value = readValue(reading)
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

function readValue({ occurrence: { kind }, members }: Reading): Value | null {
  const pairs: (readonly [string, string])[] = []
  for (const member of members) {
    const key = decodeComponent(member.key)
    const value = decodeComponent(member.value)
    if (key === null || value === null) return null
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
