import type { OptionTable } from '../../packages/infra/src/options.ts'

/** A public function that takes options, the table that it checks them with, and a call that is otherwise right. */
export interface Taker {
  /** Of the function, or of the class whose constructor takes the options. */
  readonly name: string
  /** Where it is declared, from the root, if several functions have this name. */
  readonly file?: string
  readonly table: OptionTable<Record<string, unknown>>
  /** Options without which it cannot be called. Absent: it can be called without any. */
  readonly needs?: object
  /** It may return a promise. */
  call(options: never): unknown
}
