import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'

/** If so many pages have no link at all, a script makes the links. */
const MADE_BY_SCRIPTS = 20

export const pageOrphaned: AuditCheck = {
  code: 'page-orphaned',
  *find({ graph }) {
    const { links, pages, server } = graph
    if (links.length === 0 && pages.length >= MADE_BY_SCRIPTS) return
    for (const row of graph.participants()) {
      const loc = graph.locOf(row)
      const isHome = server.urls.pathBelow(loc) === ''
      if (isHome || links.isLinked(pages.fileOf(row), row)) continue
      const message = sentence('No other page links to {loc:quote}.', { loc })
      const details = { at: graph.startOf(row), loc, value: loc, folder: graph.folderOf(loc) }
      yield auditProblem('page-orphaned', message, details)
    }
  },
}
