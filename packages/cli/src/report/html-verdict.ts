import { figure, say } from '../speech.ts'
import { causeCount } from './html-causes.ts'
import type { Figure } from './html-page.ts'
import type { ReportedKind } from './report.ts'
import type { SeverityCounts } from './severity-counts.ts'

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

export function severityFigure({ error, warning }: SeverityCounts): Figure {
  return {
    label: say('Errors'),
    value: figure(error),
    note: say('{n} {n|warning|warnings}', { n: warning }),
  }
}
