import type { ProblemCatalogue, ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import type { UrlErrorName } from '@waymark/url-parser'
import type { UrlCauseCode } from './cause-code.ts'

/** An input with a cause. */
export interface UrlCauseExample extends ProblemExample {
  /** The characters that are the cause; empty if something is missing. */
  readonly marked: string
  readonly right: string
  /** The base URL that the example needs. */
  readonly base?: string
}

/** What there is to know about one cause of validation errors. */
export interface UrlCauseEntry extends ProblemEntry<UrlCauseCode> {
  /** The validation errors that it leads to. */
  readonly errors: readonly UrlErrorName[]
  readonly examples: readonly UrlCauseExample[]
}

/** The catalogue of the causes. */
export interface UrlCauseCatalogue extends ProblemCatalogue {
  readonly entries: readonly UrlCauseEntry[]
}
