import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'

export const pageNotListed: AuditCheck = {
  code: 'page-not-listed',
  *find({ graph, listings }) {
    // Without sitemaps, or with those of another site, nothing is missing in them.
    if (listings.pages === 0 || !listings.isComplete) return
    for (const row of graph.participants()) {
      if (listings.has(row)) continue
      const loc = graph.locOf(row)
      const message = sentence('{loc:quote} is in no sitemap.', { loc })
      const details = { at: graph.startOf(row), loc, value: loc, folder: graph.folderOf(loc) }
      yield auditProblem('page-not-listed', message, details)
    }
  },
}
