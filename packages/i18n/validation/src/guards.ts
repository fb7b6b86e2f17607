import type { URLNormalizationOptions } from './config.ts'
import { type ISO8601DateTime, validateISO8601DateTime } from './date-time.ts'
import { type LanguageTag, type LanguageTagOptions, validateLanguageTag } from './language-tag.ts'
import type { URLSourceDatabase, URLSourceEntry } from './url-source.ts'
import { validateURLSourceDatabase } from './url-source-database.ts'
import { validateURLSourceEntry } from './url-source-entry.ts'
import type { AbsoluteURL, NormalizedURL } from './url-types.ts'
import { validateURL } from './validate-url.ts'

/** Whether a value is an absolute URL whose scheme is `https` or `http`, written so: `HTTPS:` and spaces before it are not. */
export function isAbsoluteURL(value: unknown): value is AbsoluteURL {
  return isWrittenAbsolute(value) && validateURL(value).valid
}

/** Whether a value is a URL that normalising leaves as it is. */
export function isNormalizedURL(
  value: unknown,
  config?: URLNormalizationOptions,
): value is NormalizedURL {
  return validateURL(value, config, { mode: 'check' }).valid
}

/** Whether a value is a language tag; as strict as `validateLanguageTag`. */
export function isLanguageTag(value: unknown, options?: LanguageTagOptions): value is LanguageTag {
  return validateLanguageTag(value, options).valid
}

/** Whether a value is a date and time in UTC. */
export function isISO8601DateTime(value: unknown): value is ISO8601DateTime {
  return validateISO8601DateTime(value).valid
}

/** Whether a value is an entry whose URLs are all as `isAbsoluteURL` wants them; the validator repairs some that are not. */
export function isURLSourceEntry(value: unknown): value is URLSourceEntry {
  // The validator found every member to be what the type says, but for the way in which URLs are written.
  return validateURLSourceEntry(value).valid && hasAbsoluteURLs(value as URLSourceEntry)
}

/** Whether a value is a database, and all its entries are such. */
export function isURLSourceDatabase(value: unknown): value is URLSourceDatabase {
  // As above.
  return (
    validateURLSourceDatabase(value).valid &&
    (value as URLSourceDatabase).urls.every(hasAbsoluteURLs)
  )
}

function hasAbsoluteURLs({ loc, alternates = [] }: URLSourceEntry): boolean {
  return isWrittenAbsolute(loc) && alternates.every((alternate) => isWrittenAbsolute(alternate.loc))
}

function isWrittenAbsolute(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value)
}
