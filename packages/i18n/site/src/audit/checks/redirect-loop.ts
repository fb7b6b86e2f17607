import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'

export const redirectLoop: AuditCheck = {
  code: 'redirect-loop',
  *find({ graph, redirects, told }) {
    const { forms } = graph
    /** The URLs of loops that are reported. */
    const known = new Set<number>()
    for (const { url, steps, end } of redirects.chains()) {
      if (end !== 'loop') continue
      const loop = [url, ...steps].map((step) => forms.formOf(step))
      const isNew = !loop.some((form) => known.has(form))
      for (const form of loop) known.add(form)
      for (const step of [url, ...steps]) told.tell(step)
      if (!isNew) continue
      const loc = forms.text(url)
      const message = sentence('{loc:quote} redirects in a circle: {steps:quote,list}.', {
        loc,
        steps: steps.slice(0, MOST_NAMED).map((step) => forms.text(step)),
      })
      yield auditProblem('redirect-loop', message, {
        at: graph.redirectAt(url),
        loc,
        value: loc,
        related: steps.slice(0, -1).map((step) => ({
          at: graph.redirectAt(step),
          note: sentence('the next redirect'),
        })),
        source: graph.redirectSource(url),
        folder: graph.folderOf(loc),
      })
    }
  },
}

const MOST_NAMED = 5
