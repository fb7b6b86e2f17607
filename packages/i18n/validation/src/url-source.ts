import type { ISO8601DateTime } from './date-time.ts'
import type { URLSourceErrorCode } from './error-codes.ts'
import type { LanguageTag } from './language-tag.ts'
import type { AbsoluteURL, NormalizedURL } from './url-types.ts'
import type { URLValidationError, ValidationProblem } from './validation-problem.ts'

/** The same page in another language. */
export interface URLSourceAlternate {
  /** A language tag, or `x-default`. */
  readonly lang: string
  readonly loc: AbsoluteURL
}

/** One page. */
export interface URLSourceEntry {
  readonly loc: AbsoluteURL
  /** When the page last changed, in UTC. */
  readonly lastmod: string
  /** The page's own language; it implies the link of the page to itself. */
  readonly lang?: string
  readonly alternates?: readonly URLSourceAlternate[]
}

/** What stands in a database beside its pages. */
export interface URLSourceHeader {
  readonly version: '1.1'
  /** When the database was made, in UTC. */
  readonly generated: string
  /** The main language of the site, a tag and not `x-default`. An entry without `lang` does not get it. */
  readonly defaultLang: string
}

/** The pages of a site: the content of `url-source.json`. */
export interface URLSourceDatabase extends URLSourceHeader {
  readonly urls: readonly URLSourceEntry[]
}

/** An alternate with its URL in normal form; the tag is as it was written. */
export interface NormalizedURLSourceAlternate extends URLSourceAlternate {
  readonly lang: LanguageTag
  readonly loc: NormalizedURL
}

/** An entry with its URLs in normal form; the tags are as they were written. */
export interface NormalizedURLSourceEntry extends URLSourceEntry {
  readonly loc: NormalizedURL
  readonly lastmod: ISO8601DateTime
  readonly lang?: LanguageTag
  readonly alternates?: readonly NormalizedURLSourceAlternate[]
}

/** What stands in such a database beside its entries. */
export interface NormalizedURLSourceHeader extends URLSourceHeader {
  readonly generated: ISO8601DateTime
  readonly defaultLang: LanguageTag
}

/** A database in which every value was checked and every URL is in normal form. */
export interface NormalizedURLSourceDatabase extends NormalizedURLSourceHeader {
  readonly urls: readonly NormalizedURLSourceEntry[]
}

/** One thing that is wrong in a database, and where. */
export interface URLSourceError extends ValidationProblem<URLSourceErrorCode> {
  /**
   * JSON Pointer (RFC 6901) to the value that is wrong; of a missing member, where it should be.
   * `start` and `end` count in the text there.
   */
  readonly pointer: string
  readonly cause?: URLValidationError['cause']
  readonly rule?: URLValidationError['rule']
  readonly expected?: URLValidationError['expected']
}

/** One URL that was normalised. */
export interface URLSourceChange {
  /** JSON Pointer (RFC 6901) to the URL. */
  readonly pointer: string
  /** The rules of `@waymark/normalize` that changed it, in the order they did. */
  readonly rules: readonly string[]
  readonly before: string
  readonly after: NormalizedURL
}

/** What can be used of an entry that has errors. */
export interface UsableURLSourceEntry {
  /** The members that are right, with URLs in normal form. Members that the format does not have are left out. */
  readonly entry: Omit<NormalizedURLSourceEntry, 'lastmod'> & { readonly lastmod?: ISO8601DateTime }
  /** The URLs of these members that were normalised. */
  readonly changes: readonly URLSourceChange[]
  /** Where each alternate that is left was in the entry as it was given. */
  readonly alternateIndexes: readonly number[]
}

/** Either the data with all its changes, or every error; both with what was given. */
export type URLSourceResult<Data, Original = unknown> =
  | {
      readonly valid: true
      readonly data: Data
      readonly changes: readonly URLSourceChange[]
      readonly errors?: undefined
      readonly original: Original
    }
  | {
      readonly valid: false
      readonly data?: undefined
      readonly changes?: undefined
      readonly errors: readonly URLSourceError[]
      /** With `lenient`, what is left of an entry; absent if nothing of it can be used. */
      readonly usable?: UsableURLSourceEntry
      readonly original: Original
    }
