import { quote, shorten } from '@waymark/infra/internal'
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

  constructor(code: PublicSuffixListCode, line: number, column: number, excerpt = '') {
    const what = excerpt === '' ? '' : `, ${quote(shorten(excerpt, 60))}`
    const { summary, remedy } = LIST_WORDS[code]
    super(`${summary.slice(0, -1)} (line ${line}, column ${column}${what}). ${remedy}`)
    this.name = 'PublicSuffixListError'
    this.code = code
    this.line = line
    this.column = column
  }
}
