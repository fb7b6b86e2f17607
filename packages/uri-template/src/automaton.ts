import { AutomatonBuilder, type Graph, type Value } from './automaton-builder.ts'
import { encodeReserved } from './expand-template.ts'
import { OPERATOR_ROWS } from './operators.ts'
import type { Operator, TemplatePart, VariableSpec } from './parse-template.ts'
import { common, less, type SymbolSet, setOf, VALUE_SETS } from './symbols.ts'
import type { CompiledRule } from './variable-rule.ts'

/** One place of a variable in a template. */
export interface Occurrence {
  readonly variable: VariableSpec
  readonly operator: Operator
  readonly rule: CompiledRule
}

/** A template, and what its variables may hold. */
export interface Source {
  readonly parts: readonly TemplatePart[]
  ruleOf(variable: VariableSpec): CompiledRule
}

/** What a symbol is to the occurrence it belongs to. */
export const ROLE = { form: 0, value: 1, key: 2, separator: 3 } as const
type Role = (typeof ROLE)[keyof typeof ROLE]
const ROLES = 4

/** The tag of a literal's symbol. */
export const LITERAL = -1

/** The occurrence and role of a tag. */
export function readTag(tag: number): { readonly occurrence: number; readonly role: number } {
  return { occurrence: Math.floor(tag / ROLES), role: tag % ROLES }
}

/** One automaton for some templates. Templates that begin alike share its first states. */
export interface Automaton extends Graph {
  readonly occurrences: readonly Occurrence[]
}

/** An integer is always written with digits as they are. */
const INTEGER_SET: SymbolSet = /* @__PURE__ */ setOf(
  /* @__PURE__ */ Array.from('-0123456789', (character) => character.charCodeAt(0)),
)

/**
 * The automaton of everything that some templates can be expanded to.
 *
 * @returns `null` if it would be too large.
 */
export function buildAutomaton(sources: readonly Source[]): Automaton | null {
  const builder = new AutomatonBuilder()
  const occurrences: Occurrence[] = []
  for (const { parts, ruleOf } of sources) {
    let state = 0
    for (const [index, part] of parts.entries()) {
      if (part.kind === 'literal') {
        const text = encodeReserved(part.text)
        state = index === 0 ? builder.prefix(text, LITERAL) : builder.text(state, text, LITERAL)
      } else {
        const places = part.variables.map((variable): Place => {
          const occurrence = { variable, operator: part.operator, rule: ruleOf(variable) }
          return { ...occurrence, id: occurrences.push(occurrence) - 1 }
        })
        // Other templates may go on from a shared state.
        const from = builder.state()
        builder.skip(state, from)
        state = addExpression(builder, from, places)
      }
      if (builder.isTooLarge) return null
    }
    builder.end(state)
  }
  const graph = builder.finish()
  return graph && { ...graph, occurrences }
}

interface Place extends Occurrence {
  readonly id: number
}

function addExpression(builder: AutomatonBuilder, from: number, list: readonly Place[]): number {
  const row = OPERATOR_ROWS[list[0]!.operator]
  if (row.named) return addNamed(builder, from, list)
  // Without names, a variable that is left out could not be told from the one after it: `{x,y}` asks for
  // both, and `{/x,y}` for x before y.
  const isRequired = row.first === ''
  const end = builder.state()
  let state = from
  list.forEach((place, index) => {
    if (!isRequired) builder.skip(state, end)
    const lead = index === 0 ? row.first : row.separator
    state = addValue(builder, builder.text(state, lead, tagOf(place, ROLE.form)), place, list)
  })
  builder.skip(state, end)
  return end
}

/** Named variables appear in the order of the template, and each may be left out. */
function addNamed(builder: AutomatonBuilder, from: number, list: readonly Place[]): number {
  const { first, separator, ifEmpty } = OPERATOR_ROWS[list[0]!.operator]
  // Two tracks: nothing written yet, and something written.
  let before = from
  let after: number | null = first === separator ? from : null
  for (const place of list) {
    const done = builder.state()
    const leads: (readonly [number, string])[] = first === separator ? [] : [[before, first]]
    if (after !== null) leads.push([after, separator])
    const inside = builder.state()
    for (const [state, lead] of leads) {
      builder.skip(builder.text(state, lead, tagOf(place, ROLE.form)), inside)
    }
    builder.skip(addNamedValue(builder, inside, place, separator, ifEmpty), done)
    if (after !== null) builder.skip(after, done)
    after = done
    if (first === separator) before = done
  }
  const end = builder.state()
  builder.skip(before, end)
  if (after !== null) builder.skip(after, end)
  return end
}

function addNamedValue(
  builder: AutomatonBuilder,
  from: number,
  place: Place,
  separator: string,
  ifEmpty: string,
): number {
  const { variable, operator, rule } = place
  const { kind } = rule
  const name = encodeReserved(variable.name)
  const form = tagOf(place, ROLE.form)
  const values = VALUE_SETS[operator]
  const pair = (start: number, text: string): number => {
    const named = builder.text(start, text, form)
    const valued = readValue(builder, builder.text(named, '=', form), place, values)
    const end = builder.state()
    builder.skip(valued.last, end)
    if (valued.mayBeEmpty) builder.skip(ifEmpty === '=' ? valued.first : named, end)
    return end
  }
  if (!variable.explode) {
    if (kind === 'string') return pair(from, name)
    const start = builder.text(builder.text(from, name, form), '=', form)
    return addMembers(builder, start, place, values, operator !== ';')
  }
  if (kind === 'record') {
    const key = builder.many(from, values, tagOf(place, ROLE.key))
    const value = readValue(builder, builder.text(key.last, '=', form), place, values)
    const end = builder.state()
    builder.skip(value.last, end)
    if (value.mayBeEmpty) builder.skip(ifEmpty === '=' ? value.first : key.last, end)
    builder.skip(builder.text(end, separator, tagOf(place, ROLE.separator)), from)
    return end
  }
  const end = pair(from, name)
  if (kind === 'list')
    builder.skip(builder.text(end, separator, tagOf(place, ROLE.separator)), from)
  return end
}

/** The value of a variable without a name; not empty, except after `#`. */
function addValue(
  builder: AutomatonBuilder,
  from: number,
  place: Place,
  list: readonly Place[],
): number {
  const { variable, operator, rule } = place
  const { kind } = rule
  const row = OPERATOR_ROWS[operator]
  const all: SymbolSet = VALUE_SETS[operator]
  const values = list.length > 1 && row.reserved ? less(all, ',') : all
  if (kind === 'string') {
    const value = readValue(builder, from, place, values)
    if (operator !== '#') return value.last
    const end = builder.state()
    if (value.mayBeEmpty) builder.skip(value.first, end)
    builder.skip(value.last, end)
    return end
  }
  if (kind === 'integer') return readValue(builder, from, place, all).last
  if (!variable.explode) {
    return addMembers(builder, from, place, row.reserved ? less(all, ',') : all, false)
  }
  const members = row.reserved ? less(all, kind === 'record' ? ',=' : ',') : all
  const start = builder.state()
  builder.skip(from, start)
  let end: number
  if (kind === 'record') {
    const key = builder.many(start, members, tagOf(place, ROLE.key)).last
    const value = readValue(
      builder,
      builder.text(key, '=', tagOf(place, ROLE.form)),
      place,
      members,
    )
    end = builder.state()
    if (value.mayBeEmpty) builder.skip(value.first, end)
    builder.skip(value.last, end)
  } else end = readValue(builder, start, place, members).last
  builder.skip(builder.text(end, row.separator, tagOf(place, ROLE.separator)), start)
  return end
}

/** `a,b` of a list, `k,v,k,v` of a record, and one integer. */
function addMembers(
  builder: AutomatonBuilder,
  from: number,
  place: Place,
  values: SymbolSet,
  mayBeEmpty: boolean,
): number {
  const { kind } = place.rule
  if (kind === 'integer') return readValue(builder, from, place, values).last
  const start = builder.state()
  builder.skip(from, start)
  let value = start
  if (kind === 'record') {
    const key = builder.many(start, values, tagOf(place, ROLE.key)).last
    value = builder.text(key, ',', tagOf(place, ROLE.form))
  }
  const member = readValue(builder, value, place, values)
  const end = builder.state()
  builder.skip(member.last, end)
  if ((mayBeEmpty || kind === 'record') && member.mayBeEmpty) builder.skip(member.first, end)
  builder.skip(builder.text(end, ',', tagOf(place, ROLE.separator)), start)
  return end
}

/** One value of a variable, as its rule allows it. */
function readValue(
  builder: AutomatonBuilder,
  from: number,
  place: Place,
  values: SymbolSet,
): Value {
  const { language, kind } = place.rule
  const tag = tagOf(place, ROLE.value)
  if (language === null) return builder.many(from, values, tag)
  const set = kind === 'integer' ? common(values, INTEGER_SET) : values
  return builder.language(from, language, set, tag)
}

function tagOf({ id }: Place, role: Role): number {
  return id * ROLES + role
}
