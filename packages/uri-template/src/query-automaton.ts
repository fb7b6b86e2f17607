import type { AutomatonBuilder } from './automaton-builder.ts'
import { encodeReserved } from './expand-template.ts'
import {
  addExpression,
  addMembers,
  type NumberedOccurrence,
  readValue,
} from './expression-automaton.ts'
import type { Matching } from './matching.ts'
import { OPERATOR_ROWS } from './operators.ts'
import type { Operator, TemplatePart, VariableSpec } from './parse-template.ts'
import { bytesOf, type QueryParameter } from './query-parameters.ts'
import { ENCODED, isIn, plus, type SymbolSet, setOf, without } from './symbols.ts'
import { LITERAL, ROLE, tagOf } from './tags.ts'
import { PARAMETER_SETS } from './value-sets.ts'

/** Numbers an occurrence of a variable. `values` is the set that its values are written in; `null` for that of its operator. */
export type ReadVariable = (
  variable: VariableSpec,
  operator: Operator,
  values: SymbolSet | null,
) => NumberedOccurrence

/** How queries are read. */
export interface QueryForm {
  readonly matching: Matching
  readonly read: ReadVariable
  /** Whether it is found out later that the parameter of a variable is missing. */
  isCheckedLater(variable: VariableSpec): boolean
}

/** With more names in all states, the parameters that must appear are in the order of the template. */
const MAX_BYTES = 2_000

/**
 * Reads a query: its parameters in any order, and others between them, which are ignored, or are the members of an exploded
 * record.
 */
export function addQuery(
  builder: AutomatonBuilder,
  from: number,
  parameters: readonly QueryParameter[],
  form: QueryForm,
): number {
  return new QueryReader(builder, parameters, form).add(from)
}

/** A parameter that can be added in several states. */
interface Parameter {
  /** Its number among those whose appearance is part of the state, or -1. */
  readonly index: number
  add(from: number, to: number): void
}

class QueryReader {
  readonly #builder: AutomatonBuilder
  readonly #form: QueryForm
  readonly #all: SymbolSet
  readonly #names: SymbolSet
  readonly #parameters: Parameter[] = []
  /** Records that take the parameters that have no other place. */
  readonly #collectors: NumberedOccurrence[] = []
  readonly #tree: NameTree = { children: new Map(), isName: false }
  /** How many bytes all names have. */
  #size = 0
  /** Whether a query may be left out. */
  #mayBeEmpty = true
  #counted = 0

  constructor(builder: AutomatonBuilder, parameters: readonly QueryParameter[], form: QueryForm) {
    this.#builder = builder
    this.#form = form
    this.#all = PARAMETER_SETS[form.matching]
    this.#names = builder.less(this.#all, '=')
    for (const parameter of parameters) this.#prepare(parameter)
  }

  add(from: number): number {
    const builder = this.#builder
    if (this.#parameters.length === 0 && this.#collectors.length === 0) return this.#skipQuery(from)
    const counted = this.#counted
    // Which of the parameters that are counted have been read: a set of bits, or how many.
    const isOrdered = 2 ** counted * this.#size > MAX_BYTES
    const count = isOrdered ? counted + 1 : 2 ** counted
    const starts = Array.from({ length: count }, () => builder.state())
    const ends = Array.from({ length: count }, () => builder.state())
    const after = (seen: number, index: number): number => {
      if (index === -1) return seen
      if (isOrdered) return Math.max(seen, index + 1)
      return seen | (1 << index)
    }
    for (const [seen, start] of starts.entries()) {
      const end = ends[seen]!
      // There may be nothing between two `&`: it is not a parameter.
      builder.skip(start, end)
      builder.character(end, '&', LITERAL, start)
      for (const { index, add } of this.#parameters) {
        if (isOrdered && index > seen) continue
        add(start, ends[after(seen, index)]!)
      }
      this.#addOthers(start, end)
      if (builder.isTooLarge) break
    }
    builder.character(from, '?', LITERAL, starts[0]!)
    const last = builder.state()
    if (this.#mayBeEmpty) builder.skip(from, last)
    builder.skip(ends[count - 1]!, last)
    return last
  }

  /** Reads any query, for a template without parameters. */
  #skipQuery(from: number): number {
    const builder = this.#builder
    const query = builder.state()
    builder.character(from, '?', LITERAL, query)
    builder.step(query, builder.same(plus(this.#all, '&')), LITERAL, query)
    const last = builder.state()
    builder.skip(from, last)
    builder.skip(query, last)
    return last
  }

  #prepare(parameter: QueryParameter): void {
    const { name } = parameter
    if (parameter.kind === 'written') {
      this.#know(name)
      this.#mayBeEmpty = false
      const index = this.#isCheckedLater(parameter.value ?? []) ? -1 : this.#counted++
      this.#parameters.push({ index, add: this.#writtenParameter(name, parameter.value) })
      return
    }
    const { variable, operator } = parameter
    const place = this.#form.read(variable, operator, this.#all)
    if (place.isScattered && place.rule.kind === 'record') {
      this.#collectors.push(place)
      return
    }
    this.#know(name)
    const add = (from: number, to: number): void => this.#addVariable(name, place, from, to)
    this.#parameters.push({ index: -1, add })
  }

  #isCheckedLater(value: readonly TemplatePart[]): boolean {
    return value.some(
      (part) =>
        part.kind === 'expression' &&
        OPERATOR_ROWS[part.operator].first === '' &&
        part.variables.some((variable) => this.#form.isCheckedLater(variable)),
    )
  }

  #know(name: readonly number[]): void {
    this.#size += name.length
    let node = this.#tree
    for (const byte of name) {
      const child = node.children.get(byte) ?? { children: new Map(), isName: false }
      node.children.set(byte, child)
      node = child
    }
    node.isName = true
  }

  #addVariable(name: readonly number[], place: NumberedOccurrence, from: number, to: number): void {
    const builder = this.#builder
    const { variable, rule, id } = place
    const form = tagOf(id, ROLE.form)
    const named = this.#addSpelled(from, name, this.#names, form)
    const start = builder.text(named, '=', form)
    if (rule.kind === 'string' || place.isScattered) {
      const value = readValue(builder, start, place, this.#all)
      builder.skip(value.last, to)
      if (!value.mayBeEmpty) return
      builder.skip(value.first, to)
      builder.skip(named, to)
      return
    }
    builder.skip(addMembers(builder, start, place, this.#all, !variable.explode), to)
  }

  /** A parameter whose name, and perhaps value, is part of the template. */
  #writtenParameter(
    name: readonly number[],
    value: readonly TemplatePart[] | null,
  ): (from: number, to: number) => void {
    const builder = this.#builder
    const parts = value ?? []
    const isVariable = parts.map((part) => part.kind === 'expression')
    const [first, last] = [isVariable.indexOf(true), isVariable.lastIndexOf(true)]
    const steps = parts.map((part, index): ((state: number) => number) => {
      if (part.kind === 'expression') {
        const { operator } = part
        const places = part.variables.map((variable) => this.#form.read(variable, operator, null))
        return (state) => {
          const start = builder.state()
          builder.skip(state, start)
          return addExpression(builder, start, places)
        }
      }
      // Text between two variables is not read percent-encoded: that may be part of their values.
      if (index > first && index < last) {
        return (state) => builder.text(state, encodeReserved(part.text), LITERAL)
      }
      const bytes = bytesOf(part.text, this.#form.matching)
      return (state) => this.#addSpelled(state, bytes, this.#all, LITERAL)
    })
    return (from, to) => {
      const named = this.#addSpelled(from, name, this.#names, LITERAL)
      const start = builder.text(named, '=', LITERAL)
      builder.skip(
        steps.reduce((state, step) => step(state), start),
        to,
      )
      if (steps.length === 0) builder.skip(named, to)
    }
  }

  /** Parameters whose names are not in the template. */
  #addOthers(from: number, to: number): void {
    const builder = this.#builder
    if (this.#collectors.length === 0) {
      // It does not matter where the name of an ignored parameter ends.
      this.#addOtherNames(from, this.#all, LITERAL, (state) => builder.skip(state, to))
      return
    }
    // A parameter without a name has no place in a record.
    const unnamed = builder.state()
    builder.character(from, '=', LITERAL, unnamed)
    builder.step(unnamed, this.#all, LITERAL, unnamed)
    builder.skip(unnamed, to)
    for (const place of this.#collectors) {
      const form = tagOf(place.id, ROLE.form)
      const start = builder.state()
      const value = readValue(builder, start, place, this.#all)
      builder.skip(value.last, to)
      if (value.mayBeEmpty) builder.skip(value.first, to)
      this.#addOtherNames(from, this.#names, tagOf(place.id, ROLE.key), (named) => {
        builder.character(named, '=', form, start)
        if (value.mayBeEmpty) builder.skip(named, to)
      })
    }
  }

  /**
   * All names but those of the template: each leaves the tree of these, or ends before one of them does.
   *
   * @param set - The symbols that can follow once a name has left the tree.
   */
  #addOtherNames(from: number, set: SymbolSet, tag: number, end: (named: number) => void): void {
    const builder = this.#builder
    const other = builder.state()
    builder.step(other, set, tag, other)
    end(other)
    const queue: (readonly [node: NameTree, state: number])[] = [[this.#tree, from]]
    for (const [node, state] of queue) {
      if (!node.isName && state !== from) end(state)
      let rest = node.isName ? this.#names : set
      for (const [byte, child] of node.children) {
        const spelled = this.#spell(byte, this.#names)
        rest = without(rest, spelled)
        const next = builder.state()
        builder.step(state, spelled, tag, next)
        queue.push([child, next])
      }
      builder.step(state, builder.same(rest), tag, other)
    }
  }

  #addSpelled(from: number, bytes: readonly number[], set: SymbolSet, tag: number): number {
    let state = from
    for (const byte of bytes) {
      const next = this.#builder.state()
      this.#builder.step(state, this.#spell(byte, set), tag, next)
      state = next
    }
    return state
  }

  /** Every way in which a query writes a byte with the symbols of a set. */
  #spell(byte: number, set: SymbolSet): SymbolSet {
    const isForm = this.#form.matching === 'form'
    const symbols = [ENCODED + byte]
    if (byte < ENCODED && isIn(set, byte) && !(isForm && byte === 0x2b)) symbols.push(byte)
    if (isForm && byte === 0x20) symbols.push(0x2b)
    return this.#builder.same(setOf(symbols))
  }
}

/** The names of a template's parameters, byte by byte. */
interface NameTree {
  readonly children: Map<number, NameTree>
  isName: boolean
}
