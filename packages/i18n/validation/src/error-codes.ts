import { sentence } from '@waymark/infra/internal'

/** The five error codes of the specification, and two that it does not have: `UNREACHABLE_HOST` and `CREDENTIALS_IN_URL`. */
export type URLErrorCode =
  | 'INVALID_URL'
  | 'RELATIVE_URL'
  | 'UNSUPPORTED_PROTOCOL'
  | 'INVALID_HOST'
  | 'TRAILING_SLASH_VIOLATION'
  | 'UNREACHABLE_HOST'
  | 'CREDENTIALS_IN_URL'

/** All codes, including those for databases, entries, language tags and dates. */
export type URLSourceErrorCode =
  | URLErrorCode
  | 'WRONG_TYPE'
  | 'MISSING_MEMBER'
  | 'UNKNOWN_MEMBER'
  | 'UNSUPPORTED_VERSION'
  | 'INVALID_CANONICAL'
  | 'INVALID_LANGUAGE_TAG'
  | 'INVALID_DATE_TIME'
  | 'FUTURE_DATE_TIME'
  | 'UNKNOWN_CHANGEFREQ'
  | 'PRIORITY_OUT_OF_RANGE'
  | 'INVALID_EXTENSION'

/** The remedy for each code. */
export const REMEDIES: Readonly<Record<URLSourceErrorCode, string>> = {
  INVALID_URL: 'Write a complete URL in its normal form, such as https://example.com/page.',
  RELATIVE_URL:
    'Write the absolute URL with its scheme and host, such as https://example.com/page.',
  UNSUPPORTED_PROTOCOL: 'Use https, or http if the configuration allows it.',
  INVALID_HOST: 'Write a valid domain name, such as example.com.',
  TRAILING_SLASH_VIOLATION: /* @__PURE__ */ sentence(
    'Add or remove the trailing slash, as {trailingSlash:option} requires.',
  ).text,
  UNREACHABLE_HOST: /* @__PURE__ */ sentence(
    'Write the public host of the site, or allow such hosts ({allowUnreachableHosts:option}) for a site under test.',
  ).text,
  CREDENTIALS_IN_URL:
    'Remove the user name and the password from the URL, and change the password.',
  WRONG_TYPE: 'Write a value of the JSON type that the format requires.',
  MISSING_MEMBER: 'Add the missing member.',
  UNKNOWN_MEMBER: 'Remove the member, or correct its name.',
  UNSUPPORTED_VERSION: 'Write the version as the string "1.1".',
  INVALID_CANONICAL: 'Write safe, seo or seo-strict, or an object with single choices.',
  INVALID_LANGUAGE_TAG: 'Write a language tag such as en, pt-BR or zh-Hant.',
  INVALID_DATE_TIME:
    'Write a date such as 2024-03-15, or with a time and a time zone, such as 2024-03-15T10:00:00Z.',
  FUTURE_DATE_TIME: 'Write the time of the last change.',
  UNKNOWN_CHANGEFREQ: 'Write always, hourly, daily, weekly, monthly, yearly or never.',
  PRIORITY_OUT_OF_RANGE: 'Write a number from 0.0 to 1.0, or remove the member.',
  INVALID_EXTENSION: 'Correct the image, the video or the article.',
}

const URL_ERROR_CODES: readonly string[] = [
  'INVALID_URL',
  'RELATIVE_URL',
  'UNSUPPORTED_PROTOCOL',
  'INVALID_HOST',
  'TRAILING_SLASH_VIOLATION',
  'UNREACHABLE_HOST',
  'CREDENTIALS_IN_URL',
]

/**
 * Whether a value is a code of an error in a URL.
 *
 * @example
 * ```ts
 * import { isURLErrorCode } from '@waymark/i18n-validation'
 *
 * isURLErrorCode('RELATIVE_URL') // => true
 * isURLErrorCode('INVALID_DATE_TIME') // => false
 * ```
 */
export function isURLErrorCode(value: unknown): value is URLErrorCode {
  return typeof value === 'string' && URL_ERROR_CODES.includes(value)
}
