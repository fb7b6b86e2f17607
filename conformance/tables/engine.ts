import type { UrlFunctionOptions } from '@waymark/worker'
import type { Cell, TableCall } from './calls.ts'
import type { Row } from './rows.ts'

/** What an engine is asked: each call about each row. */
export interface Table {
  readonly rows: readonly Row[]
  readonly calls: readonly TableCall[]
  /** A new folder, which is removed afterwards. */
  readonly folder: string
}

/** A call, and its result for each row. */
export type Answered = readonly [call: TableCall, cells: readonly Cell[]]

/** Something that has the functions. */
export interface TableEngine {
  readonly name: string
  /** The options that its functions have. Default: none. */
  readonly options?: UrlFunctionOptions
  /** Why it cannot be asked a call; `null` if it can. Default: it has all functions. */
  lacks?(call: TableCall): string | null
  /** The values that it cannot hold: rows with one, in their cells or their results, are left out. */
  readonly cannotHold?: { readonly what: string; is(text: string): boolean }
  /** Answers all calls, in any order. @throws NotHere */
  ask(table: Table): AsyncIterable<Answered>
}

/** An engine is not on this machine. The message says what is missing. */
export class NotHere extends Error {}

const TRUTH: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...([1, '1', 't'] as const).map((value) => [value, true] as const),
  ...([0, '0', 'f'] as const).map((value) => [value, false] as const),
])

/** The result of a call, which is a boolean also where an engine or a format has another value for it. */
export function cellOf({ returns }: TableCall, value: unknown): Cell {
  // What is of another type differs from every expected cell, and is printed.
  return ((returns === 'boolean' ? TRUTH.get(value) : undefined) ?? value) as Cell
}
