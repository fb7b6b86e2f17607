import { type Sentence, sentence } from '@waymark/infra/internal'
import type { PageLimit } from '@waymark/pages'
import { auditProblem } from '../audit-problem.ts'
import type { PageCheck } from '../page-check.ts'

export const pageLimitExceeded: PageCheck = {
  code: 'page-limit-exceeded',
  *find({ facts, path, url }, { folderOf }) {
    for (const { limit, line, column } of facts.limits) {
      const at = { file: path, line, column }
      const details = { at, loc: url, folder: folderOf(url) }
      yield auditProblem('page-limit-exceeded', messageOf(limit), details)
    }
  },
}

function messageOf(limit: PageLimit['limit']): Sentence {
  switch (limit) {
    case 'value':
      return sentence('An attribute or a title is longer than {most} code units, and was cut.', {
        most: 65_536,
      })
    case 'noscript':
      return sentence('A noscript is longer than {most} code units, and was cut.', {
        most: 1_048_576,
      })
    case 'facts':
      return sentence('The page has more than {most} links or tags of one kind.', { most: 10_000 })
  }
}
