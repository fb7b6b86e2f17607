import { sentence } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'
import { LIST_WORDS, type PublicSuffixListCode } from './list-words.ts'

/**
 * A string that is not a list of public suffixes. Nothing of it is used.
 *
 * @example
 * ```ts
 * import { createPublicSuffixList, PublicSuffixListError } from '@waymark/public-suffix/list'
 *
 * try {
 *   createPublicSuffixList('com\n*.*.uk')
 * } catch (error) {
 *   error instanceof PublicSuffixListError && error.line // => 2
 * }
 * ```
 */
export class PublicSuffixListError extends SyntaxError {
  declare readonly code: PublicSuffixListCode
  /** From 1. */
  declare readonly line: number
  /** From 1, in UTF-16 code units. */
  declare readonly column: number

  /** What the message names, and `problem` and `remedy`, its sentences about lists in general. */
  declare readonly data: Facts

  constructor(code: PublicSuffixListCode, line: number, column: number, written = '') {
    const facts = { ...LIST_WORDS[code](), line, column }
    const { text, data } =
      written === ''
        ? sentence(
            'line {line:digits}, column {column:digits}: {problem:phrase} {remedy:phrase}',
            facts,
          )
        : sentence(
            'line {line:digits}, column {column:digits}, {written:quote60}: {problem:phrase} {remedy:phrase}',
            { ...facts, written },
          )
    super(text)
    this.name = 'PublicSuffixListError'
    this.code = code
    this.line = line
    this.column = column
    this.data = data
  }
}
