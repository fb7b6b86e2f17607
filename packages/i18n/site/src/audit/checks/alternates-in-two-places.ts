import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import { NONE } from '../built-pages.ts'
import { nameOf } from './alternates-disagree.ts'

/** Reported once, because a program that writes alternates does it for all pages. */
export const alternatesInTwoPlaces: AuditCheck = {
  code: 'alternates-in-two-places',
  *find({ graph, sets }) {
    let first = NONE
    let pages = 0
    for (const row of graph.participants()) {
      if (sets.sourcesOf(row).length < 2 || sets.disagrees(row)) continue
      pages++
      if (first === NONE) first = row
    }
    if (first === NONE) return
    const { alternates } = graph
    const sources = sets.sourcesOf(first)
    const groups = [...alternates.groupsOf(graph.formOfPage(first))]
    const [group, ...others] = groups.filter(
      (each) => alternates.startOf(each) < alternates.endOf(each),
    )
    const message = sentence(
      '{n} {n|page has|pages have} the same alternates in {sources:phrase,and}.',
      { n: pages, sources: sources.map(nameOf) },
    )
    const loc = graph.locOf(first)
    yield auditProblem('alternates-in-two-places', message, {
      at: alternates.placeOf(group!),
      loc,
      value: loc,
      related: others.map((other) => ({
        at: alternates.placeOf(other),
        note: sentence('the other alternates of the page'),
      })),
      source: alternates.sourceOf(group!),
      folder: graph.folderOf(loc),
    })
  },
}
