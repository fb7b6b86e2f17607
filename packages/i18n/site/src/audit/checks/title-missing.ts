import { sentence } from '@waymark/infra/internal'
import { auditProblem } from '../audit-problem.ts'
import type { PageCheck } from '../page-check.ts'

export const titleMissing: PageCheck = {
  code: 'title-missing',
  *find({ facts, path, url }, { folderOf }) {
    const { titles } = facts
    if (titles.some(({ text, section }) => text !== '' && section !== 'template')) return
    const [first] = titles
    const at = { file: path, line: first?.line ?? 1, column: first?.column ?? 1 }
    const message =
      first === undefined
        ? sentence('The page has no title.')
        : sentence('The title of the page is empty.')
    yield auditProblem('title-missing', message, { at, loc: url, folder: folderOf(url) })
  },
}
