import { sentence } from '@waymark/infra/internal'
import type { SiteProblem } from '../../site-problem.ts'
import type { AuditCheck, AuditContext } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import { type BadState, placeOfState, whyNotShown } from '../why-not-shown.ts'

/** Reports each URL in a state once, at the first alternate that names it. */
export function alternateTo(code: string, state: BadState): AuditCheck {
  return {
    code,
    *find(context) {
      const { graph, claims, told, faults } = context
      const { alternates } = graph
      for (let link = 0; link < alternates.links; link++) {
        const target = alternates.targetOf(link)
        if (graph.stateOf(target) !== state || claims.firstAlternate(target) !== link) continue
        // A canonical that is wrong is reported by itself.
        if (!faults.isFaulty(target) && told.tell(target))
          yield problemOf(code, state, link, context)
      }
    },
  }
}

function problemOf(
  code: string,
  state: BadState,
  link: number,
  { graph, claims }: AuditContext,
): SiteProblem {
  const { alternates, forms, texts } = graph
  const group = alternates.groupOf(link)
  const url = alternates.targetOf(link)
  const [loc, target] = [forms.text(alternates.pageOf(group)), forms.text(url)]
  const lang = texts.text(alternates.valueOf(link))
  const why = whyNotShown(graph, url, state)
  const places = Array.from(claims.alternates(url), (each) => alternates.groupOf(each))
  const pages = new Set(places.map((each) => forms.formOf(alternates.pageOf(each)))).size
  const message =
    pages === 1
      ? sentence('{loc:quote} lists the {lang:quote} page {target:quote}, but {why:phrase}.', {
          loc,
          lang,
          target,
          why,
        })
      : sentence('{n} pages list {target:quote} as an alternate, but {why:phrase}.', {
          n: pages,
          target,
          why,
        })
  return auditProblem(code, message, {
    at: alternates.placeOfLink(group, link),
    loc,
    value: target,
    target,
    lang,
    related: [placeOfState(graph, url, state), ...claims.related(url).slice(1)],
    source: alternates.sourceOf(group),
    folder: graph.folderOf(target),
  })
}
