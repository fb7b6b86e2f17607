import type { PatternState, PatternView } from './match-patterns.ts'

/** What the page asks of the worker that matches patterns: a regular expression may never come to an end. */
export interface PatternCalls {
  match(state: PatternState): PatternView
}
