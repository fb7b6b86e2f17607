import { AutomatonBuilder, type Graph } from './automaton-builder.ts'
import { encodeReserved } from './expand-template.ts'
import {
  addExpression,
  type NumberedOccurrence,
  type ReadOccurrence,
} from './expression-automaton.ts'
import { isOpen, type Matching } from './matching.ts'
import { OPERATOR_ROWS } from './operators.ts'
import type { TemplatePart, VariableSpec } from './parse-template.ts'
import { addQuery, type ReadVariable } from './query-automaton.ts'
import { divideAtQuery } from './query-parameters.ts'
import { LITERAL } from './tags.ts'
import { surroundingsOf } from './uri-place.ts'
import { valueSet } from './value-sets.ts'
import type { CompiledRule } from './variable-rule.ts'

/** A template, what its variables may hold, and which URIs it matches. */
export interface Source {
  readonly parts: readonly TemplatePart[]
  /** `null` is `canonical`. */
  readonly matching: Matching | null
  ruleOf(variable: VariableSpec): CompiledRule
}

/** One automaton for some templates. Templates that begin alike share its first states. */
export interface Automaton extends Graph {
  readonly occurrences: readonly ReadOccurrence[]
}

/**
 * The automaton of everything that some templates match.
 *
 * @param isExact - If not, it also reads queries without a parameter that must appear, which is found out by its variable.
 * Then it is much smaller.
 * @returns `null` if it would be too large.
 */
export function buildAutomaton(sources: readonly Source[], isExact = true): Automaton | null {
  const builder = new AutomatonBuilder()
  const occurrences: NumberedOccurrence[] = []
  for (const source of sources) {
    const add = (occurrence: ReadOccurrence): NumberedOccurrence => {
      const numbered = { ...occurrence, id: occurrences.length }
      occurrences.push(numbered)
      return numbered
    }
    builder.end(addTemplate(builder, source, add, isExact))
    if (builder.isTooLarge) return null
  }
  const graph = builder.finish()
  return graph && { ...graph, occurrences }
}

type Add = (occurrence: ReadOccurrence) => NumberedOccurrence

/** @returns The state after the template; the automaton may be too large by then. */
function addTemplate(
  builder: AutomatonBuilder,
  { parts, matching, ruleOf }: Source,
  add: Add,
  isExact: boolean,
): number {
  const mode = matching ?? 'canonical'
  const surroundings = surroundingsOf(parts)
  const read: ReadVariable = (variable, operator, values) => {
    const around = surroundings.get(variable)!
    const rule = ruleOf(variable)
    return add({
      variable,
      operator,
      rule,
      values: builder.same(values ?? valueSet(operator, around, mode)),
      plusIsSpace: mode === 'form' && around.place === 'query' && !OPERATOR_ROWS[operator].reserved,
      isScattered:
        values !== null && variable.explode && (rule.kind === 'list' || rule.kind === 'record'),
    })
  }
  const addParts = (from: number, list: readonly TemplatePart[], isWhole: boolean): number => {
    let state = from
    for (const [index, part] of list.entries()) {
      if (part.kind === 'literal') {
        const text = encodeReserved(part.text)
        state =
          isWhole && index === 0
            ? builder.prefix(text, LITERAL)
            : builder.text(state, text, LITERAL)
      } else {
        const { variables, operator } = part
        // Other templates may go on from a shared state.
        const start = builder.state()
        builder.skip(state, start)
        state = addExpression(
          builder,
          start,
          variables.map((variable) => read(variable, operator, null)),
        )
      }
      if (builder.isTooLarge) return state
    }
    return state
  }
  if (!isOpen(mode)) return addParts(0, parts, true)
  const { before, query, after } = divideAtQuery(parts, mode)
  const path = addParts(0, before, true)
  if (query === null || builder.isTooLarge) return addParts(path, after, false)
  // Other templates may go on from a shared state.
  const start = builder.state()
  builder.skip(path, start)
  const once = new Set<string>()
  const repeated = new Set<string>()
  for (const { name } of surroundings.keys()) (once.has(name) ? repeated : once).add(name)
  const isCheckedLater = ({ name }: VariableSpec): boolean => !isExact && !repeated.has(name)
  const form = { matching: mode, read, isCheckedLater }
  return addParts(addQuery(builder, start, query, form), after, false)
}
