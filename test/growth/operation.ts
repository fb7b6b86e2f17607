import type { GrammarName } from './grammar.ts'

/** Something that reads a text of any length. */
export interface Operation {
  readonly name: string
  /** The kind of text. */
  readonly reads: GrammarName
  /** It may throw what says that the text is wrong, and return a promise. */
  run(text: string): unknown
}
