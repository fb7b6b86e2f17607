import type { Problem } from '@waymark/infra/problem'

/** The kinds of findings; `checks` has the meaning and the remedy of each. */
export type FindingCode =
  | 'relative-url'
  | 'unsupported-protocol'
  | 'invalid-url'
  | 'invalid-hreflang'
  | 'unknown-language'
  | 'unknown-region'
  | 'deprecated-subtag'
  | 'language-not-iso-639-1'
  | 'region-not-iso-3166'
  | 'undocumented-subtag'
  | 'self-reference-missing'
  | 'alternate-not-listed'
  | 'return-link-missing'
  | 'alternate-not-normalised-match'
  | 'duplicate-alternate'
  | 'conflicting-alternates'
  | 'duplicate-loc'
  | 'language-mismatch'
  | 'cluster-disagreement'
  | 'mixed-protocol'
  | 'x-default-missing'
  | 'general-language-missing'
  | 'default-language-missing'

/** Where a finding is and what it is about. Members that do not apply are absent. */
export interface FindingDetails {
  /** JSON Pointer into the database, for example `/urls/3/alternates/1/loc`. */
  readonly pointer: string
  /** The URL of the entry as written; of `duplicate-loc` the normal form. */
  readonly loc?: string
  /** The URL of the alternate as written. */
  readonly target?: string
  /** The `hreflang` value concerned, as written. */
  readonly lang?: string
  /** What to write instead. */
  readonly suggestion?: string
  /** `language-mismatch`: the language that the alternate's own entry names. */
  readonly declared?: string
  /** `cluster-disagreement`: the normal forms of the pages named, sorted. */
  readonly targets?: readonly string[]
  /** `duplicate-loc`: how many entries are that page. */
  readonly entries?: number
  /** The language that is missing. */
  readonly language?: string
  /** Of findings that stand for many: how many clusters they are about. */
  readonly clusters?: number
}

/** What an audit has found, and where. */
export interface HreflangFinding extends FindingDetails, Omit<Problem<FindingCode>, 'pointer'> {}
