import { familyOf } from '../lint/query-families.ts'
import type { LintRule } from '../lint/rule.ts'

export const querySearchTwice: LintRule = {
  name: 'query-search-twice',
  groups: ['query-families'],
  severity: 'warning',
  summary: 'Two parameters hold what is searched for.',
  explain: '`q` and `search` are two names of one thing: choose one for the whole project.',
  source: 'The guide, section 3: query parameters',
  kinds: ['uri', 'template', 'path', 'query'],
  options: [],
  examples: [
    { text: '?q=search+term', kind: 'query', findings: [] },
    { text: '?q=a&search=b', kind: 'query', findings: ['query-search-twice'] },
  ],
  check(subject, _options, report) {
    const found = subject.parameters.filter(({ name }) => familyOf(name) === 'search')
    const second = found.find(({ name }) => name !== found[0]?.name)
    if (second !== undefined) report({ start: second.start, end: second.end })
  },
}
