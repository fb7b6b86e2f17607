import { familyOf, isPaging } from '../lint/query-families.ts'
import type { LintRule } from '../lint/rule.ts'

export const queryPaginationMixed: LintRule = {
  code: 'query-pagination-mixed',
  groups: ['query-families'],
  severity: 'warning',
  summary: 'The query mixes two ways of paging.',
  explanation:
    'Pages, offsets and cursors each say where to begin. If a query has two of them, the server has to choose.',
  remedy: 'Use one way of paging.',
  source: 'The guide, section 3: query parameters',
  kinds: ['uri', 'template', 'path', 'query'],
  needs: 'query',
  examples: [
    { text: '?page=1&per_page=20', kind: 'query', findings: 0 },
    { text: '?cursor=abc&limit=20', kind: 'query', findings: 0 },
    { text: '?page_size=20&page_token=abc', kind: 'query', findings: 0 },
    { text: '?page=2&offset=40', kind: 'query', right: '?page=2', findings: 1 },
  ],
  check(subject, _settings, report) {
    const paging = subject.parameters.filter(({ name }) => isPaging(name))
    const [first] = paging
    const other = paging.find(
      ({ name }) => first !== undefined && familyOf(name) !== familyOf(first.name),
    )
    if (other !== undefined) report({ start: other.start, end: other.end })
  },
}
