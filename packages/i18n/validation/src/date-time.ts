import { type Sentence, sentence } from '@waymark/infra/internal'
import { BOOLEAN, type OptionTable, optionType } from '@waymark/infra/options'
import { checkOwnOptions } from './own-options.ts'
import {
  makeError,
  makeErrorWith,
  sayValue,
  type ValidationProblem,
  type ValidationResult,
} from './validation-problem.ts'

declare const dateTime: unique symbol

/** A date and time in UTC that is validated. */
export type ISO8601DateTime = string & { readonly [dateTime]: true }

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
  const error = checkDateTime(value, checkOwnOptions(options, DATE_TIME_OPTIONS))
  if (error !== null) return { valid: false, errors: [error], original: value }
  return { valid: true, data: String(value) as ISO8601DateTime, original: value }
}

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?Z$/

/** Returns what is wrong with a date and time; `null` if it is valid. The options are already checked. */
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
  const wrong = (message: Sentence, start = 0, end: number = value.length) =>
    makeError('INVALID_DATE_TIME', message, start, end)
  const match = SHAPE.exec(value)
  if (match === null) return wrong(explainShape(value))
  const year = Number(match[1])
  const month = Number(match[2])
  const day = Number(match[3])
  if (month < 1 || month > 12)
    return wrong(sentence('{value:quote60} has a month that does not exist.', { value }), 5, 7)
  if (day < 1 || day > daysIn(year, month))
    return wrong(sentence('{value:quote60} has a day that does not exist.', { value }), 8, 10)
  // Two digits are compared as text.
  const [hour, minute, second] = [match[4]!, match[5]!, match[6]!]
  if (hour > '23')
    return wrong(sentence('{value:quote60} has an hour that does not exist.', { value }), 11, 13)
  if (minute > '59')
    return wrong(sentence('{value:quote60} has a minute that does not exist.', { value }), 14, 16)
  if (second > '59')
    return wrong(sentence('{value:quote60} has a second that does not exist.', { value }), 17, 19)
  if (options.allowFuture === false && isFuture(match, year, options.now)) {
    return makeError(
      'FUTURE_DATE_TIME',
      sentence('{value:quote60} is in the future.', { value }),
      0,
      value.length,
    )
  }
  return null
}

function explainShape(value: string): Sentence {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return sentence('{value:quote60} has no time.', { value })
  if (/^[^T]*T.*[+-]\d{2}:?\d{2}$/s.test(value))
    return sentence('{value:quote60} is not in UTC: it must end in Z.', { value })
  return sentence('{value:quote60} does not have the form 2024-03-15T10:00:00Z.', { value })
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function isFuture(match: RegExpExecArray, year: number, now: Date | number | undefined): boolean {
  const limit = now === undefined ? Date.now() : Number(now)
  // Engines need to parse only three digits of a fraction, and here it may have more.
  const time = Date.parse(`${match[0].slice(0, 19)}Z`) + Number(`0.${match[7] ?? 0}`) * 1000
  return year > 99 && time > limit
}
