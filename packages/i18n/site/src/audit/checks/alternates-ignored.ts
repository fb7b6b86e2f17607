import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import { NONE, PART, UNREAD } from '../built-pages.ts'
import { isBad, placeOfState, whyNotShown } from '../why-not-shown.ts'

export const alternatesIgnored: AuditCheck = {
  code: 'alternates-ignored',
  *find({ graph, told, faults }) {
    const { alternates, pages, forms } = graph
    for (let group = 0; group < alternates.groups; group++) {
      if (alternates.startOf(group) === alternates.endOf(group)) continue
      const url = alternates.pageOf(group)
      const row = graph.rowOfForm(forms.formOf(url))
      if (row === NONE || pages.takesPart(row) || pages.has(row, UNREAD | PART)) continue
      const state = graph.stateOf(url)
      if (!isBad(state) || faults.of(row) !== null || !told.tellPage(row)) continue
      const loc = forms.text(url)
      const why = whyNotShown(graph, url, state)
      const message = sentence('{loc:quote} lists alternates, but {why:phrase}.', { loc, why })
      yield auditProblem('alternates-ignored', message, {
        at: alternates.placeOf(group),
        loc,
        value: loc,
        related: [placeOfState(graph, url, state)],
        source: alternates.sourceOf(group),
        folder: graph.folderOf(loc),
      })
    }
  },
}
