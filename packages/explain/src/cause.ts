import type { Sentence } from '@waymark/infra/internal'
import type { ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import type { UrlErrorName, ValidationError } from '@waymark/url-parser'
import type { Evidence } from './evidence.ts'
import type { DomainFaultReason } from './faults/domain-faults.ts'
import type { UrlEdit } from './url-edit.ts'

/** An input with a cause. */
export interface UrlCauseExample extends ProblemExample {
  /** The fewest characters that must go or change; empty if something is missing. */
  readonly marked: string
  /** The input with the edits of the cause, if it has some. */
  readonly right: string
  /** The base URL that the example needs. */
  readonly base?: string
}

/** What there is to know about one cause of validation errors. */
export interface UrlCauseEntry extends ProblemEntry {
  /** The validation errors that it leads to. */
  readonly errors: readonly UrlErrorName[]
  readonly examples: readonly UrlCauseExample[]
  /** The codes of causes of other errors that it says as well, wherever they are in the URL. */
  readonly replaces?: readonly string[]
  /** The codes of causes of other errors that it says as well of the same characters, or of some of them. */
  readonly replacesInside?: readonly string[]
}

/** A cause: what is said of it, and how it is found. The list of all is in `causes/index.ts`. */
export interface Cause extends UrlCauseEntry {
  /**
   * Finds all causes of an error: it is asked only about the `errors` of its entry. If it gives `null`, the next cause of the
   * list is asked. It can give causes of other codes as well: where one look tells several apart, they are in one file, and one
   * of them looks. A fault of a domain needs none.
   */
  find?(evidence: Evidence, error: ValidationError): readonly FoundCause[] | null
  /** The fault of a domain that it is. */
  readonly fault?: FaultRule
  /** Whether it is outside the URL, or in the way that all of it is written. */
  readonly isOfInput?: true
}

/** Which faults of a domain are a cause, and what is said of them. */
export interface FaultRule {
  readonly reasons: readonly DomainFaultReason[]
  /** Whether the cause is about this code point, if others have the same reason. */
  has?(codePoint: number): boolean
  /** The rule, said of a character. */
  rule?(character: Sentence): Sentence
  /** Whether the fault is gone when its characters are. */
  readonly isRemovable?: true
}

/**
 * A cause in an input, its place, and what to say about it. Without a message, the summary of its entry is said, and without a
 * remedy, the remedy of its entry.
 */
export interface FoundCause {
  readonly code: string
  readonly start: number
  readonly end: number
  readonly message?: Sentence | undefined
  readonly remedy?: Sentence | undefined
  /** The one change that the remedy asks for. The examples of the entry say what comes out. */
  readonly edit?: UrlEdit | undefined
  /** The host that the change leads to, if it is another than the parser reads. */
  readonly host?: string | undefined
}

/** The same causes, without the changes that they ask for. */
export function withoutEdits(causes: readonly FoundCause[]): readonly FoundCause[] {
  return causes.map(({ edit: _, ...cause }) => cause)
}

/** What to do about a cause. */
export type Remedy = Pick<FoundCause, 'remedy' | 'edit'>

/** What is said of a cause in place of its entry. */
export type Words = Pick<FoundCause, 'message' | 'remedy'>

/** What is longer is not quoted: many causes of one input would each quote all of it. */
export const LONGEST_SHOWN = 80
