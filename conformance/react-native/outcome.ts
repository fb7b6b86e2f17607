/** A test and what came of it. */
export interface Outcome {
  readonly name: string
  /** `null` when it passes. */
  readonly problem: string | null
}
