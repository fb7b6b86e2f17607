import { type Sentence, sentence } from '@waymark/infra/internal'
/** A date of RFC 822 as a W3C date, or why it is not valid. */
export type Rfc822Date =
  | { readonly date: string; readonly fault: null }
  | { readonly date: string | null; readonly fault: Sentence }

const FORM =
  /^(?:([a-z]{3})\s*,\s*)?(\d{1,2})\s+([a-z]{3})\s+(\d{4}|\d{2})\s+(\d{2}):(\d{2})(?::(\d{2}))?\s+([a-z]{1,3}|[+-]\d{4})$/i

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const DAY_NAMES = [
  () => sentence('Sunday'),
  () => sentence('Monday'),
  () => sentence('Tuesday'),
  () => sentence('Wednesday'),
  () => sentence('Thursday'),
  () => sentence('Friday'),
  () => sentence('Saturday'),
]
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The zones with a name; those of one letter other than Z mean nothing certain. https://www.rfc-editor.org/rfc/rfc5322#section-4.3 */
const ZONES: Readonly<Record<string, string>> = {
  z: '+00:00',
  ut: '+00:00',
  gmt: '+00:00',
  est: '-05:00',
  edt: '-04:00',
  cst: '-06:00',
  cdt: '-05:00',
  mst: '-07:00',
  mdt: '-06:00',
  pst: '-08:00',
  pdt: '-07:00',
}

/**
 * Parses a date of RSS 2.0: `Sat, 07 Sep 2002 09:42:31 GMT`. The day of the week and the seconds may be missing, and a year may
 * have two digits.
 *
 * @returns The same moment as a W3C date in its zone. With a wrong day of the week, both the date and the fault.
 * @see https://www.rfc-editor.org/rfc/rfc822#section-5
 * @see https://www.rssboard.org/rss-specification
 */
export function parseRfc822Date(text: string): Rfc822Date {
  const match = FORM.exec(text)
  if (match === null) {
    const fault = sentence('The date is not of the form Sat, 07 Sep 2002 09:42:31 GMT.', {
      detail: 'form',
    })
    return { date: null, fault }
  }
  const [, weekday, day, monthName, years, hour, minute, second = '00', zoneName] = match
  const month = MONTHS.indexOf(monthName!.toLowerCase())
  if (month === -1) {
    return { date: null, fault: sentence('{month} is not a month.', { month: monthName! }) }
  }
  const zone = zoneOf(zoneName!)
  if (zone === null) {
    const fault = sentence('{zone} is not a time zone of RFC 822.', { zone: zoneName! })
    return { date: null, fault }
  }
  const year = fullYear(years!)
  const time = new Date(0)
  time.setUTCFullYear(year, month, Number(day))
  if (time.getUTCMonth() !== month || Number(day) === 0) {
    return { date: null, fault: sentence('The month does not have this day.', { detail: 'day' }) }
  }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) {
    return { date: null, fault: sentence('The day does not have this time.', { detail: 'time' }) }
  }
  const iso = [String(year).padStart(4, '0'), pad(month + 1), pad(Number(day))].join('-')
  const date = `${iso}T${hour}:${minute}:${second}${zone}`
  if (weekday === undefined) return { date, fault: null }
  const actual = time.getUTCDay()
  if (DAYS[actual] === weekday.toLowerCase()) return { date, fault: null }
  const fault = sentence('The date is a {actual:phrase}, and not {weekday}.', {
    actual: DAY_NAMES[actual]!(),
    weekday,
  })
  return { date, fault }
}

/** https://www.rfc-editor.org/rfc/rfc5322#section-4.3 */
function fullYear(digits: string): number {
  const year = Number(digits)
  if (digits.length === 4) return year
  return year < 50 ? 2000 + year : 1900 + year
}

/** The offset of a time zone. `FORM` has let through only a name, or a sign and four digits. */
function zoneOf(name: string): string | null {
  const offset = /([+-])([01]\d|2[0-3])([0-5]\d)/.exec(name)
  if (offset !== null) return `${offset[1]}${offset[2]}:${offset[3]}`
  return ZONES[name.toLowerCase()] ?? null
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
