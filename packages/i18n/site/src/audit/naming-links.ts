import { sentence } from '@waymark/infra/internal'
import type { RelatedPlace } from './audit-problem.ts'
import { NONE } from './built-pages.ts'
import type { SiteGraph } from './site-graph.ts'

/** So many links to a page are named, for so many pages. */
const MOST_NAMED = 10
const MOST_PAGES = 10_000

/** The first alternates that name some pages, by row. Not of all, if there are very many such pages. */
export function namingLinks(
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

export function placeOfNaming({ alternates }: SiteGraph, link: number): RelatedPlace {
  const at = alternates.placeOfLink(alternates.groupOf(link), link)
  return { at, note: sentence('an alternate that names it') }
}
