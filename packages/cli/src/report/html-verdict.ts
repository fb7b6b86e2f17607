import { count, counted } from '@waymark/infra/internal'
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
    return `${counted(error, 'error')} from ${counted(causeCount(kinds, 'error'), 'cause')}`
  }
  if (warning === 0) return null
  return `${counted(warning, 'warning')} from ${counted(causeCount(kinds, 'warning'), 'cause')}`
}

export function severityFigure({ error, warning }: SeverityCounts): Figure {
  return { label: 'Errors', value: count(error), note: counted(warning, 'warning') }
}
