import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import { rowsWith } from './canonical-to.ts'

const MOST_NAMED = 10

export const canonicalShared: AuditCheck = {
  code: 'canonical-shared',
  *find(context) {
    const { graph, claims } = context
    const { pages, forms } = graph
    for (const row of rowsWith('canonical-shared', context)) {
      const url = pages.canonicalOf(row)
      if (claims.firstCanonical(url) !== row) continue
      const rows = [...claims.canonicals(url)]
      const target = forms.text(url)
      const message = sentence('{n} different pages have the canonical URL {target:quote}.', {
        n: rows.length,
        target,
      })
      yield auditProblem('canonical-shared', message, {
        at: pages.canonicalAt(row),
        loc: graph.locOf(row),
        value: target,
        target,
        related: rows.slice(1, 1 + MOST_NAMED).map((other) => ({
          at: pages.canonicalAt(other),
          note: sentence('a canonical that names it'),
        })),
        folder: graph.folderOf(graph.locOf(row)),
      })
    }
  },
}
