import { type Sentence, sentence } from '@waymark/infra/internal'
import type { SiteProblem } from '../../site-problem.ts'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem, type RelatedPlace } from '../audit-problem.ts'
import { REDIRECTS } from '../built-pages.ts'
import type { BadLink } from '../internal-links.ts'
import type { SiteGraph } from '../site-graph.ts'
import { placeOfState, whyNotShown } from '../why-not-shown.ts'

export const linkToRedirect: AuditCheck = {
  code: 'link-to-redirect',
  *find({ graph, told }) {
    const { forms, links, pages } = graph
    const problemOf = function* (link: BadLink, url: number): Generator<SiteProblem> {
      if (graph.stateOf(url) !== 'redirect' || !told.tell(url)) return
      const why = whyNotShown(graph, url, 'redirect')
      const related = [placeOfState(graph, url, 'redirect')]
      yield badLinkProblem('link-to-redirect', link, { graph, why, related })
    }
    for (const link of links.bad()) yield* problemOf(link, forms.urls.add(link.url))
    // A page redirects by itself, which is known only when it has been read.
    for (let row = 0; row < pages.length; row++) {
      const link = pages.has(row, REDIRECTS) ? links.linkTo(pages.fileOf(row)) : null
      if (link === null) continue
      const url = pages.urlOf(row)
      yield* problemOf({ url: graph.locOf(row), pages: link.pages, places: [link.place] }, url)
    }
  },
}

/** The problem of all links to a URL. */
export function badLinkProblem(
  code: string,
  { url: target, pages, places }: BadLink,
  {
    graph,
    why,
    related,
  }: {
    readonly graph: SiteGraph
    readonly why: Sentence
    readonly related: readonly RelatedPlace[]
  },
): SiteProblem {
  const [first, ...others] = places
  const { row, file, line, column } = first!
  const loc = graph.locOf(row)
  const message =
    pages === 1
      ? sentence('{loc:quote} links to {target:quote}, but {why:phrase}.', { loc, target, why })
      : sentence('{n} pages link to {target:quote}, but {why:phrase}.', { n: pages, target, why })
  return auditProblem(code, message, {
    at: { file, line, column },
    loc,
    value: target,
    target,
    related: [
      ...related,
      ...others.map(({ file, line, column }) => ({
        at: { file, line, column },
        note: sentence('a link to it'),
      })),
    ],
    folder: graph.folderOf(target),
  })
}
