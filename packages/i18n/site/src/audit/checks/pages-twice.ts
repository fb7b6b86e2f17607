import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'

const MOST_NAMED = 10

export const pagesTwice: AuditCheck = {
  code: 'pages-twice',
  *find({ graph, twice }) {
    for (const rows of twice.groups()) {
      const [first, second, ...others] = rows
      const [loc, target] = [graph.locOf(first!), graph.locOf(second!)]
      const message = sentence(
        '{loc:quote} and {target:quote} have the same title, and neither names the other as canonical.',
        { loc, target },
      )
      yield auditProblem('pages-twice', message, {
        at: graph.startOf(first!),
        loc,
        value: target,
        target,
        related: [second!, ...others].slice(0, MOST_NAMED).map((row) => ({
          at: graph.startOf(row),
          note: sentence('the page {loc:quote}', { loc: graph.locOf(row) }),
        })),
        folder: graph.folderOf(loc),
      })
    }
  },
}
