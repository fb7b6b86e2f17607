import { sentence } from '@waymark/infra/internal'
import { auditProblem } from '../audit-problem.ts'
import type { PageCheck } from '../page-check.ts'

export const canonicalWithAttributes: PageCheck = {
  code: 'canonical-with-attributes',
  *find({ canonicals, url }, { folderOf }) {
    const first = canonicals.find(({ attributes }) => attributes.length > 0)
    if (first === undefined) return
    const { href, at, attributes } = first
    const message = sentence(
      'The canonical has {n|the attribute|the attributes} {names:code,and}, so Google does not use it.',
      { n: attributes.length, names: attributes },
    )
    const details = { at, loc: url, value: href, folder: folderOf(url) }
    yield auditProblem('canonical-with-attributes', message, details)
  },
}
