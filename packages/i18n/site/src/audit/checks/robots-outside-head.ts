import { sentence } from '@waymark/infra/internal'
import { auditProblem } from '../audit-problem.ts'
import type { PageCheck } from '../page-check.ts'

export const robotsOutsideHead: PageCheck = {
  code: 'robots-outside-head',
  *find({ facts, path, url }, { folderOf }) {
    const first = facts.robots.find(({ section }) => section === 'body')
    if (first === undefined) return
    const { agent, content, line, column } = first
    const message = sentence(
      'The tag {agent:quote60} with {content:quote60} is outside of the head.',
      { agent, content },
    )
    const at = { file: path, line, column }
    const details = { at, loc: url, value: content, folder: folderOf(url) }
    yield auditProblem('robots-outside-head', message, details)
  },
}
