import { encodeReserved } from './expand-template.ts'
import type { Matching } from './matching.ts'
import { OPERATOR_ROWS } from './operators.ts'
import type { Operator, TemplatePart, VariableSpec } from './parse-template.ts'
import { ENCODED, splitSymbols } from './symbols.ts'

/** One parameter of a template's query. */
export type QueryParameter =
  /** Of `{?x}` or `{&x}`: it may be left out. */
  | {
      readonly kind: 'variable'
      readonly name: readonly number[]
      readonly variable: VariableSpec
      readonly operator: Operator
    }
  /** Such as `q={x}` or `type=a`: it must appear. */
  | {
      readonly kind: 'written'
      readonly name: readonly number[]
      /** After the `=`; `null` if there is none. */
      readonly value: readonly TemplatePart[] | null
    }

/** A template before its query, its query, and its fragment. */
export interface DividedTemplate {
  readonly before: readonly TemplatePart[]
  /** `null` if the parameters are not told apart by their names: then `before` has the whole query. */
  readonly query: readonly QueryParameter[] | null
  readonly after: readonly TemplatePart[]
}

/** Finds the query of a template and its parameters. */
export function divideAtQuery(parts: readonly TemplatePart[], matching: Matching): DividedTemplate {
  const before: TemplatePart[] = []
  const query: TemplatePart[] = []
  const after: TemplatePart[] = []
  let list = before
  const enter = (next: TemplatePart[]): void => {
    if (list !== after && (next === after || list === before)) list = next
  }
  for (const part of parts) {
    if (part.kind === 'expression') {
      if (part.operator === '#') enter(after)
      else if (part.operator === '?') enter(query)
      list.push(part)
      continue
    }
    for (const text of part.text.split(/(?=[?#])/)) {
      if (text.startsWith('#')) enter(after)
      else if (text.startsWith('?')) enter(query)
      list.push({ ...part, text })
    }
  }
  const parameters = parametersOf(query, matching)
  return parameters === null
    ? { before: [...before, ...query], query: null, after }
    : { before, query: parameters, after }
}

/** The bytes of a name as a query has them. */
export function bytesOf(text: string, matching: Matching): readonly number[] {
  return (splitSymbols(encodeReserved(text)) ?? []).map((symbol) => {
    if (symbol >= ENCODED) return symbol - ENCODED
    return matching === 'form' && symbol === 0x2b ? 0x20 : symbol
  })
}

/** `null` unless each parameter has a name of its own, which is part of the template. */
function parametersOf(
  parts: readonly TemplatePart[],
  matching: Matching,
): readonly QueryParameter[] | null {
  const found: Found[] = []
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'expression') {
      const { operator } = part
      if (operator === (index === 0 ? '?' : '&')) {
        found.push(...part.variables.map((variable) => ({ variable, operator })))
      } else {
        const { named, reserved } = OPERATOR_ROWS[operator]
        const open = found[found.length - 1]
        if (named || reserved || open === undefined || !('name' in open)) return null
        if (open.value === null) return null
        open.value.push(part)
      }
      continue
    }
    const isFirst = index === 0
    for (const [at, piece] of part.text
      .slice(isFirst ? 1 : 0)
      .split('&')
      .entries()) {
      if (at > 0 || isFirst) found.push({ name: '', value: null })
      const open = found[found.length - 1]!
      if (piece === '') continue
      if (!('name' in open)) return null
      const end = open.value === null ? piece.indexOf('=') : -1
      if (open.value === null) open.name += end === -1 ? piece : piece.slice(0, end)
      if (end !== -1) open.value = []
      const text = piece.slice(end + 1)
      if (text !== '') open.value?.push({ ...part, text })
    }
  }
  const parameters = found.flatMap((one): QueryParameter[] => {
    if (!('name' in one)) {
      return [{ kind: 'variable', ...one, name: bytesOf(one.variable.name, matching) }]
    }
    const { name, value } = one
    // `&&` has nothing between.
    if (name === '' && value === null) return []
    return [{ kind: 'written', name: bytesOf(name, matching), value }]
  })
  const names = new Set(parameters.map(({ name }) => name.join()))
  return names.size < parameters.length || names.has('') ? null : parameters
}

type Found =
  | { readonly variable: VariableSpec; readonly operator: Operator }
  | { name: string; value: TemplatePart[] | null }
