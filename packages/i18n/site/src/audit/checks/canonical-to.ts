import { sentence } from '@waymark/infra/internal'
import type { AuditCheck, AuditContext } from '../audit-context.ts'
import { auditProblem } from '../audit-problem.ts'
import type { CanonicalFault } from '../canonical-faults.ts'
import { type BadState, placeOfState, whyNotShown } from '../why-not-shown.ts'

/** Reports each URL in a state that is the canonical of other pages once, unless it is reported otherwise. */
export function canonicalTo(code: CanonicalFault, state: BadState): AuditCheck {
  return {
    code,
    *find(context) {
      const { graph, told } = context
      for (const row of rowsWith(code, context)) {
        const url = graph.pages.canonicalOf(row)
        if (!told.tell(url)) continue
        const rows = [...context.claims.canonicals(url)]
        const [loc, target] = [graph.locOf(row), graph.forms.text(url)]
        const why = whyNotShown(graph, url, state)
        const message =
          rows.length === 1
            ? sentence('The canonical URL of {loc:quote} is {target:quote}, but {why:phrase}.', {
                loc,
                target,
                why,
              })
            : sentence('{n} pages have the canonical URL {target:quote}, but {why:phrase}.', {
                n: rows.length,
                target,
                why,
              })
        const others = rows.filter((other) => other !== row).slice(0, MOST_NAMED)
        const related = others.map((other) => ({
          at: graph.pages.canonicalAt(other),
          note: sentence('a canonical that names it'),
        }))
        yield auditProblem(code, message, {
          at: graph.pages.canonicalAt(row),
          loc,
          value: target,
          target,
          related: [placeOfState(graph, url, state), ...related],
          folder: graph.folderOf(loc),
        })
      }
    },
  }
}

const MOST_NAMED = 10

/** If so many of the pages have a fault, it is a mistake of the whole site. */
const MOST = 0.5

/** `'error'` for a fault of most pages; `undefined` for the usual severity. */
export function severityOf(fault: CanonicalFault, context: AuditContext): 'error' | undefined {
  let count = 0
  for (const _ of rowsWith(fault, context)) count++
  return count > context.graph.pages.length * MOST ? 'error' : undefined
}

/** The rows of the pages whose canonical has a fault. */
export function* rowsWith(
  fault: CanonicalFault,
  { graph, faults }: AuditContext,
): Generator<number, void, undefined> {
  for (let row = 0; row < graph.pages.length; row++) if (faults.of(row) === fault) yield row
}
