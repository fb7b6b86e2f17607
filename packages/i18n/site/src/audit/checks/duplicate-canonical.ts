import { sentence } from '@waymark/infra/internal'
import { auditProblem } from '../audit-problem.ts'
import type { PageCheck } from '../page-check.ts'

export const duplicateCanonical: PageCheck = {
  code: 'duplicate-canonical',
  *find({ canonicals, isConflicting, url }, { folderOf }) {
    const [first, second] = canonicals.filter((canonical) => canonical.url !== null)
    if (isConflicting || first === undefined || second === undefined) return
    const message = sentence('The page names {href:quote} as its canonical URL more than once.', {
      href: second.href,
    })
    yield auditProblem('duplicate-canonical', message, {
      at: second.at,
      loc: url,
      value: second.href,
      related: [{ at: first.at, note: sentence('the first one') }],
      source: second.source,
      folder: folderOf(url),
    })
  },
}
