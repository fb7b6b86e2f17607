import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { badLinkProblem } from './link-to-redirect.ts'

export const linkToMissing: AuditCheck = {
  code: 'link-to-missing',
  *find({ graph, told }) {
    const { forms, links } = graph
    for (const link of links.bad()) {
      const url = forms.urls.add(link.url)
      if (graph.stateOf(url) !== 'missing' || !told.tell(url)) continue
      const why = sentence('it does not exist')
      yield badLinkProblem('link-to-missing', link, { graph, why, related: [] })
    }
  },
}
