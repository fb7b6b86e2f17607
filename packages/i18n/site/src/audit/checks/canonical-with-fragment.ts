import { sentence } from '@waymark/infra/internal'
import { auditProblem } from '../audit-problem.ts'
import type { PageCheck } from '../page-check.ts'

export const canonicalWithFragment: PageCheck = {
  code: 'canonical-with-fragment',
  *find({ canonicals, url }, { folderOf }) {
    const first = canonicals.find(({ hasFragment }) => hasFragment)
    if (first === undefined) return
    const { href, at, source } = first
    const message = sentence('The canonical URL {href:quote} has a fragment.', { href })
    const details = { at, loc: url, value: href, source, folder: folderOf(url) }
    yield auditProblem('canonical-with-fragment', message, details)
  },
}
