import { findMinority, queryStyle } from '../lint/conventions.ts'
import type { LintRule } from '../lint/rule.ts'

export const setMixedQueryCase: LintRule = {
  name: 'set-mixed-query-case',
  groups: ['set'],
  severity: 'warning',
  summary: 'The set mixes conventions of query names.',
  explain: 'One convention for the whole project. The one that most names follow is taken for it.',
  source: 'The guide, section 8: checklist',
  kinds: ['uri', 'template', 'path', 'query'],
  options: [],
  examples: [
    { text: '?per_page=1', kind: 'query', beside: ['?sort_by=a'], findings: [] },
    {
      text: '?per_page=1&sort_by=a',
      kind: 'query',
      beside: ['?perPage=2'],
      findings: ['set-mixed-query-case'],
    },
  ],
  checkSet(subjects, _options, report) {
    const names = subjects.flatMap(({ parameters }, index) =>
      parameters.map(({ name, nameSpan }) => ({ index, ...nameSpan, style: queryStyle(name) })),
    )
    for (const { index, start, end, reason } of findMinority(names))
      report(index, { start, end, reason })
  },
}
