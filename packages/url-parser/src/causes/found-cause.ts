import type { UrlCauseCode } from './cause-code.ts'

/** A change of a string: what is written instead of a part of it. */
export interface UrlEdit {
  /** The first UTF-16 code unit that is replaced. */
  readonly start: number
  /** One past the last; equal to `start` if something is added. */
  readonly end: number
  /** What is written there; empty if something is removed. */
  readonly text: string
}

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
