/** The name of a rule of the catalogue. */
export type RuleName =
  | 'parse-serialise'
  | 'unwrap-redirects'
  | 'uppercase-percent-encoding'
  | 'decode-unreserved'
  | 'lowercase-scheme-host'
  | 'force-scheme'
  | 'strip-credentials'
  | 'ipv4-canonical'
  | 'ip-to-host'
  | 'strip-host-trailing-dot'
  | 'merge-site-aliases'
  | 'www'
  | 'remove-default-port'
  | 'empty-path-slash'
  | 'remove-dot-segments'
  | 'nfc-path'
  | 'strip-session-ids'
  | 'collapse-slashes'
  | 'remove-directory-index'
  | 'trailing-slash'
  | 'remove-query'
  | 'keep-params'
  | 'remove-tracking-params'
  | 'remove-default-params'
  | 'remove-empty-params'
  | 'sort-query'
  | 'remove-empty-query'
  | 'strip-text-fragment'
  | 'remove-fragment'
  | 'remove-empty-fragment'

/** Something for each preset, by name. */
export type Presets<Value> = {
  /** Canonical page URLs for sitemaps and hreflang: https and http only, no query, no fragment, no trailing slash. */
  readonly seo: Value
  /** Only the changes that the URL Standard itself makes. */
  readonly standard: Value
  /** Syntax-based normalisation of RFC 3986, on the string as it is written. */
  readonly 'rfc3986-syntax': Value
  /** Scheme-based normalisation of RFC 3986, on the string as it is written. */
  readonly 'rfc3986-scheme': Value
  /** Every rule that preserves what the URL identifies. */
  readonly safe: Value
  /** Every rule that preserves what nearly all servers mean, and trailing slashes left as they are. */
  readonly 'usually-safe': Value
  /** As few forms of a page’s URL as possible, to find duplicates. Do not publish or request these URLs. */
  readonly aggressive: Value
  /** The seven steps of a design guide for resource URIs: case, default port, dots, trailing slash, order, empty parameters. */
  readonly 'uri-guide': Value
  /** For crawlers that visit each page once: no fragment, no tracking, no sessions, parameters in order. */
  readonly crawler: Value
  /** For reports that merge the spellings of one page: no trailing slash, no fragment, no tracking; all other parameters stay as they are. */
  readonly analytics: Value
  /** The safe flags of purell. */
  readonly 'purell-safe': Value
  /** The usually safe flags of purell; removes trailing slashes. */
  readonly 'purell-usually-safe-greedy': Value
  /** The usually safe flags of purell; adds trailing slashes. */
  readonly 'purell-usually-safe-non-greedy': Value
  /** The unsafe flags of purell; removes trailing slashes and `www`. */
  readonly 'purell-unsafe-greedy': Value
  /** The unsafe flags of purell; adds trailing slashes and `www`. */
  readonly 'purell-unsafe-non-greedy': Value
  /** All flags of purell; removes trailing slashes and `www`. */
  readonly 'purell-all-greedy': Value
  /** All flags of purell; adds trailing slashes and `www`. */
  readonly 'purell-all-non-greedy': Value
  /** One form for URLs that browsers open alike, as web archives do it. */
  readonly 'iipc-semantic-precise': Value
  /** One form for URLs that lead to one page, as web archives do it: without fragment. */
  readonly 'iipc-semantic': Value
  /** One form for captures of one page, as web archives do it. */
  readonly 'iipc-aggressive': Value
  /** The canonical form that Google Safe Browsing looks up. */
  readonly 'safe-browsing': Value
}

/** The name of a preset. */
export type PresetName = Extract<keyof Presets<unknown>, string>
