import { type GrammarName, type Shape, textOf } from './grammar.ts'
import type { Prepare } from './measure.ts'

/** Something that reads text of any length. */
export interface Operation {
  readonly name: string
  /** The kind of text. */
  readonly reads: GrammarName
  /** The length from which on time grows in proportion, if a limit on the work counts for shorter texts. */
  readonly from?: number
  /** It may throw an error that says what is wrong with the text, and return a promise. */
  run(text: string): unknown
}

/** Makes the texts of a shape for an operation. Most of them are wrong, but to say so takes time, too. */
export function readingOf({ run }: Operation, shape: Shape): Prepare {
  return (size) => {
    const text = textOf(shape, size)
    return () => {
      try {
        const result = run(text)
        return result instanceof Promise ? result.catch(() => {}) : result
      } catch {
        return null
      }
    }
  }
}
