import { type Sentence, safeMessage } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'

/** A part of a text. */
export interface TextSpan {
  readonly start: number
  /** One past the last code unit. */
  readonly end: number
}

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
  /** What the message names, as plain values. */
  readonly data: Facts

  /** @param cause - The error of an option of a rule. */
  constructor(said: Sentence, { start, end }: TextSpan, cause?: unknown) {
    super(safeMessage(said.text), cause === undefined ? {} : { cause })
    this.start = start
    this.end = end
    this.data = said.data
  }
}
