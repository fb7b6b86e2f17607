import { figure, say } from '../speech.ts'
import { causeCount } from './html-causes.ts'
import type { Figure } from './html-page.ts'
import type { ReportedKind } from './report.ts'
import { type SeverityCounts, severityCounts } from './severity-counts.ts'
import { hiddenText } from './severity-words.ts'
import type { SharedReport } from './shared-report.ts'

/** The headline of a report with errors or warnings; `null` without. */
export function verdictOf(
  { error, warning }: SeverityCounts,
  kinds: readonly ReportedKind[],
): string | null {
  if (error > 0) {
    return say('{n} {n|error|errors} from {causes} {causes|cause|causes}', {
      n: error,
      causes: causeCount(kinds, 'error'),
    })
  }
  if (warning === 0) return null
  return say('{n} {n|warning|warnings} from {causes} {causes|cause|causes}', {
    n: warning,
    causes: causeCount(kinds, 'warning'),
  })
}

/** The headline of a report that lists problems. */
export function listVerdict({ kinds, hidden, failures, files }: SharedReport): string {
  const found =
    verdictOf(severityCounts(kinds), kinds) ??
    (hidden > 0
      ? hiddenText(hidden)
      : kinds.length === 0
        ? say('No problems found')
        : say('No errors or warnings'))
  if (failures.length === 0) return found
  const unread = say('{n} {n|input|inputs} could not be read', { n: failures.length })
  return files.length === 0 && kinds.length === 0 && hidden === 0 ? unread : `${found}; ${unread}`
}

export function severityFigure({ error, warning }: SeverityCounts): Figure {
  return {
    label: say('Errors'),
    value: figure(error),
    note: say('{n} {n|warning|warnings}', { n: warning }),
  }
}
