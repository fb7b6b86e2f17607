import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem, type RelatedPlace } from '../audit-problem.ts'
import { NONE } from '../built-pages.ts'
import type { SiteGraph } from '../site-graph.ts'

/** So many links to a page are named, for so many pages. */
const MOST_NAMED = 10
const MOST_PAGES = 10_000

export const alternatesMissing: AuditCheck = {
  code: 'alternates-missing',
  *find({ graph, sets }) {
    const naming = namingLinks(graph, (row) => sets.lacksAlternates(row))
    for (const row of graph.participants()) {
      if (!sets.lacksAlternates(row)) continue
      const loc = graph.locOf(row)
      const message = sentence('{loc:quote} has no alternates, but other pages list it.', { loc })
      yield auditProblem('alternates-missing', message, {
        at: graph.startOf(row),
        loc,
        value: loc,
        related: (naming.get(row) ?? []).map((link) => placeOf(graph, link)),
        folder: graph.folderOf(loc),
      })
    }
  },
}

/** The first links to some pages. Not of all, if there are very many such pages. */
function namingLinks(
  graph: SiteGraph,
  isWanted: (row: number) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>()
  const { alternates } = graph
  for (let link = 0; link < alternates.links; link++) {
    const row = graph.rowOf(alternates.targetOf(link))
    if (row === NONE || !isWanted(row)) continue
    const links = found.get(row)
    if (links === undefined && found.size < MOST_PAGES) found.set(row, [link])
    else if (links !== undefined && links.length < MOST_NAMED) links.push(link)
  }
  return found
}

function placeOf({ alternates }: SiteGraph, link: number): RelatedPlace {
  const at = alternates.placeOfLink(alternates.groupOf(link), link)
  return { at, note: sentence('an alternate that names it') }
}
