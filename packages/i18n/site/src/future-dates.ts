import { type OptionType, optionType } from '@waymark/infra/options'
import { parseW3cDate } from '@waymark/sitemap'
import { type SiteProblem, type SiteProblemDetails, siteProblem } from './site-problem.ts'
import { quoted } from './words.ts'

/** The option `now`. */
export const MILLISECONDS: OptionType = /* @__PURE__ */ optionType(
  'milliseconds since 1970',
  (value) => typeof value === 'number' && Number.isFinite(value),
)

const MINUTE = 60_000
/** Clocks differ, and a date may be that of a place where it is tomorrow already. */
const ALLOWANCE = 24 * 60

/**
 * Makes the test of whether a date is in the future, by more than a day.
 *
 * @param now - Milliseconds since 1970.
 */
export function createFutureCheck(now: number): (date: string) => boolean {
  const limit = now / MINUTE + ALLOWANCE
  const today = new Date(now).toISOString().slice(0, 10)
  // All but a few dates are in the past, and comparing the strings is enough.
  return (date) => date > today && (parseW3cDate(date)?.minutes ?? 0) > limit
}

/** The problem of a date in the future. */
export function futureDate(
  code: 'FUTURE_DATE_TIME' | 'future-lastmod',
  date: string,
  at: SiteProblemDetails,
): SiteProblem {
  return siteProblem(code, `${quoted(date)} is in the future.`, { severity: 'warning', ...at })
}
