import type { LintRule } from '../lint/rule.ts'

export const querySortTwice: LintRule = {
  name: 'query-sort-twice',
  groups: ['query-families'],
  severity: 'warning',
  summary: 'The direction of sorting is given twice.',
  explain: '`sort=-name` says descending already; a second direction can only agree or contradict.',
  source: 'The guide, section 3: query parameters',
  kinds: ['uri', 'template', 'path', 'query'],
  options: [],
  examples: [
    { text: '?sort=-updated_at', kind: 'query', findings: [] },
    { text: '?sort=-updated_at&order=asc', kind: 'query', findings: ['query-sort-twice'] },
  ],
  check(subject, _options, report) {
    const sort = subject.parameters.find(
      ({ name, value }) => name === 'sort' && value.startsWith('-'),
    )
    const order = subject.parameters.find(({ name }) => name === 'order')
    if (sort !== undefined && order !== undefined) report({ start: order.start, end: order.end })
  },
}
