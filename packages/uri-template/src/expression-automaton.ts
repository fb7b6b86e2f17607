import type { AutomatonBuilder, Value } from './automaton-builder.ts'
import { encodeReserved } from './expand-template.ts'
import { OPERATOR_ROWS } from './operators.ts'
import type { Operator, VariableSpec } from './parse-template.ts'
import { common, type SymbolSet, setOf } from './symbols.ts'
import { ROLE, tagOf } from './tags.ts'
import type { CompiledRule } from './variable-rule.ts'

/** One place of a variable in a template. */
export interface Occurrence {
  readonly variable: VariableSpec
  readonly operator: Operator
  readonly rule: CompiledRule
}

/** How the values of an occurrence are written in the URIs that are read. */
export interface ReadOccurrence extends Occurrence {
  readonly values: SymbolSet
  readonly plusIsSpace: boolean
  /** Whether its members are query parameters of their own, with others between them. */
  readonly isScattered: boolean
}

/** An occurrence with its number. */
export interface NumberedOccurrence extends ReadOccurrence {
  readonly id: number
}

/** An integer is always written with digits as they are. */
const INTEGER_SET: SymbolSet = /* @__PURE__ */ setOf(
  /* @__PURE__ */ Array.from('-0123456789', (character) => character.charCodeAt(0)),
)

/** Reads an expression, with its variables in the order of the template. */
export function addExpression(
  builder: AutomatonBuilder,
  from: number,
  list: readonly NumberedOccurrence[],
): number {
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
    state = addValue(builder, builder.text(state, lead, tagOf(place.id, ROLE.form)), place, list)
  })
  builder.skip(state, end)
  return end
}

/** Named variables appear in the order of the template, and each may be left out. */
function addNamed(
  builder: AutomatonBuilder,
  from: number,
  list: readonly NumberedOccurrence[],
): number {
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
      builder.skip(builder.text(state, lead, tagOf(place.id, ROLE.form)), inside)
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
  place: NumberedOccurrence,
  separator: string,
  ifEmpty: string,
): number {
  const { variable, operator, rule } = place
  const { kind } = rule
  const name = encodeReserved(variable.name)
  const form = tagOf(place.id, ROLE.form)
  const { values } = place
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
    const key = builder.many(from, builder.less(values, '='), tagOf(place.id, ROLE.key))
    const value = readValue(builder, builder.text(key.last, '=', form), place, values)
    const end = builder.state()
    builder.skip(value.last, end)
    if (value.mayBeEmpty) builder.skip(ifEmpty === '=' ? value.first : key.last, end)
    builder.skip(builder.text(end, separator, tagOf(place.id, ROLE.separator)), from)
    return end
  }
  const end = pair(from, name)
  if (kind === 'list')
    builder.skip(builder.text(end, separator, tagOf(place.id, ROLE.separator)), from)
  return end
}

/** The value of a variable without a name; not empty, except after `#`. */
function addValue(
  builder: AutomatonBuilder,
  from: number,
  place: NumberedOccurrence,
  list: readonly NumberedOccurrence[],
): number {
  const { variable, operator, rule } = place
  const { kind } = rule
  const row = OPERATOR_ROWS[operator]
  const all = place.values
  const values = list.length > 1 && row.separator === ',' ? builder.less(all, ',') : all
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
    return addMembers(builder, from, place, all, false)
  }
  const members = builder.less(all, row.separator)
  const start = builder.state()
  builder.skip(from, start)
  let end: number
  if (kind === 'record') {
    const keys = builder.less(members, '=')
    const key = builder.many(start, keys, tagOf(place.id, ROLE.key)).last
    const value = readValue(
      builder,
      builder.text(key, '=', tagOf(place.id, ROLE.form)),
      place,
      row.reserved ? keys : members,
    )
    end = builder.state()
    if (value.mayBeEmpty) builder.skip(value.first, end)
    builder.skip(value.last, end)
  } else end = readValue(builder, start, place, members).last
  builder.skip(builder.text(end, row.separator, tagOf(place.id, ROLE.separator)), start)
  return end
}

/** `a,b` of a list, `k,v,k,v` of a record, and one integer. */
export function addMembers(
  builder: AutomatonBuilder,
  from: number,
  place: NumberedOccurrence,
  all: SymbolSet,
  mayBeEmpty: boolean,
): number {
  const { kind } = place.rule
  if (kind === 'integer') return readValue(builder, from, place, all).last
  const values = builder.less(all, ',')
  const start = builder.state()
  builder.skip(from, start)
  let value = start
  if (kind === 'record') {
    const key = builder.many(start, values, tagOf(place.id, ROLE.key)).last
    value = builder.text(key, ',', tagOf(place.id, ROLE.form))
  }
  const member = readValue(builder, value, place, values)
  const end = builder.state()
  builder.skip(member.last, end)
  if ((mayBeEmpty || kind === 'record') && member.mayBeEmpty) builder.skip(member.first, end)
  builder.skip(builder.text(end, ',', tagOf(place.id, ROLE.separator)), start)
  return end
}

/** One value of a variable, as its rule allows it. */
export function readValue(
  builder: AutomatonBuilder,
  from: number,
  place: NumberedOccurrence,
  values: SymbolSet,
): Value {
  const { language, kind } = place.rule
  const { plusIsSpace } = place
  const tag = tagOf(place.id, ROLE.value)
  if (language === null) return builder.many(from, values, tag)
  const set = kind === 'integer' ? common(values, INTEGER_SET) : values
  return builder.language(from, language, set, tag, plusIsSpace)
}
