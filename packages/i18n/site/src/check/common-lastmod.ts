import { copyText, sentence } from '@waymark/infra/internal'
import { type SiteProblem, type SiteProblemDetails, siteProblem } from '../site-problem.ts'

/** Fewer pages can have one date because the site is new. */
const MIN_DATES = 20
/** So many different times are counted at once. */
const MAX_TIMES = 1000

interface Time {
  count: number
  /** How often all counts had been lowered by one when the time was first seen. */
  readonly since: number
  readonly date: string
  /** Whether all its dates are written in the same way. */
  isSame: boolean
  readonly at: SiteProblemDetails
}

const DATE = /^\d{4}-\d\d-\d\d/
/** People and imports write hours, and no minutes. */
const ON_THE_HOUR = /^.{10}T\d\d:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:\d\d)?$/

/**
 * Finds a `lastmod` that most pages of a site have: usually the time at which the site or its sitemap was made.
 *
 * It counts as in "Finding repeated elements" by Misra and Gries: when there are too many times, all counts are lowered by one, and
 * those that become zero are dropped. A time that most pages have is never dropped.
 *
 * @see https://doi.org/10.1016/0167-6423(82)90012-0
 */
export class CommonLastmod {
  /** By the minute of times, and by the day of dates. */
  readonly #times = new Map<string, Time>()
  #dates = 0
  #lowered = 0

  add(date: string, at: () => SiteProblemDetails): void {
    // Dates that stand for a missing one are reported elsewhere.
    if (!DATE.test(date) || date < '1971') return
    this.#dates++
    const isTime = date.length > 10 && !ON_THE_HOUR.test(date)
    const key = date.slice(0, isTime ? 16 : 10)
    const time = this.#times.get(key)
    if (time !== undefined) {
      time.count++
      if (time.date !== date) time.isSame = false
      return
    }
    const first = { date: copyText(date), at: { ...at(), loc: undefined, value: copyText(date) } }
    this.#times.set(copyText(key), { count: 1, since: this.#lowered, isSame: true, ...first })
    if (this.#times.size > MAX_TIMES) this.#lower()
  }

  #lower(): void {
    this.#lowered++
    for (const [key, { count, since }] of this.#times) {
      if (count <= this.#lowered - since) this.#times.delete(key)
    }
  }

  /** Returns one problem for the site; `null` if its dates differ. */
  problem(): SiteProblem | null {
    const dates = this.#dates
    for (const [key, { count: same, date, isSame, at }] of this.#times) {
      // A site can be made in a day, but not in a minute.
      const isMost = key.length > 10 ? same * 2 > dates : same * 10 >= dates * 9
      // One change can be in a few pages.
      if (!isMost || same < MIN_DATES) continue
      const facts = { same, dates, date }
      const message = isSame
        ? sentence('{same} of {dates} pages with a date have the date {date}.', {
            detail: 'time',
            ...facts,
          })
        : key.length > 10
          ? sentence('{same} of {dates} pages with a date have one in the minute of {date}.', {
              detail: 'minute',
              ...facts,
            })
          : sentence('{same} of {dates} pages with a date have one on the day of {date}.', {
              detail: 'day',
              ...facts,
            })
      return siteProblem('lastmod-same', message, at)
    }
    return null
  }
}
