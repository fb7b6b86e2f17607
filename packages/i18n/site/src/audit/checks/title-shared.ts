import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import { groupRows } from '../row-groups.ts'
import { titleKey } from '../title-key.ts'

const MOST_NAMED = 10

export const titleShared: AuditCheck = {
  code: 'title-shared',
  *find({ graph, twice }) {
    const { pages, texts } = graph
    const groups = groupRows(graph, (row) => (twice.has(row) ? null : titleKey(graph, row)))
    for (const rows of groups) {
      const [first, ...others] = rows
      const title = texts.text(pages.titleOf(first!))
      const loc = graph.locOf(first!)
      const message = sentence('{n} pages have the title {title:quote60}.', {
        n: rows.length,
        title,
      })
      yield auditProblem('title-shared', message, {
        at: pages.titleAt(first!),
        loc,
        value: title,
        related: others.slice(0, MOST_NAMED).map((row) => ({
          at: pages.titleAt(row),
          note: sentence('the page {loc:quote}', { loc: graph.locOf(row) }),
        })),
        folder: graph.folderOf(loc),
      })
    }
  },
}
