import { sentence } from '@waymark/infra/internal'
import { auditProblem } from '../audit-problem.ts'
import type { PageCheck } from '../page-check.ts'

export const htmlLangMissing: PageCheck = {
  code: 'html-lang-missing',
  *find({ facts, path, url }, { folderOf }) {
    const { lang } = facts
    if (lang !== null && lang.value.trim() !== '') return
    const at = { file: path, line: lang?.line ?? 1, column: lang?.column ?? 1 }
    const message = sentence('The page does not say its language.')
    yield auditProblem('html-lang-missing', message, { at, loc: url, folder: folderOf(url) })
  },
}
