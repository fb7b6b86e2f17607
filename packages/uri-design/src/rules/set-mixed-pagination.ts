import { findMinority } from '../lint/conventions.ts'
import { familyOf, isPaging } from '../lint/query-families.ts'
import type { LintRule } from '../lint/rule.ts'

export const setMixedPagination: LintRule = {
  code: 'set-mixed-pagination',
  groups: ['set'],
  severity: 'warning',
  summary: 'The set mixes ways of paging.',
  explanation:
    'Clients should meet one way of paging in the whole project: pages, offsets or cursors. Otherwise each list needs code of its own.',
  remedy: 'Use one way of paging in the whole project.',
  source: 'The guide, section 8: checklist',
  kinds: ['uri', 'template', 'path', 'query'],
  yieldsTo: ['query-pagination-mixed'],
  examples: [
    { text: '?page=1', kind: 'query', others: ['?page=2&per_page=3'], findings: 0 },
    {
      text: '?offset=40',
      kind: 'query',
      others: ['?page=1&per_page=20'],
      right: '?page=3&per_page=20',
      findings: 1,
    },
  ],
  checkSet(subjects, _settings, report) {
    const names = subjects.flatMap(({ parameters }, index) =>
      parameters
        .filter(({ name }) => isPaging(name))
        .map(({ name, nameSpan }) => ({ index, ...nameSpan, style: familyOf(name) })),
    )
    for (const { index, found } of findMinority(names)) report(index, found)
  },
}
