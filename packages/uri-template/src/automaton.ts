import { encodeReserved } from './expand-template.ts'
import { OPERATOR_ROWS } from './operators.ts'
import type { TemplatePart, VariableSpec } from './parse-template.ts'
import { INTEGER_SET, less, type SymbolSet, splitSymbols, VALUE_SETS } from './symbols.ts'

/** What a variable holds when a template is read in reverse. */
export type VariableKind = 'string' | 'integer' | 'list' | 'record'

/** One place of a variable in a template. */
export interface Occurrence {
  readonly variable: VariableSpec
  readonly operator: keyof typeof OPERATOR_ROWS
  readonly kind: VariableKind
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

export interface Transition {
  readonly set: SymbolSet
  readonly tag: number
  readonly to: number
}

/** A finite automaton without empty steps; state 0 is the start. */
export interface Automaton {
  readonly transitions: readonly (readonly Transition[])[]
  readonly accepting: readonly boolean[]
  readonly occurrences: readonly Occurrence[]
}

/** Templates with more steps than this are refused: no resource needs them. */
export const MAX_TRANSITIONS = 20_000

/**
 * The automaton of everything that a template can be expanded to.
 *
 * @returns `null` if it would be too large.
 */
export function buildAutomaton(
  parts: readonly TemplatePart[],
  kindOf: (variable: VariableSpec) => VariableKind,
): Automaton | null {
  const builder = new AutomatonBuilder()
  let state = 0
  for (const part of parts) {
    if (part.kind === 'literal') state = builder.text(state, encodeReserved(part.text), LITERAL)
    else {
      const occurrences = part.variables.map((variable) => ({
        variable,
        operator: part.operator,
        kind: kindOf(variable),
      }))
      state = addExpression(builder, state, occurrences)
    }
    if (builder.isTooLarge) return null
  }
  return builder.finish(state)
}

function addExpression(
  builder: AutomatonBuilder,
  from: number,
  list: readonly Occurrence[],
): number {
  const row = OPERATOR_ROWS[list[0]!.operator]
  if (row.named) return addNamed(builder, from, list)
  // Without names, a variable that is left out could not be told from the one after it: `{x,y}` asks for
  // both, and `{/x,y}` for x before y.
  const isRequired = row.first === ''
  const end = builder.state()
  let state = from
  list.forEach((occurrence, index) => {
    if (!isRequired) builder.skip(state, end)
    const id = builder.occurrence(occurrence)
    const lead = index === 0 ? row.first : row.separator
    state = addValue(builder, builder.text(state, lead, tagOf(id, ROLE.form)), id, occurrence, list)
  })
  builder.skip(state, end)
  return end
}

/** Named variables appear in the order of the template, and each may be left out. */
function addNamed(builder: AutomatonBuilder, from: number, list: readonly Occurrence[]): number {
  const { first, separator, ifEmpty } = OPERATOR_ROWS[list[0]!.operator]
  // Two tracks: nothing written yet, and something written.
  let before = from
  let after: number | null = first === separator ? from : null
  for (const occurrence of list) {
    const id = builder.occurrence(occurrence)
    const done = builder.state()
    const leads: (readonly [number, string])[] = first === separator ? [] : [[before, first]]
    if (after !== null) leads.push([after, separator])
    const inside = builder.state()
    for (const [state, lead] of leads) {
      builder.skip(builder.text(state, lead, tagOf(id, ROLE.form)), inside)
    }
    builder.skip(addNamedValue(builder, inside, id, occurrence, separator, ifEmpty), done)
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
  id: number,
  occurrence: Occurrence,
  separator: string,
  ifEmpty: string,
): number {
  const { variable, kind, operator } = occurrence
  const name = encodeReserved(variable.name)
  const form = tagOf(id, ROLE.form)
  const values = VALUE_SETS[operator]
  const pair = (start: number, text: string): number => {
    const named = builder.text(start, text, form)
    const valued = builder.many(builder.text(named, '=', form), values, tagOf(id, ROLE.value))
    const end = builder.state()
    builder.skip(valued.last, end)
    builder.skip(ifEmpty === '=' ? valued.first : named, end)
    return end
  }
  if (!variable.explode) {
    if (kind === 'string') return pair(from, name)
    const start = builder.text(builder.text(from, name, form), '=', form)
    return addMembers(builder, start, id, occurrence, values, operator !== ';')
  }
  if (kind === 'record') {
    const key = builder.many(from, values, tagOf(id, ROLE.key))
    const value = builder.many(builder.text(key.last, '=', form), values, tagOf(id, ROLE.value))
    const end = builder.state()
    builder.skip(value.last, end)
    builder.skip(ifEmpty === '=' ? value.first : key.last, end)
    builder.skip(builder.text(end, separator, tagOf(id, ROLE.separator)), from)
    return end
  }
  const end = pair(from, name)
  if (kind === 'list') builder.skip(builder.text(end, separator, tagOf(id, ROLE.separator)), from)
  return end
}

/** The value of a variable without a name; not empty, except after `#`. */
function addValue(
  builder: AutomatonBuilder,
  from: number,
  id: number,
  occurrence: Occurrence,
  list: readonly Occurrence[],
): number {
  const { variable, operator, kind } = occurrence
  const row = OPERATOR_ROWS[operator]
  const all: SymbolSet = VALUE_SETS[operator]
  const values = list.length > 1 && row.reserved ? less(all, ',') : all
  if (kind === 'string') {
    const value = builder.many(from, values, tagOf(id, ROLE.value))
    if (operator !== '#') return value.last
    const end = builder.state()
    builder.skip(value.first, end)
    builder.skip(value.last, end)
    return end
  }
  if (kind === 'integer') return builder.many(from, INTEGER_SET, tagOf(id, ROLE.value)).last
  if (!variable.explode) {
    return addMembers(builder, from, id, occurrence, row.reserved ? less(all, ',') : all, false)
  }
  const members = row.reserved ? less(all, kind === 'record' ? ',=' : ',') : all
  const start = builder.state()
  builder.skip(from, start)
  let end: number
  if (kind === 'record') {
    const key = builder.many(start, members, tagOf(id, ROLE.key)).last
    const value = builder.many(
      builder.text(key, '=', tagOf(id, ROLE.form)),
      members,
      tagOf(id, ROLE.value),
    )
    end = builder.state()
    builder.skip(value.first, end)
    builder.skip(value.last, end)
  } else end = builder.many(start, members, tagOf(id, ROLE.value)).last
  builder.skip(builder.text(end, row.separator, tagOf(id, ROLE.separator)), start)
  return end
}

/** `a,b` of a list, `k,v,k,v` of a record, and one integer. */
function addMembers(
  builder: AutomatonBuilder,
  from: number,
  id: number,
  { kind }: Occurrence,
  values: SymbolSet,
  mayBeEmpty: boolean,
): number {
  if (kind === 'integer') return builder.many(from, INTEGER_SET, tagOf(id, ROLE.value)).last
  const start = builder.state()
  builder.skip(from, start)
  let value = start
  if (kind === 'record') {
    const key = builder.many(start, values, tagOf(id, ROLE.key)).last
    value = builder.text(key, ',', tagOf(id, ROLE.form))
  }
  const member = builder.many(value, values, tagOf(id, ROLE.value))
  const end = builder.state()
  builder.skip(member.last, end)
  if (mayBeEmpty || kind === 'record') builder.skip(member.first, end)
  builder.skip(builder.text(end, ',', tagOf(id, ROLE.separator)), start)
  return end
}

function tagOf(occurrence: number, role: Role): number {
  return occurrence * ROLES + role
}

class AutomatonBuilder {
  readonly #steps: Transition[][] = [[]]
  readonly #skips: number[][] = [[]]
  readonly #occurrences: Occurrence[] = []
  #size = 0

  get isTooLarge(): boolean {
    return this.#size > MAX_TRANSITIONS
  }

  occurrence(occurrence: Occurrence): number {
    return this.#occurrences.push(occurrence) - 1
  }

  state(): number {
    this.#skips.push([])
    return this.#steps.push([]) - 1
  }

  skip(from: number, to: number): void {
    this.#skips[from]!.push(to)
  }

  /** Reads one symbol. */
  step(from: number, set: SymbolSet, tag: number, to: number): void {
    this.#steps[from]!.push({ set, tag, to })
    this.#size++
  }

  /** Reads a string. */
  text(from: number, text: string, tag: number): number {
    let state = from
    for (const symbol of splitSymbols(text) ?? []) {
      const next = this.state()
      this.step(state, { groups: [], only: symbol }, tag, next)
      state = next
    }
    return state
  }

  /** Reads one or more symbols of a set; `first` is the state before the first of them. */
  many(from: number, set: SymbolSet, tag: number): { first: number; last: number } {
    const first = this.state()
    this.skip(from, first)
    const last = this.state()
    this.step(first, set, tag, last)
    this.step(last, set, tag, last)
    return { first, last }
  }

  /** Removes the empty steps; `null` if too many real ones remain. */
  finish(end: number): Automaton | null {
    let total = 0
    const transitions: Transition[][] = []
    const accepting: boolean[] = []
    for (let state = 0; state < this.#steps.length; state++) {
      const closure = this.#closure(state)
      const steps = [...closure].flatMap((reached) => this.#steps[reached]!)
      total += steps.length
      if (total > MAX_TRANSITIONS) return null
      transitions.push(steps)
      accepting.push(closure.has(end))
    }
    return { transitions, accepting, occurrences: this.#occurrences }
  }

  #closure(state: number): Set<number> {
    const closure = new Set([state])
    for (const reached of closure) for (const next of this.#skips[reached]!) closure.add(next)
    return closure
  }
}
