import { sentence } from '@waymark/infra/internal'
import { auditProblem } from '../audit-problem.ts'
import type { PageCheck } from '../page-check.ts'

export const baseElsewhere: PageCheck = {
  code: 'base-elsewhere',
  *find({ facts, path, url, baseElsewhere: base }, { folderOf }) {
    if (base === null || facts.base === null) return
    const { line, column } = facts.base
    const message = sentence('The relative URLs of the page lead to {base:quote}.', { base })
    const at = { file: path, line, column }
    yield auditProblem('base-elsewhere', message, {
      at,
      loc: url,
      value: base,
      folder: folderOf(url),
    })
  },
}
