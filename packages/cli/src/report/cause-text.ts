import { count, counted, quote } from '@waymark/infra/internal'
import type { ProblemFigures } from '@waymark/site'
import { leftOutText } from './left-out.ts'
import type { ReportedCause } from './report.ts'

/** How many problems there are: `19,600 in 9,800 entries, 21,167 links`. */
export function occurrences({
  count: times,
  entries,
  links,
}: Pick<ProblemFigures, 'count' | 'entries' | 'links'>): string {
  return [
    `${count(times)}${entries === null || entries === 0 ? '' : ` in ${counted(entries, 'entry', 'entries')}`}`,
    ...(links === undefined ? [] : [counted(links, 'link')]),
  ].join(', ')
}

/** A cause with its effect and its correction: `"jp": 3 in 2 entries, 3 links; write ja; left out: 3 links`. */
export function causeText(cause: ReportedCause): string {
  const { value, suggestion, leftOut } = cause
  const left = leftOutText(leftOut)
  return [
    `${value === null ? 'others' : quote(value)}: ${occurrences(cause)}`,
    ...(suggestion === undefined ? [] : [`write ${suggestion}`]),
    ...(left === '' ? [] : [`left out: ${left}`]),
  ].join('; ')
}
