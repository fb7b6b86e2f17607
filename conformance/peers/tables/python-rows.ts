import { ComputedError, type List, type Literal, type Names, pathOf, resolved } from './literal.ts'
import { statementsOf } from './statements.ts'

/** A case of a test file of Python. */
export type PythonRow =
  | { readonly kind: 'assert'; readonly of: string; readonly value: Literal }
  | {
      readonly kind: 'parameters'
      readonly of: string
      /** The names of the parameters, and the row of them. */
      readonly names: readonly string[]
      readonly row: Literal
    }
  | { readonly kind: 'unreadable'; readonly of: string; readonly problem: string }

/** What a Python file asserts, with what was assigned to names put in, and the rows of its parametrised tests. */
export function* pythonRows(source: string): Iterable<PythonRow> {
  const names = new Map<string, Literal>()
  let tables: { of: readonly string[]; rows: Literal }[] = []
  let name = ''
  let isParametrised = false
  for (const { kind, name: itsName, value } of statementsOf(source, 'python')) {
    if (kind === 'assign') names.set(itsName, resolved(value, without(names, itsName)))
    else if (kind === 'decorator') tables.push(...tableOf(value))
    else if (kind === 'function') {
      name = itsName
      isParametrised = tables.length > 0
      for (const { of, rows } of tables) yield* rowsOf(name, of, resolved(rows, names))
      tables = []
    } else if (isParametrised || !name.startsWith('test')) {
      // The assertions of a parametrised test are about the rows; others are parts of tests.
    } else if (kind === 'assert') yield { kind, of: name, value: resolved(value, names) }
    else if (kind === 'unreadable') {
      yield { kind, of: name, problem: value.kind === 'code' ? value.value : '' }
    }
  }
}

/** An assignment that uses the name's own value is followed once. */
function without(names: Names, name: string): Names {
  return names.has(name) ? new Map(names) : names
}

function tableOf(value: Literal): { of: readonly string[]; rows: Literal }[] {
  if (value.kind !== 'call' || pathOf(value.callee) !== 'pytest.mark.parametrize') return []
  const [of, rows] = value.args.items
  if (of === undefined || rows === undefined) return []
  const texts = of.kind === 'list' ? of.items : [of]
  const list = texts.flatMap((text) => (text.kind === 'text' ? text.value.split(',') : []))
  return [{ of: list.map((one) => one.trim()), rows }]
}

function* rowsOf(of: string, names: readonly string[], rows: Literal): Iterable<PythonRow> {
  if (rows.kind !== 'list') {
    yield { kind: 'unreadable', of, problem: 'its rows are not a list' }
    return
  }
  for (const row of rows.items) yield { kind: 'parameters', of, names, row: rowOf(row) }
}

/** `pytest.param(…)` is a row with more about it. */
function rowOf(row: Literal): Literal {
  const isParam = row.kind === 'call' && pathOf(row.callee) === 'pytest.param'
  return isParam ? { ...row.args, members: [] } : row
}

/** The items of a row; one that is computed as a whole has none. */
export function itemsOf(row: Literal, count: number): readonly Literal[] {
  if (row.kind === 'code') throw new ComputedError(row.value)
  if (row.kind !== 'list') return [row]
  return (row as List).items.length === count ? row.items : []
}

/** A call of a dotted name, or of a method on one: `a.b(x, k=y).c()` is `a.b` with its arguments. */
export function callOf(literal: Literal): { path: string; args: List } | null {
  if (literal.kind === 'member') {
    const inner = callOf(literal.of)
    return inner && { path: `${inner.path}().${literal.name}`, args: inner.args }
  }
  if (literal.kind !== 'call') return null
  const { callee, args } = literal
  if (callee.kind === 'member' && callee.of.kind === 'call') {
    const inner = callOf(callee.of)
    return inner && { path: `${inner.path}().${callee.name}`, args: inner.args }
  }
  const path = pathOf(callee)
  return path === null ? null : { path, args }
}
