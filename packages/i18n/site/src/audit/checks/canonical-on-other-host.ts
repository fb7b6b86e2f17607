import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import { baseBeside, belowBase } from '../outside-base.ts'
import { rowsWith, severityOf } from './canonical-to.ts'

const CODE = 'canonical-on-other-host'

export const canonicalOnOtherHost: AuditCheck = {
  code: CODE,
  *find(context) {
    const { graph } = context
    const { pages, forms } = graph
    const severity = severityOf(CODE, context)
    for (const row of rowsWith(CODE, context)) {
      const [loc, target] = [graph.locOf(row), forms.text(pages.canonicalOf(row))]
      const base = baseBeside(graph, target)
      const message =
        base === null
          ? sentence('The canonical URL of {loc:quote} is on another host, {target:quote}.', {
              loc,
              target,
            })
          : sentence('The canonical URL of {loc:quote} is {target:quote}, outside of {base}.', {
              loc,
              target,
              base,
            })
      yield auditProblem(CODE, message, {
        at: pages.canonicalAt(row),
        loc,
        value: target,
        target,
        folder: graph.folderOf(loc),
        severity,
        remedy: base === null ? undefined : belowBase(base),
      })
    }
  },
}
