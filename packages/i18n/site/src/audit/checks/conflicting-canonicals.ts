import { sentence } from '@waymark/infra/internal'
import { auditProblem } from '../audit-problem.ts'
import type { PageCheck } from '../page-check.ts'

export const conflictingCanonicals: PageCheck = {
  code: 'conflicting-canonicals',
  *find({ canonicals, isConflicting, url }, { folderOf, isSame }) {
    const named = canonicals.filter((canonical) => canonical.url !== null)
    const [first] = named
    const other = named.find((canonical) => !isSame(canonical.url!, first!.url!))
    if (!isConflicting || first === undefined || other === undefined) return
    const message = sentence(
      'The page names different canonical URLs: {first:quote} and {other:quote}.',
      { first: first.href, other: other.href },
    )
    yield auditProblem('conflicting-canonicals', message, {
      at: other.at,
      loc: url,
      value: other.href,
      related: [{ at: first.at, note: sentence('the first one') }],
      source: other.source,
      folder: folderOf(url),
    })
  },
}
