import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import { rowsWith, severityOf } from './canonical-to.ts'

const CODE = 'canonical-shared'

const MOST_NAMED = 10

export const canonicalShared: AuditCheck = {
  code: CODE,
  *find(context) {
    const { graph, claims, faults } = context
    const { pages, forms } = graph
    const known = new Set<number>()
    const severity = severityOf(CODE, context)
    for (const row of rowsWith(CODE, context)) {
      const url = pages.canonicalOf(row)
      if (known.has(forms.formOf(url))) continue
      known.add(forms.formOf(url))
      const rows = [...claims.canonicals(url)].filter((each) => faults.of(each) === CODE)
      const target = forms.text(url)
      const message = sentence('{n} different pages have the canonical URL {target:quote}.', {
        n: rows.length,
        target,
      })
      yield auditProblem(CODE, message, {
        at: pages.canonicalAt(row),
        loc: graph.locOf(row),
        value: target,
        target,
        related: rows.slice(1, 1 + MOST_NAMED).map((other) => ({
          at: pages.canonicalAt(other),
          note: sentence('a canonical that names it'),
        })),
        folder: graph.folderOf(graph.locOf(row)),
        severity,
      })
    }
  },
}
