import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { sentence } from '@waymark/infra/internal'
import { type Advice, advise } from './sitemap-problem.ts'

/** A moment that a W3C date names: the first one, where it names a longer time. */
export interface W3cDate {
  readonly granularity: 'year' | 'month' | 'day' | 'minute' | 'second' | 'fraction'
  /** Whole minutes since 1970-01-01T00:00Z, negative before. */
  readonly minutes: number
  readonly seconds: number
  /** The digits after the decimal point, as written. */
  readonly fraction: string
}

const FORM =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?(?:Z|([+-])(\d{2}):(\d{2})))?)?)?$/

/**
 * Parses a date of the note "Date and Time Formats", which the protocol asks of `lastmod`: `2005`,
 * `2005-01`, `2005-01-01`, `2005-01-01T10:00Z`, `2005-01-01T10:00:00+01:00`, `2005-01-01T10:00:00.5Z`.
 *
 * @returns `null` for any other form, for a day that no calendar has and for a time without a zone.
 * @see https://www.w3.org/TR/NOTE-datetime
 *
 * @example
 * ```ts
 * import { parseW3cDate } from '@waymark/sitemap'
 *
 * parseW3cDate('2026-01-02T10:00+01:00') // => { granularity: 'minute', minutes: 29455740, seconds: 0, fraction: '' }
 * parseW3cDate('2026-02-30') // => null
 * ```
 */
export function parseW3cDate(text: string): W3cDate | null {
  const match = FORM.exec(text)
  if (match === null) return null
  const [, years, months, days, hours, minutes, seconds, fraction, sign, zoneHours, zoneMinutes] =
    match
  const year = Number(years)
  const month = Number(months ?? 1)
  const day = Number(days ?? 1)
  const hour = Number(hours ?? 0)
  const minute = Number(minutes ?? 0)
  const second = Number(seconds ?? 0)
  const zone = Number(zoneHours ?? 0) * 60 + Number(zoneMinutes ?? 0)
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  if (hour > 23 || minute > 59 || second > 59) return null
  if (Number(zoneHours ?? 0) > 23 || Number(zoneMinutes ?? 0) > 59) return null
  const local = (daysSinceEpoch(year, month, day) * 24 + hour) * 60 + minute
  return {
    granularity: granularityOf(months, days, hours, seconds, fraction),
    minutes: local - (sign === '-' ? -zone : zone),
    seconds: second,
    fraction: fraction ?? '',
  }
}

/**
 * Whether a string is a value of `lastmod`.
 *
 * @example
 * ```ts
 * import { isValidLastmod } from '@waymark/sitemap'
 *
 * isValidLastmod('2026-01') // => true
 * isValidLastmod('2026-01-02T10:00') // => false
 * ```
 */
export function isValidLastmod(text: string): boolean {
  return parseW3cDate(text) !== null
}

/** Says why a string is not a value of `lastmod`. */
export function explainLastmod(text: string): Advice {
  if (!isValidLastmod(`${text.replace(' ', 'T')}Z`)) {
    return sentence('The lastmod is not a W3C date and time.', { detail: 'not-a-date' })
  }
  return advise(
    sentence('The lastmod has no time zone.', { detail: 'no-time-zone' }),
    sentence('Add the time zone, as in 2024-03-15T10:00:00Z or 2024-03-15T10:00:00+09:00.'),
  )
}

const DATE: ArgumentType = {
  expected: 'a date of parseW3cDate',
  remedy: 'parseW3cDate reads a string, and returns null if that is not a date',
}

/**
 * Orders two dates by the moments they name: negative when `a` is earlier, 0 when they are one moment.
 *
 * @throws ArgumentError if one of them is not a date that was read, such as a string.
 *
 * @example
 * ```ts
 * import { compareW3cDates, parseW3cDate } from '@waymark/sitemap'
 *
 * const dates = ['2026-01-02T10:00+01:00', '2026-01-02T09:00Z', '2026-01-03'].map(parseW3cDate)
 * compareW3cDates(dates[0], dates[1]) // => 0
 * compareW3cDates(dates[1], dates[2]) < 0 // => true
 * ```
 */
export function compareW3cDates(a: W3cDate, b: W3cDate): number {
  if (!isDate(a)) throw wrongArgument('a', DATE, a)
  if (!isDate(b)) throw wrongArgument('b', DATE, b)
  if (a.minutes !== b.minutes) return a.minutes - b.minutes
  if (a.seconds !== b.seconds) return a.seconds - b.seconds
  const length = Math.max(a.fraction.length, b.fraction.length)
  const left = a.fraction.padEnd(length, '0')
  const right = b.fraction.padEnd(length, '0')
  return left < right ? -1 : left > right ? 1 : 0
}

function isDate(value: Partial<W3cDate> | null | undefined): boolean {
  return (
    typeof value?.minutes === 'number' &&
    typeof value.seconds === 'number' &&
    typeof value.fraction === 'string'
  )
}

function granularityOf(
  months: string | undefined,
  days: string | undefined,
  hours: string | undefined,
  seconds: string | undefined,
  fraction: string | undefined,
): W3cDate['granularity'] {
  if (months === undefined) return 'year'
  if (days === undefined) return 'month'
  if (hours === undefined) return 'day'
  if (seconds === undefined) return 'minute'
  return fraction === undefined ? 'second' : 'fraction'
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : DAYS[month - 1]!
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** Days from 1970-01-01 in the proleptic Gregorian calendar. */
function daysSinceEpoch(year: number, month: number, day: number): number {
  const before = year - 1
  let days = before * 365 + Math.floor(before / 4) - Math.floor(before / 100)
  days += Math.floor(before / 400)
  for (let m = 1; m < month; m++) days += daysInMonth(year, m)
  return days + day - 1 - 719_162
}
