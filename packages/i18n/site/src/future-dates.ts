import { sentence } from '@waymark/infra/internal'
import { type OptionType, optionType } from '@waymark/infra/options'
import { parseW3cDate } from '@waymark/sitemap'
import { type SiteProblem, type SiteProblemDetails, siteProblem } from './site-problem.ts'

/** The option `now`. */
export const MILLISECONDS: OptionType = /* @__PURE__ */ optionType(
  'milliseconds since 1970',
  (value) => typeof value === 'number' && Number.isFinite(value),
)

const MINUTE = 60_000
/** The allowed difference in minutes: clocks differ, and a date may be from a time zone with the next day. */
const ALLOWANCE = 24 * 60

/**
 * Creates a function that checks whether a date is more than a day in the future.
 *
 * @param now - Milliseconds since 1970.
 * @param onFuture - Called for such a date with the time from which on it is one no longer.
 */
export function createFutureCheck(
  now: number,
  onFuture: ((until: number) => void) | null = null,
): (date: string) => boolean {
  const limit = now / MINUTE + ALLOWANCE
  const today = new Date(now).toISOString().slice(0, 10)
  return (date) => {
    // Nearly all dates are in the past, which comparing the strings shows.
    const minutes = date > today ? (parseW3cDate(date)?.minutes ?? 0) : 0
    if (minutes <= limit) return false
    onFuture?.((minutes - ALLOWANCE) * MINUTE)
    return true
  }
}

/** Makes a problem of a date in the future. */
export function futureDate(
  code: 'FUTURE_DATE_TIME' | 'future-lastmod',
  date: string,
  at: SiteProblemDetails,
): SiteProblem {
  const message = sentence('{date:quote} is in the future.', { date })
  return siteProblem(code, message, { severity: 'warning', ...at })
}
