import type { Mutant } from './make-mutants.ts'

/** What a lane is asked: to run tests from the first to the last until one fails. */
export interface LaneTask {
  /** `null` runs the sources as they are. */
  readonly mutant: Mutant | null
  /** From the root, with `/`. */
  readonly tests: readonly string[]
}

/** What it answers. */
export interface LaneAnswer {
  /** The test that failed, with its file; `null` if all passed. */
  readonly failed: { readonly file: string; readonly name: string } | null
}

/** What it says at each test that ends. */
export const PROGRESS = 'progress'
