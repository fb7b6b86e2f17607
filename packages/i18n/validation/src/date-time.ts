import { type Sentence, sentence } from '@waymark/infra/internal'
import { BOOLEAN, type OptionTable, optionType } from '@waymark/infra/options'
import { parseW3cDate, type W3cDate } from '@waymark/sitemap'
import { certainDateTime } from './certain-values.ts'
import { checkOwnOptions } from './own-options.ts'
import {
  makeError,
  makeErrorWith,
  sayValue,
  type ValidationProblem,
  type ValidationResult,
} from './validation-problem.ts'

declare const w3cDateTime: unique symbol
declare const dateTime: unique symbol

/**
 * A validated date as sitemaps have it, as it is written: `2024`, `2024-03`, `2024-03-15`, or a day with a time and a time zone,
 * such as `2024-03-15T10:00Z` and `2024-03-15T10:00:00.5+09:00`.
 *
 * @see https://www.w3.org/TR/NOTE-datetime
 */
export type W3CDateTime = string & { readonly [w3cDateTime]: true }

/** A date and time in UTC that is validated. */
export type ISO8601DateTime = W3CDateTime & { readonly [dateTime]: true }

/** Options for validating a date and time. */
export interface DateTimeOptions {
  /** Whether a date after `now` is accepted. Default `true`. */
  readonly allowFuture?: boolean | undefined
  /** The current time, for `allowFuture: false`: a date or milliseconds since 1970. Default: the clock. */
  readonly now?: Date | number | undefined
}

export const DATE_TIME_OPTIONS: OptionTable<DateTimeOptions> = {
  allowFuture: BOOLEAN,
  now: /* @__PURE__ */ optionType(
    'a date or milliseconds since 1970',
    (value) => (value instanceof Date || typeof value === 'number') && !Number.isNaN(Number(value)),
  ),
}

type DateTimeErrorCode = 'WRONG_TYPE' | 'INVALID_DATE_TIME' | 'FUTURE_DATE_TIME'

/** The result of `validateISO8601DateTime`. */
export type DateTimeResult<Original = unknown> = ValidationResult<
  ISO8601DateTime,
  ValidationProblem<DateTimeErrorCode>,
  Original
>

/**
 * Validates a date and time in UTC: `2024-03-15T10:00:00Z`, with an optional decimal fraction of any length. The day must
 * exist. `24:00:00` and leap seconds are not accepted.
 *
 * @throws {TypeError} If an option is wrong; never because of `value`.
 *
 * @example
 * ```ts
 * import { validateISO8601DateTime } from '@waymark/i18n-validation'
 *
 * validateISO8601DateTime('2024-03-15T10:00:00Z').valid // => true
 * const { errors } = validateISO8601DateTime('2024-02-30T10:00:00Z')
 * errors[0].message // => '"2024-02-30T10:00:00Z" has a day that does not exist.'
 * ```
 */
export function validateISO8601DateTime<Original>(
  value: Original,
  options?: DateTimeOptions,
): DateTimeResult<Original> {
  const error = checkUtcDateTime(value, checkOwnOptions(options, DATE_TIME_OPTIONS))
  if (error !== null) return { valid: false, errors: [error], original: value }
  return { valid: true, data: String(value) as ISO8601DateTime, original: value }
}

/** Returns what is wrong with a date and time in UTC; `null` if it is valid. */
function checkUtcDateTime(
  value: unknown,
  options: DateTimeOptions,
): ValidationProblem<DateTimeErrorCode> | null {
  const reason = typeof value === 'string' ? explainUtc(value) : null
  if (reason === null) return checkDateTime(value, options)
  const remedy = sentence('Write the date and time in UTC, such as 2024-03-15T10:00:00Z.')
  return { ...makeErrorWith('INVALID_DATE_TIME', reason, remedy), end: String(value).length }
}

function explainUtc(value: string): Sentence | null {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(value)) return null
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return sentence('{value:quote60} has no time.', { value })
  if (/^[^T]*T.*[+-]\d\d:?\d\d$/s.test(value))
    return sentence('{value:quote60} has an offset instead of Z.', { value })
  return sentence('{value:quote60} does not have the form 2024-03-15T10:00:00Z.', { value })
}

/** Returns what is wrong with a date as sitemaps have it; `null` if it is valid. The options are already checked. */
export function checkDateTime(
  value: unknown,
  options: DateTimeOptions,
): ValidationProblem<DateTimeErrorCode> | null {
  if (typeof value !== 'string') {
    return makeErrorWith(
      'WRONG_TYPE',
      sentence('A date and time must be a string, not {got:phrase}.', { got: sayValue(value) }),
      sentence('Write a string such as "2024-03-15T10:00:00Z".'),
    )
  }
  const date = parseW3cDate(value)
  if (date === null) return explainDateTime(value)
  if (options.allowFuture !== false || !isAfter(date, options.now)) return null
  const message = sentence('{value:quote60} is in the future.', { value })
  return makeError('FUTURE_DATE_TIME', message, 0, value.length)
}

/** Month, hour, minute and second. */
const PARTS =
  /^\d{4}-(\d\d)(?:-\d\d(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))?)?$/

function explainDateTime(value: string): ValidationProblem<'INVALID_DATE_TIME'> {
  const wrong = (message: Sentence, start = 0, end: number = value.length) =>
    makeError('INVALID_DATE_TIME', message, start, end)
  if (certainDateTime(`${value.trim()}Z`) !== null) {
    const message = sentence('{value:quote60} has no time zone.', { value })
    const remedy = sentence(
      'Add the time zone, as in 2024-03-15T10:00:00Z or 2024-03-15T10:00:00+09:00.',
    )
    return { ...makeErrorWith('INVALID_DATE_TIME', message, remedy), end: value.length }
  }
  const match = PARTS.exec(value)
  if (match === null) {
    return wrong(
      sentence('{value:quote60} is not a date such as 2024-03-15 or 2024-03-15T10:00:00Z.', {
        value,
      }),
    )
  }
  // Two digits are compared as text.
  const [, month = '', hour = '', minute = '', second = ''] = match
  if (month < '01' || month > '12')
    return wrong(sentence('{value:quote60} has a month that does not exist.', { value }), 5, 7)
  if (hour > '23')
    return wrong(sentence('{value:quote60} has an hour that does not exist.', { value }), 11, 13)
  if (minute > '59')
    return wrong(sentence('{value:quote60} has a minute that does not exist.', { value }), 14, 16)
  if (second > '59')
    return wrong(sentence('{value:quote60} has a second that does not exist.', { value }), 17, 19)
  return wrong(sentence('{value:quote60} has a day that does not exist.', { value }), 8, 10)
}

function isAfter({ minutes, seconds, fraction }: W3cDate, now: Date | number | undefined): boolean {
  const limit = now === undefined ? Date.now() : Number(now)
  return minutes * 60_000 + seconds * 1000 + Number(`0.${fraction}`) * 1000 > limit
}
