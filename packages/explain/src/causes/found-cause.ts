import type { UrlCauseCode } from './cause-code.ts'
import type { UrlEdit } from './url-edit.ts'

/** A cause, its place, and what to say about it; without a message, the summary of its entry is said. */
export interface FoundCause {
  readonly code: UrlCauseCode
  readonly start: number
  readonly end: number
  readonly message?: string | undefined
  readonly remedy?: string | undefined
  /** What the remedy changes, if it is one change. */
  readonly edit?: UrlEdit | undefined
  /** The host that the change leads to, if it is another than the parser reads. */
  readonly host?: string | undefined
}

/** The change that removes the characters of a cause, or writes others there. */
export function replacing(start: number, end: number, text: string = ''): UrlEdit {
  return { start, end, text }
}
