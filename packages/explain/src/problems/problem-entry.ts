import type { ProblemCatalogue, ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import type { UrlErrorName } from '@waymark/url-parser'

/** What there is to know about one of the standard's validation errors. */
export interface UrlProblemEntry extends ProblemEntry<UrlErrorName> {
  /** The part of the standard whose algorithms report it. */
  readonly section: 'IDNA' | 'Host parsing' | 'URL parsing'
  /** Whether the parser ends with failure when it meets the error. */
  readonly fails: 'yes' | 'no' | 'sometimes'
  /** If `fails` is `sometimes`: when. */
  readonly failsWhen?: string
  readonly examples: readonly UrlProblemExample[]
}

/** An input with a validation error. */
export interface UrlProblemExample extends ProblemExample {
  /** The base URL that the example needs. */
  readonly base?: string
}

/** The catalogue of a package whose problems are validation errors. */
export interface UrlProblemCatalogue extends ProblemCatalogue {
  readonly entries: readonly UrlProblemEntry[]
}
