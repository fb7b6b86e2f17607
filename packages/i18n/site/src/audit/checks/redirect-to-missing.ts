import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'

export const redirectToMissing: AuditCheck = {
  code: 'redirect-to-missing',
  *find({ graph, redirects, told, claims }) {
    const { forms } = graph
    for (const { url, steps, end } of redirects.chains()) {
      if (end !== 'missing') continue
      // The redirects before the last one are right as far as they go.
      const isNew = told.tell(url)
      if (steps.length > 1 || !isNew) continue
      const [loc, target] = [forms.text(url), forms.text(steps[0]!)]
      const message = sentence('{loc:quote} redirects to {target:quote}, which does not exist.', {
        loc,
        target,
      })
      told.tell(steps[0]!)
      yield auditProblem('redirect-to-missing', message, {
        at: graph.redirectAt(url),
        loc,
        value: target,
        target,
        related: claims.related(steps[0]!),
        source: graph.redirectSource(url),
        folder: graph.folderOf(loc),
      })
    }
  },
}
