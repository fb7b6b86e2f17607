import { familyOf, isPaging } from '../lint/query-families.ts'
import type { LintRule } from '../lint/rule.ts'

export const queryPaginationMixed: LintRule = {
  name: 'query-pagination-mixed',
  groups: ['query-families'],
  severity: 'warning',
  summary: 'Two ways of paging stand in one query.',
  explain:
    'Pages, offsets and cursors each say where to begin: with two of them the server has to choose.',
  source: 'The guide, section 3: query parameters',
  kinds: ['uri', 'template', 'path', 'query'],
  options: [],
  examples: [
    { text: '?page=1&per_page=20', kind: 'query', findings: [] },
    { text: '?cursor=abc&limit=20', kind: 'query', findings: [] },
    { text: '?page=2&offset=40', kind: 'query', findings: ['query-pagination-mixed'] },
  ],
  check(subject, _options, report) {
    const paging = subject.parameters.filter(({ name }) => isPaging(name))
    const first = paging[0]
    const other = paging.find(
      ({ name }) => first !== undefined && familyOf(name) !== familyOf(first.name),
    )
    if (other !== undefined) report({ start: other.start, end: other.end })
  },
}
