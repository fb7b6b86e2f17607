import { ComputedError, type Literal, resolved } from './literal.ts'
import { statementsOf } from './statements.ts'

/** A row of a table in a test file of Go. */
export interface GoRow {
  /** The test that has the table; empty for one outside all of them. */
  readonly of: string
  /** What the table is assigned to. */
  readonly table: string
  readonly row: Literal
}

/** The rows of every list that is assigned to one of the names, and each test without such a list. */
export function* goRows(source: string, tables: readonly string[]): Iterable<GoRow | string> {
  let test: string | null = null
  for (const { kind, name, value } of statementsOf(source, 'go')) {
    if (kind === 'function') {
      if (test !== null) yield test
      test = name.startsWith('Test') ? name : null
    } else if (kind === 'assign' && tables.includes(name) && value.kind === 'list') {
      for (const row of value.items) yield { of: test ?? '', table: name, row }
      for (const [key, member] of value.members) {
        yield {
          of: test ?? '',
          table: name,
          row: { kind: 'list', items: [key, member], members: [] },
        }
      }
      test = null
    }
  }
  if (test !== null) yield test
}

/** The fields of a structure, which has them in this order, or with their names. */
export function fieldsOf(row: Literal, names: readonly string[]): Map<string, Literal> | null {
  if (row.kind === 'code') throw new ComputedError(row.value)
  if (row.kind !== 'list') return null
  if (row.members.length === 0) {
    if (row.items.length !== names.length) return null
    return new Map(row.items.map((item, at) => [names[at]!, item]))
  }
  const fields = row.members.map(([key, value]): [string, Literal] => [
    key.kind === 'name' ? key.name : '',
    resolved(value, new Map()),
  ])
  return fields.every(([name]) => names.includes(name)) ? new Map(fields) : null
}
