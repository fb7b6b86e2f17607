/**
 * An input is longer than the caller's limit allows.
 *
 * @example
 * ```ts
 * import { InputTooLongError, parseUrl } from '@waymark/url-parser'
 *
 * try {
 *   parseUrl('https://a.example/a-long-path', { maxLength: 20 })
 * } catch (error) {
 *   error instanceof InputTooLongError && error.length // => 29
 * }
 * ```
 */
export class InputTooLongError extends RangeError {
  override readonly name = 'InputTooLongError'
  /** Of the input, in UTF-16 code units. */
  readonly length: number
  /** What was allowed, in UTF-16 code units. */
  readonly maxLength: number

  constructor(length: number, maxLength: number) {
    super(
      `The input has ${length} UTF-16 code units, and no more than ${maxLength} are allowed: shorten it, or raise maxLength`,
    )
    this.length = length
    this.maxLength = maxLength
  }
}

/** @throws InputTooLongError when the input is longer than that. */
export function checkLength(input: string, maxLength: number): void {
  if (input.length > maxLength) throw new InputTooLongError(input.length, maxLength)
}
