import type { URLNormalizationOptions } from './config.ts'
import { type ISO8601DateTime, validateISO8601DateTime } from './date-time.ts'
import { type LanguageTag, type LanguageTagOptions, validateLanguageTag } from './language-tag.ts'
import type { URLSourceDatabase, URLSourceEntry } from './url-source.ts'
import { validateURLSourceDatabase } from './url-source-database.ts'
import { validateURLSourceEntry } from './url-source-entry.ts'
import type { AbsoluteURL, NormalizedURL } from './url-types.ts'
import { validateURL } from './validate-url.ts'

/**
 * Whether a value is an absolute URL that begins with exactly `https://` or `http://`. Its host may be one that no visitor
 * reaches.
 *
 * @example
 * ```ts
 * import { isAbsoluteURL } from '@waymark/i18n-validation'
 *
 * isAbsoluteURL('https://a.example/tea/?q') // => true
 * isAbsoluteURL('HTTPS://a.example/') // => false
 * isAbsoluteURL('/tea') // => false
 * ```
 */
export function isAbsoluteURL(value: unknown): value is AbsoluteURL {
  return isWrittenAbsolute(value) && validateURL(value).valid
}

/**
 * Whether a value is a URL in normal form.
 *
 * @example
 * ```ts
 * import { isNormalizedURL } from '@waymark/i18n-validation'
 *
 * isNormalizedURL('https://a.example/tea') // => true
 * isNormalizedURL('https://a.example/tea/') // => false
 * isNormalizedURL('https://a.example/tea/', { trailingSlash: 'always' }) // => true
 * ```
 */
export function isNormalizedURL<Slash extends string = 'never'>(
  value: unknown,
  config?: URLNormalizationOptions<Slash>,
): value is NormalizedURL {
  return validateURL(value, config, { mode: 'check' }).valid
}

/**
 * Whether `validateLanguageTag` accepts a value.
 *
 * @example
 * ```ts
 * import { isLanguageTag } from '@waymark/i18n-validation'
 *
 * isLanguageTag('zh-Hant-TW') // => true
 * isLanguageTag('de_DE') // => false
 * ```
 */
export function isLanguageTag(value: unknown, options?: LanguageTagOptions): value is LanguageTag {
  return validateLanguageTag(value, options).valid
}

/**
 * Whether `validateISO8601DateTime` accepts a value.
 *
 * @example
 * ```ts
 * import { isISO8601DateTime } from '@waymark/i18n-validation'
 *
 * isISO8601DateTime('2024-03-15T10:00:00.25Z') // => true
 * isISO8601DateTime('2024-03-15T10:00:00+01:00') // => false
 * ```
 */
export function isISO8601DateTime(value: unknown): value is ISO8601DateTime {
  return validateISO8601DateTime(value).valid
}

/**
 * Whether a value is a valid entry and `isAbsoluteURL` accepts all its URLs. The validator accepts more URLs and corrects
 * them.
 *
 * @example
 * ```ts
 * import { isURLSourceEntry } from '@waymark/i18n-validation'
 *
 * isURLSourceEntry({ loc: 'https://a.example/', lastmod: '2024-03-15' }) // => true
 * isURLSourceEntry({ loc: '/' }) // => false
 * ```
 */
export function isURLSourceEntry(value: unknown): value is URLSourceEntry {
  // The validator has checked the types of all members; only the spelling of URLs remains to be checked.
  return validateURLSourceEntry(value).valid && hasAbsoluteURLs(value as URLSourceEntry)
}

/**
 * Whether a value is a valid database and `isAbsoluteURL` accepts all its URLs.
 *
 * @example
 * ```ts
 * import { isURLSourceDatabase } from '@waymark/i18n-validation'
 *
 * isURLSourceDatabase({ urls: [{ loc: 'https://a.example/' }] }) // => true
 * isURLSourceDatabase({ urls: [{ loc: '/' }] }) // => false
 * ```
 */
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
