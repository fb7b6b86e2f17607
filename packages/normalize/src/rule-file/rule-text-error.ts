/** A text of rules that cannot be read. The message says what is wrong and what to do. */
export class RuleTextError extends TypeError {
  override readonly name: string = 'RuleTextError'
  /** Offset of the first code unit concerned. */
  readonly start: number
  /** One past the last; equal to `start` where something is missing. */
  readonly end: number

  constructor(message: string, start: number, end: number) {
    super(message)
    this.start = start
    this.end = end
  }
}
