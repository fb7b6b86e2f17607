import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import type { FilePlace } from '../place-list.ts'
import type { SiteGraph } from '../site-graph.ts'

export const listedOnOtherHost: AuditCheck = {
  code: 'listed-on-other-host',
  *find({ graph, listings }) {
    const { elsewhere } = listings
    if (elsewhere === null) return
    const { origin, urls, first, at } = elsewhere
    const site = graph.server.urls.origin
    const message = sentence(
      'The sitemaps list {n} {n|URL|URLs}, all on {origin}, but the pages are on {site}.',
      { n: urls, origin, site },
    )
    yield auditProblem('listed-on-other-host', message, {
      at,
      loc: first,
      value: first,
      related: [{ at: firstCanonical(graph), note: sentence('the canonical of a page') }],
      source: 'sitemap',
    })
  },
}

/** Where a page says on which host it is. */
function firstCanonical(graph: SiteGraph): FilePlace | null {
  for (const row of graph.participants()) {
    const at = graph.pages.canonicalAt(row)
    if (at !== null) return at
  }
  return null
}
