import type { UrlCauseCode } from './cause-code.ts'

/** A cause, its place, and what to say about it; without a message, the summary of its entry is said. */
export interface FoundCause {
  readonly code: UrlCauseCode
  readonly start: number
  readonly end: number
  readonly message?: string | undefined
  readonly remedy?: string | undefined
}
