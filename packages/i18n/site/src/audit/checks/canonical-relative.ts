import { sentence } from '@waymark/infra/internal'
import { auditProblem } from '../audit-problem.ts'
import type { PageCheck } from '../page-check.ts'

export const canonicalRelative: PageCheck = {
  code: 'canonical-relative',
  *find({ canonicals, url }, { folderOf }) {
    const first = canonicals.find(({ isRelative }) => isRelative)
    if (first === undefined) return
    const { href, at, source } = first
    const message = sentence('The canonical URL {href:quote} is relative.', { href })
    const details = { at, loc: url, value: href, source, folder: folderOf(url) }
    yield auditProblem('canonical-relative', message, details)
  },
}
