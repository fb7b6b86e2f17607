import type { Edit, Facts, Problem } from '@waymark/infra/problem'

/** The kinds of findings. `checks` describes each. */
export type FindingCode =
  | 'page-url-relative'
  | 'page-url-unsupported-scheme'
  | 'page-url-invalid'
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
  | 'twin-pages'
  | 'languages-merged'
  | 'language-mismatch'
  | 'url-with-two-languages'
  | 'language-disagreement'
  | 'country-as-language'
  | 'languages-swapped'
  | 'cluster-disagreement'
  | 'mixed-protocol'
  | 'x-default-missing'
  | 'general-language-missing'
  | 'default-language-missing'

/** A part of a URL that normalisation can remove. */
export type UrlPart = 'query' | 'fragment' | 'trailing slash'

/**
 * In what the URL of a page differs from a similar one: in the slash at the end of its path, in upper and lower case, in
 * a `www.` at the beginning of its host, or in http and https.
 */
export type TwinDifference = 'slash' | 'case' | 'www' | 'scheme'

/** Another place that a finding is about, such as the page that should link back. */
export interface RelatedPlace {
  /** JSON Pointer into the data. */
  readonly pointer: string
  /** What is there, without a full stop: `the page that should link back`. */
  readonly note: string
  /** What `note` names, as in `Problem`. */
  readonly data?: Facts
}

/** The place and the subject of a finding. Members that do not apply are absent. */
export interface FindingDetails {
  /** JSON Pointer into the data, for example `/urls/3/alternates/1/loc`. */
  readonly pointer: string
  /** The other places, the most important first; at most ten. */
  readonly related?: readonly RelatedPlace[]
  /**
   * The URL of the entry as written; for `duplicate-loc` and `languages-merged`, its normal form; for `url-with-two-languages`
   * and `language-disagreement`, the URL that has the languages.
   */
  readonly loc?: string
  /** The URL of the alternate as written. */
  readonly target?: string
  /** The `hreflang` value as written. */
  readonly lang?: string
  /** How many links of the entry have this value; for `country-as-language`, how many links of all entries. */
  readonly links?: number
  /** `return-link-missing` of an `x-default` link: how many alternates the other page lists. */
  readonly alternates?: number
  /** What to write instead. */
  readonly suggestion?: string
  /**
   * `language-mismatch`: the language in the alternate's own entry, as written. `languages-swapped` and
   * `languages-merged`: the value of the other page.
   */
  readonly declared?: string
  /**
   * `cluster-disagreement`, `conflicting-alternates` and `twin-pages`: the normal forms of the pages, sorted; of `twin-pages` at most
   * ten. `languages-swapped` and
   * `languages-merged`: the two pages as written.
   */
  readonly targets?: readonly string[]
  /** `url-with-two-languages` and `language-disagreement`: the `hreflang` values as written, sorted; at most a hundred. */
  readonly langs?: readonly string[]
  /**
   * `alternate-not-listed`: the URL of an entry that is nearly that of the alternate. `return-link-missing` and
   * `self-reference-missing`: the URL without an entry that is listed instead of the page.
   */
  readonly twin?: string
  /** In what the URLs differ. */
  readonly differs?: readonly TwinDifference[]
  /** Why something that is not certain is reported, in phrases, whose facts are in `data`. */
  readonly evidence?: readonly string[]
  readonly data?: Facts
  /** `languages-merged`: the part in which the URLs differ. */
  readonly part?: UrlPart
  /** `duplicate-loc`: how many entries the page has. `twin-pages`: how many pages are twins. */
  readonly entries?: number
  /** The language that is missing. */
  readonly language?: string
  /** How many clusters a finding is about, if it is reported once for all of them. */
  readonly clusters?: number
  /** With the option `fixes`: the changes of the data that correct it. Absent if no answer is certain. */
  readonly edits?: readonly Edit[]
}

/** One problem that an audit has found. */
export interface HreflangFinding extends FindingDetails, Omit<Problem<FindingCode>, 'pointer'> {}
