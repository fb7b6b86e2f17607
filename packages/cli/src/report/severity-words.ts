import { SEVERITIES, type Severity } from '@waymark/infra/problem'
import type { Io } from '../io.ts'
import { listed, say } from '../speech.ts'
import type { SeverityCounts } from './severity-counts.ts'

/** How many problems of a severity there are. */
export function severityCount(severity: Severity, n: number): string {
  if (severity === 'error') return say('{n} {n|error|errors}', { n })
  return severity === 'warning' ? say('{n} {n|warning|warnings}', { n }) : say('{n} info', { n })
}

/**
 * How many problems there are of each severity, for the last line of a list.
 *
 * @param hidden - How many problems were found and are not reported.
 */
export function countsText(
  counts: SeverityCounts,
  hidden: number,
  { paint }: Pick<Io, 'paint'>,
): string {
  const found = SEVERITIES.filter((severity) => counts[severity] > 0)
  if (found.length > 0) {
    return listed(found.map((severity) => severityCount(severity, counts[severity])))
  }
  return paint(
    'green',
    hidden === 0
      ? say('nothing to report')
      : say('nothing to report except {n} hidden {n|problem|problems}', { n: hidden }),
  )
}

/**
 * The verdict on problems without errors and warnings.
 *
 * @param hidden - How many problems were found and are not reported.
 */
export function cleanText(kinds: readonly unknown[], hidden: number): string {
  if (hidden > 0) {
    return say('No errors or warnings except {n} hidden {n|problem|problems}.', { n: hidden })
  }
  return kinds.length === 0 ? say('No problems found.') : say('No errors or warnings.')
}

/** The verdict if some problems are not reported, as a headline. */
export function hiddenText(hidden: number): string {
  return say('No errors or warnings except {n} hidden {n|problem|problems}', { n: hidden })
}

/** What is said if a report has the same as an earlier one: what is not reported is not compared. */
export function sameText(hidden: number): string {
  if (hidden === 0) return say('Nothing has changed.')
  return say(
    'Nothing has changed in what is reported; {n} hidden {n|problem is|problems are} not.',
    {
      n: hidden,
    },
  )
}

/** A severity as people read it. */
export function severityWord(severity: Severity): string {
  return SEVERITY_WORDS[severity]()
}

const SEVERITY_WORDS: Readonly<Record<Severity, () => string>> = {
  error: () => say('error'),
  warning: () => say('warning'),
  info: () => say('info'),
}
