import { sentence } from '@waymark/infra/internal'
import { auditProblem } from '../audit-problem.ts'
import { DISALLOWED, ELSEWHERE, NOINDEX } from '../built-pages.ts'
import type { PageCheck } from '../page-check.ts'

export const noindexAndCanonical: PageCheck = {
  code: 'noindex-and-canonical',
  *find({ canonical, flags, stateAt, url }, { folderOf }) {
    if (canonical === null || (flags & DISALLOWED) !== 0) return
    if ((flags & (NOINDEX | ELSEWHERE)) !== (NOINDEX | ELSEWHERE)) return
    const { href, at, source } = canonical
    const message = sentence('The page is noindex, and names {href:quote} as its canonical URL.', {
      href,
    })
    yield auditProblem('noindex-and-canonical', message, {
      at,
      loc: url,
      value: href,
      related: [{ at: stateAt, note: sentence('the noindex') }],
      source,
      folder: folderOf(url),
    })
  },
}
