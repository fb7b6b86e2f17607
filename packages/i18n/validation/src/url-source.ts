import type { ChangeFrequency } from '@waymark/sitemap'
import type { SitemapImage, SitemapNews, SitemapVideo } from '@waymark/sitemap/extensions'
import type { CanonicalForm } from './canonical-form.ts'
import type { W3CDateTime } from './date-time.ts'
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
  /** When the page last changed: a date of W3C Datetime, such as `2024-03-15` or `2024-03-15T10:00:00+09:00`. */
  readonly lastmod?: string
  /** The language of the page; it implies the self link. */
  readonly lang?: string
  /** How often the page is likely to change. */
  readonly changefreq?: ChangeFrequency
  /** How important the page is for the site, from 0 to 1. */
  readonly priority?: number
  readonly alternates?: readonly URLSourceAlternate[]
  /** At most 1,000. The URLs of images, videos and articles are checked, but not normalised. */
  readonly images?: readonly SitemapImage[]
  readonly videos?: readonly SitemapVideo[]
  /** If the page is an article for Google News. */
  readonly news?: SitemapNews
}

/** The members of a database other than its pages. */
export interface URLSourceHeader {
  readonly version?: '1.1'
  /** When the database was generated: a date in the same form as `lastmod`. */
  readonly generated?: string
  /** The main language of the site; not `x-default`. It is not the language of entries without `lang`. */
  readonly defaultLang?: string
  /** The form in which URLs are compared and published. In a file, it comes before `urls`. */
  readonly canonical?: CanonicalForm
}

/** The pages of a site: the content of `url-source.json`. */
export interface URLSourceDatabase extends URLSourceHeader {
  readonly urls: readonly URLSourceEntry[]
}

/** An alternate with its URL in normal form. Its tag stays as it is written. */
export interface NormalizedURLSourceAlternate extends URLSourceAlternate {
  readonly lang: LanguageTag
  readonly loc: NormalizedURL
}

/** An entry with its URLs in normal form. Its date and its tags stay as they are written. */
export interface NormalizedURLSourceEntry extends URLSourceEntry {
  readonly loc: NormalizedURL
  readonly lastmod?: W3CDateTime
  readonly lang?: LanguageTag
  readonly alternates?: readonly NormalizedURLSourceAlternate[]
}

/** The validated members of a database other than its entries. */
export interface NormalizedURLSourceHeader extends URLSourceHeader {
  readonly generated?: W3CDateTime
  readonly defaultLang?: LanguageTag
}

/** A validated database whose URLs are in normal form. */
export interface NormalizedURLSourceDatabase extends NormalizedURLSourceHeader {
  readonly urls: readonly NormalizedURLSourceEntry[]
}

/** An error in a database, and its place. */
export interface URLSourceError extends Omit<ValidationProblem<URLSourceErrorCode>, 'severity'> {
  /** `warning` only with `lenient`: the value is wrong, but what it means is certain, and the usable part has that. */
  readonly severity: 'error' | 'warning'
  /**
   * JSON Pointer (RFC 6901) of the wrong value, or of the place of a missing member. `start` and `end` are positions in
   * the string at this pointer.
   */
  readonly pointer: string
  readonly cause?: URLValidationError['cause']
  readonly rule?: URLValidationError['rule']
  readonly expected?: URLValidationError['expected']
}

/** One URL that was normalised. */
export interface URLSourceChange {
  /** JSON Pointer (RFC 6901) of the URL. */
  readonly pointer: string
  /** The rules of `@waymark/normalize` that changed it, in their order. */
  readonly rules: readonly string[]
  readonly before: string
  readonly after: NormalizedURL
}

/** The usable part of an entry with errors. */
export interface UsableURLSourceEntry {
  /** The valid members with URLs in normal form, and those whose meaning is certain, as they should be written. */
  readonly entry: NormalizedURLSourceEntry
  /** The URLs of these members that were changed. */
  readonly changes: readonly URLSourceChange[]
  /** The index that each remaining alternate had in the original entry. */
  readonly alternateIndexes: readonly number[]
}

/** The data with all changes, or all errors; in both cases with the original value. */
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
      /** With `lenient`, the usable part of an entry; absent if there is none. */
      readonly usable?: UsableURLSourceEntry
      readonly original: Original
    }
