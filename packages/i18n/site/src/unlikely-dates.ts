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

/** Returns what is wrong with a date; `null` for a date on which a page can have changed, and for what is not a date. */
export type DateCheck = (date: string, at: () => SiteProblemDetails) => SiteProblem | null

/**
 * Creates a function that finds dates on which no page can have changed: those more than a day in the future, and those that
 * programs write if they have no date.
 *
 * @param now - Milliseconds since 1970.
 * @param onFuture - Called for a date in the future with the time from which on it is one no longer.
 */
export function createDateCheck(
  form: 'database' | 'sitemap',
  now: number,
  onFuture: ((until: number) => void) | null = null,
): DateCheck {
  const limit = now / MINUTE + ALLOWANCE
  const today = new Date(now).toISOString().slice(0, 10)
  return (date, at) => {
    // Nearly all dates are in the past, which comparing the strings shows.
    if (date > '1970-01-02' && date <= today) return null
    const parsed = parseW3cDate(date)
    if (parsed === null) return null
    const { minutes, seconds } = parsed
    if (minutes > limit) {
      onFuture?.((minutes - ALLOWANCE) * MINUTE)
      const code = form === 'database' ? 'FUTURE_DATE_TIME' : 'future-lastmod'
      return siteProblem(code, sentence('{date:quote} is in the future.', { date }), at())
    }
    // Time 0 of Unix, in any time zone, and the empty date of Go and .NET.
    const isPlaceholder = (minutes === 0 && seconds === 0) || date < '0002'
    if (!isPlaceholder) return null
    const message = sentence('{date:quote} stands for a missing date.', { date })
    return siteProblem('placeholder-lastmod', message, at())
  }
}
