import { sentence } from '@waymark/infra/internal'
import { auditProblem } from '../audit-problem.ts'
import type { PageCheck } from '../page-check.ts'

export const canonicalNotUrl: PageCheck = {
  code: 'canonical-not-url',
  *find({ canonicals, url }, { folderOf }) {
    const first = canonicals.find((canonical) => canonical.url === null)
    if (first === undefined) return
    const { href, at, source } = first
    const message =
      href === ''
        ? sentence('The canonical URL is empty.')
        : sentence('The canonical URL {href:quote} is not an http or https URL.', { href })
    const details = { at, loc: url, value: href, source, folder: folderOf(url) }
    yield auditProblem('canonical-not-url', message, details)
  },
}
