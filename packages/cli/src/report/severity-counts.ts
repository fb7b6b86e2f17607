import type { Severity } from '@waymark/infra/problem'
import type { ReportedKind } from './report.ts'

export type SeverityCounts = Readonly<Record<Severity, number>>

/** The number of problems by severity. */
export function severityCounts(kinds: readonly ReportedKind[]): SeverityCounts {
  const sum = { error: 0, warning: 0, info: 0 }
  for (const kind of kinds) sum[kind.severity] += kind.count
  return sum
}
