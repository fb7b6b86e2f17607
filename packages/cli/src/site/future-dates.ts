import { parseW3cDate } from '@waymark/sitemap'
import type { Problem } from '../report/report.ts'
import { quoted } from '../terminal/safe-text.ts'

const MINUTE = 60_000
/** Clocks differ, and a date may be that of a place where it is tomorrow already. */
const ALLOWANCE = 24 * 60

/**
 * Makes the question whether a date lies in the future, by more than a day.
 *
 * @param now - Milliseconds since 1970.
 */
export function createFutureCheck(now: number): (date: string) => boolean {
  const limit = now / MINUTE + ALLOWANCE
  const today = new Date(now).toISOString().slice(0, 10)
  // All but a few dates lie in the past, and their text tells.
  return (date) => date > today && (parseW3cDate(date)?.minutes ?? 0) > limit
}

/** The problem, without its place. */
export function futureDate(code: 'FUTURE_DATE_TIME' | 'future-lastmod', date: string): Problem {
  const message = `${quoted(date)} is in the future.`
  return { code, severity: 'warning', message, pointer: null, place: null, address: null }
}
