import { sentence } from '@waymark/infra/internal'
import type { AuditCheck } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import { type BadState, placeOfState, whyNotShown } from '../why-not-shown.ts'

/** Reports each listed URL in a state once, unless alternates to it are reported. */
export function listedPage(code: string, state: BadState): AuditCheck {
  return {
    code,
    *find({ graph, claims, told, faults, listings }) {
      const { alternates, forms } = graph
      for (let group = 0; group < alternates.groups; group++) {
        const url = alternates.pageOf(group)
        if (graph.stateOf(url) !== state || claims.listingOf(url) !== group) continue
        if (faults.isFaulty(url) || !told.tell(url)) continue
        const loc = listings.writtenUrl(forms.text(url))
        const why = whyNotShown(graph, url, state)
        const message = sentence('The sitemap lists {loc:quote}, but {why:phrase}.', { loc, why })
        const others = claims.related(url).filter(({ note }) => note.text !== LISTING)
        yield auditProblem(code, message, {
          at: alternates.placeOf(group),
          loc,
          value: loc,
          related: [placeOfState(graph, url, state), ...others],
          source: 'sitemap',
          folder: graph.folderOf(forms.text(url)),
        })
      }
    },
  }
}

/** The place of the problem itself. */
const LISTING = 'the sitemap that lists it'
