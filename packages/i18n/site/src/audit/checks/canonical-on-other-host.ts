import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import { rowsWith } from './canonical-to.ts'

/** If so many of the pages do it, it is a mistake of the whole site. */
const MOST = 0.5

export const canonicalOnOtherHost: AuditCheck = {
  code: 'canonical-on-other-host',
  *find(context) {
    const { graph } = context
    const { pages, forms } = graph
    let count = 0
    for (const _ of rowsWith('canonical-on-other-host', context)) count++
    const severity = count > pages.length * MOST ? 'error' : undefined
    for (const row of rowsWith('canonical-on-other-host', context)) {
      const [loc, target] = [graph.locOf(row), forms.text(pages.canonicalOf(row))]
      const message = sentence(
        'The canonical URL of {loc:quote} is on another host, {target:quote}.',
        { loc, target },
      )
      yield auditProblem('canonical-on-other-host', message, {
        at: pages.canonicalAt(row),
        loc,
        value: target,
        target,
        folder: graph.folderOf(loc),
        severity,
      })
    }
  },
}
