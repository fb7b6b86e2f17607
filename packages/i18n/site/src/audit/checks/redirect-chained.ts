import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'

const MOST_NAMED = 5

export const redirectChained: AuditCheck = {
  code: 'redirect-chained',
  *find({ graph, redirects }) {
    const { forms } = graph
    for (const { url, steps, end } of redirects.chains()) {
      if (end === 'loop' || steps.length < 2) continue
      const loc = forms.text(url)
      const message = sentence('{loc:quote} redirects in {n} {n|step|steps}: {steps:quote,list}.', {
        loc,
        n: steps.length,
        steps: steps.slice(0, MOST_NAMED).map((step) => forms.text(step)),
      })
      yield auditProblem('redirect-chained', message, {
        at: graph.redirectAt(url),
        loc,
        value: forms.text(steps[0]!),
        related: [{ at: graph.redirectAt(steps[0]!), note: sentence('the next redirect') }],
        source: graph.redirectSource(url),
        folder: graph.folderOf(loc),
      })
    }
  },
}
