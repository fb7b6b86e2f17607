import { quote } from '@waymark/infra/internal'
import type { FixedCause, ProblemFigures } from '@waymark/site'
import { say } from '../speech.ts'
import { leftOutText } from './left-out.ts'
import type { ReportedCause } from './report.ts'

/** How many places there are, and what they concern where the numbers differ: `19,600 places in 9,800 entries, 21,167 links`. */
export function occurrences({
  count: places,
  entries = null,
  links,
}: Pick<ProblemFigures, 'count'> & Partial<Pick<ProblemFigures, 'entries' | 'links'>>): string {
  const where =
    entries === null || entries === 0 || entries === places
      ? say('{places} {places|place|places}', { places })
      : say('{places} {places|place|places} in {entries} {entries|entry|entries}', {
          places,
          entries,
        })
  if (links === undefined || links === places) return where
  return say('{where}, {links} {links|link|links}', { where, links })
}

/** A cause with its effect and its correction: `"jp": 3 places in 2 entries; write ja; left out: 3 links`. */
export function causeText(cause: FixedCause & Partial<ReportedCause>): string {
  const { value, suggestion, leftOut } = cause
  const left = leftOutText(leftOut)
  return [
    `${value === null ? say('others') : quote(value)}: ${occurrences(cause)}`,
    ...(suggestion === undefined ? [] : [say('write {suggestion}', { suggestion })]),
    ...(left === '' ? [] : [say('left out: {left}', { left })]),
  ].join('; ')
}
