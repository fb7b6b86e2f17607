import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import { namingLinks, placeOfNaming } from '../naming-links.ts'

export const alternatesMissing: AuditCheck = {
  code: 'alternates-missing',
  *find({ graph, sets }) {
    const naming = namingLinks(graph, (row) => sets.lacksAlternates(row))
    for (const row of graph.participants()) {
      if (!sets.lacksAlternates(row)) continue
      const loc = graph.locOf(row)
      const message = sentence('{loc:quote} has no alternates, but other pages list it.', { loc })
      yield auditProblem('alternates-missing', message, {
        at: graph.startOf(row),
        loc,
        value: loc,
        related: (naming.get(row) ?? []).map((link) => placeOfNaming(graph, link)),
        folder: graph.folderOf(loc),
      })
    }
  },
}
