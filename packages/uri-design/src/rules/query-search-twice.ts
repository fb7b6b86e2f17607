import { familyOf } from '../lint/query-families.ts'
import type { LintRule } from '../lint/rule.ts'

export const querySearchTwice: LintRule = {
  code: 'query-search-twice',
  groups: ['query-families'],
  severity: 'warning',
  summary: 'Two parameters say what to search for.',
  explanation:
    '`q` and `search` are two names for one thing. A server can follow only one of them, and the reader of the URI cannot know which.',
  remedy: 'Use one name in the whole project.',
  source: 'The guide, section 3: query parameters',
  kinds: ['uri', 'template', 'path', 'query'],
  needs: 'query',
  examples: [
    { text: '?q=search+term', kind: 'query', findings: 0 },
    { text: '?q=a&search=b', kind: 'query', right: '?q=a+b', findings: 1 },
  ],
  check(subject, _settings, report) {
    const found = subject.parameters.filter(({ name }) => familyOf(name) === 'search')
    const second = found.find(({ name }) => name !== found[0]?.name)
    if (second !== undefined) report({ start: second.start, end: second.end })
  },
}
