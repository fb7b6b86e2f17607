import { sentence } from '@waymark/infra/internal'
import { auditProblem } from '../audit-problem.ts'
import { DISALLOWED, NOINDEX } from '../built-pages.ts'
import type { PageCheck } from '../page-check.ts'

export const canonicalMissing: PageCheck = {
  code: 'canonical-missing',
  *find({ canonicals, flags, path, url }, { folderOf }) {
    if (canonicals.length > 0 || (flags & (NOINDEX | DISALLOWED)) !== 0) return
    const message = sentence('The page does not name its canonical URL.')
    const at = { file: path, line: 1, column: 1 }
    yield auditProblem('canonical-missing', message, { at, loc: url, folder: folderOf(url) })
  },
}
