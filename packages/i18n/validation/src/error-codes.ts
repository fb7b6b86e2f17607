/** The error codes of the specification. */
export type URLErrorCode =
  | 'INVALID_URL'
  | 'RELATIVE_URL'
  | 'UNSUPPORTED_PROTOCOL'
  | 'INVALID_HOST'
  | 'TRAILING_SLASH_VIOLATION'

/** What else can be wrong with a database, an entry, a tag or a date. */
export type URLSourceErrorCode =
  | URLErrorCode
  | 'WRONG_TYPE'
  | 'MISSING_MEMBER'
  | 'UNKNOWN_MEMBER'
  | 'UNSUPPORTED_VERSION'
  | 'INVALID_LANGUAGE_TAG'
  | 'INVALID_DATE_TIME'
  | 'FUTURE_DATE_TIME'

/** What a code means and what to do about it. */
export interface ErrorDescription {
  readonly meaning: string
  readonly remedy: string
}

/** All codes with their meaning and remedy: data for documentation and reports. */
export const ERROR_DESCRIPTIONS: Readonly<Record<URLSourceErrorCode, ErrorDescription>> = {
  INVALID_URL: {
    meaning: 'The text is not a URL, or in check mode not yet in its normal form.',
    remedy: 'Write a complete URL, such as https://example.com/page.',
  },
  RELATIVE_URL: {
    meaning: 'The URL is relative.',
    remedy: 'Write the absolute URL, with scheme and host: https://example.com/page.',
  },
  UNSUPPORTED_PROTOCOL: {
    meaning: 'The scheme is not one of those that are allowed.',
    remedy: 'Use https, or http where the configuration allows it.',
  },
  INVALID_HOST: {
    meaning: 'The host name is not valid.',
    remedy: 'Give a valid domain name, such as example.com.',
  },
  TRAILING_SLASH_VIOLATION: {
    meaning: 'The end of the path breaks the rule for trailing slashes.',
    remedy: 'Write the path as the option trailingSlash says.',
  },
  WRONG_TYPE: {
    meaning: 'The value is of another JSON type than the format asks for.',
    remedy: 'Give a value of the type that the message names.',
  },
  MISSING_MEMBER: {
    meaning: 'A required member is missing.',
    remedy: 'Add the member that the pointer names.',
  },
  UNKNOWN_MEMBER: {
    meaning: 'The format has no member of this name.',
    remedy: 'Remove the member, or correct its name.',
  },
  UNSUPPORTED_VERSION: {
    meaning: 'The version is not one that this package reads.',
    remedy: 'Use the string "1.1".',
  },
  INVALID_LANGUAGE_TAG: {
    meaning: 'The value is not a language tag of BCP 47.',
    remedy: 'Write a tag such as en, pt-BR or zh-Hant, with hyphens.',
  },
  INVALID_DATE_TIME: {
    meaning: 'The value is not a date and time in UTC, or the day does not exist.',
    remedy: 'Write it like 2024-03-15T10:00:00.000Z.',
  },
  FUTURE_DATE_TIME: {
    meaning: 'The date is in the future.',
    remedy: 'Give the time of a change that has happened.',
  },
}

const URL_ERROR_CODES: readonly string[] = [
  'INVALID_URL',
  'RELATIVE_URL',
  'UNSUPPORTED_PROTOCOL',
  'INVALID_HOST',
  'TRAILING_SLASH_VIOLATION',
]

/** Whether a value is one of the specification's five codes. */
export function isURLErrorCode(value: unknown): value is URLErrorCode {
  return typeof value === 'string' && URL_ERROR_CODES.includes(value)
}
