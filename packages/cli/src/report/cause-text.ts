import { counted, quote } from '@waymark/infra/internal'
import type { ProblemFigures } from '@waymark/site'
import { leftOutText } from './left-out.ts'
import type { ReportedCause } from './report.ts'

/** How many places there are, and what they concern where the numbers differ: `19,600 places in 9,800 entries, 21,167 links`. */
export function occurrences({
  count: places,
  entries,
  links,
}: Pick<ProblemFigures, 'count' | 'entries' | 'links'>): string {
  const inEntries =
    entries === null || entries === 0 || entries === places
      ? ''
      : ` in ${counted(entries, 'entry', 'entries')}`
  const ofLinks = links === undefined || links === places ? '' : `, ${counted(links, 'link')}`
  return `${counted(places, 'place')}${inEntries}${ofLinks}`
}

/** A cause with its effect and its correction: `"jp": 3 places in 2 entries; write ja; left out: 3 links`. */
export function causeText(cause: ReportedCause): string {
  const { value, suggestion, leftOut } = cause
  const left = leftOutText(leftOut)
  return [
    `${value === null ? 'others' : quote(value)}: ${occurrences(cause)}`,
    ...(suggestion === undefined ? [] : [`write ${suggestion}`]),
    ...(left === '' ? [] : [`left out: ${left}`]),
  ].join('; ')
}
