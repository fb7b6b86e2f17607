import { safeMessage } from '@waymark/infra/internal'

/**
 * A text of rules that cannot be read. The message says what is wrong and what to do.
 *
 * @example
 * ```ts
 * import { RuleTextError, readRuleText } from '@waymark/normalize/rule-file'
 *
 * const text = 'sort-query, keep-param(keep=id)'
 * try {
 *   readRuleText(text)
 * } catch (error) {
 *   error instanceof RuleTextError && text.slice(error.start, error.end) // => 'keep-param(keep=id)'
 * }
 * ```
 */
export class RuleTextError extends TypeError {
  override readonly name: string = 'RuleTextError'
  /** Offset of the first code unit concerned. */
  readonly start: number
  /** One past the last; equal to `start` where something is missing. */
  readonly end: number

  constructor(message: string, start: number, end: number) {
    super(safeMessage(message))
    this.start = start
    this.end = end
  }
}
