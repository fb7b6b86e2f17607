import { sentence } from '@waymark/infra/internal'
import { checkLanguageTag } from '@waymark/language-tag'
import { auditProblem } from '../audit-problem.ts'
import type { PageCheck } from '../page-check.ts'

export const htmlLangInvalid: PageCheck = {
  code: 'html-lang-invalid',
  *find({ facts, path, url }, { folderOf }) {
    const { lang } = facts
    const value = lang?.value.trim() ?? ''
    const [problem] = value === '' ? [] : checkLanguageTag(value)
    if (lang === null || problem === undefined) return
    const { message: text, data = {} } = problem
    const message = sentence('The page has {value:quote60} as its language. {reason:phrase}', {
      value,
      reason: { text, data },
    })
    const at = { file: path, line: lang.line, column: lang.column }
    yield auditProblem('html-lang-invalid', message, { at, loc: url, value, folder: folderOf(url) })
  },
}
