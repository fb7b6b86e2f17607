import type { LintRule } from '../lint/rule.ts'

export const querySortTwice: LintRule = {
  code: 'query-sort-twice',
  groups: ['query-families'],
  severity: 'warning',
  summary: 'The sort order is given twice.',
  explanation:
    '`sort=-name` already means descending order. A second parameter can only repeat or contradict it, and servers differ in which one they follow.',
  remedy: 'Remove the parameter, or the minus sign.',
  source: 'The guide, section 3: query parameters',
  kinds: ['uri', 'template', 'path', 'query'],
  needs: 'query',
  examples: [
    { text: '?sort=-updated_at', kind: 'query', findings: 0 },
    { text: '?sort=-updated_at&order=asc', kind: 'query', right: '?sort=-updated_at', findings: 1 },
  ],
  check(subject, _settings, report) {
    const sort = subject.parameters.find(
      ({ name, value }) => name === 'sort' && value.startsWith('-'),
    )
    const order = subject.parameters.find(({ name }) => name === 'order')
    if (sort !== undefined && order !== undefined) report({ start: order.start, end: order.end })
  },
}
