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

/** What to do about each of them. */
export const REMEDIES: Readonly<Record<URLSourceErrorCode, string>> = {
  INVALID_URL: 'Write a complete URL, such as https://example.com/page.',
  RELATIVE_URL: 'Write the absolute URL, with scheme and host: https://example.com/page.',
  UNSUPPORTED_PROTOCOL: 'Use https, or http where the configuration allows it.',
  INVALID_HOST: 'Give a valid domain name, such as example.com.',
  TRAILING_SLASH_VIOLATION: 'Write the path as the option trailingSlash says.',
  WRONG_TYPE: 'Give a value of the type that the message names.',
  MISSING_MEMBER: 'Add the member that the pointer names.',
  UNKNOWN_MEMBER: 'Remove the member, or correct its name.',
  UNSUPPORTED_VERSION: 'Use the string "1.1".',
  INVALID_LANGUAGE_TAG: 'Write a tag such as en, pt-BR or zh-Hant, with hyphens.',
  INVALID_DATE_TIME: 'Write it like 2024-03-15T10:00:00.000Z.',
  FUTURE_DATE_TIME: 'Give the time of a change that has happened.',
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
