import type { OptionTable } from '../../packages/infra/src/options.ts'
import type { GrammarName } from '../growth/grammar.ts'

/** A public function that takes options, the table that it checks them with, and a call that is otherwise right. */
export interface Taker {
  /** Of the function, or of the class whose constructor takes the options. */
  readonly name: string
  /** Where it is declared, from the root, if several functions have this name. */
  readonly file?: string
  readonly table: OptionTable<Record<string, unknown>>
  /** Options without which it cannot be called. Absent: it can be called without any. */
  readonly needs?: object
  /** The kind of text that it reads, in place of the text of the plain call. Absent: it reads none. */
  readonly reads?: GrammarName
  /** It may return a promise, or items one by one. */
  call(options: never, text?: string): unknown
}
