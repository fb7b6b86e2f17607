/**
 * How bad a finding is. `error`: search engines drop the link or the page. `warning`: they may, or a human should look.
 * `info`: nothing is wrong, and more would be better.
 */
export type Severity = 'error' | 'warning' | 'info'

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
  | 'label-mismatch'
  | 'cluster-disagreement'
  | 'mixed-protocol'
  | 'x-default-missing'
  | 'general-language-missing'
  | 'default-language-missing'

/** Where a finding is and what it is about. Members that do not apply are absent. */
export interface FindingDetails {
  /** JSON Pointer into the database, for example `/urls/3/alternates/1/loc`. */
  readonly pointer: string
  /** The address of the entry as written; of `duplicate-loc` the normal form. */
  readonly loc?: string
  /** The address of the alternate as written. */
  readonly target?: string
  /** The label concerned, as written. */
  readonly lang?: string
  /** What to write instead. */
  readonly suggestion?: string
  /** `label-mismatch`: the language that the alternate's own entry names. */
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
export interface Finding extends FindingDetails {
  readonly code: FindingCode
  readonly severity: Severity
}
