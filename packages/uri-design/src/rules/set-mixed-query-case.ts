import { findMinority, queryStyle } from '../lint/conventions.ts'
import type { LintRule } from '../lint/rule.ts'

export const setMixedQueryCase: LintRule = {
  code: 'set-mixed-query-case',
  groups: ['set'],
  severity: 'warning',
  summary: 'The set mixes conventions for names of query parameters.',
  explanation:
    'Without one convention for the project, people misspell names, and a misspelt parameter is ignored without a message. The one that most names follow is taken as the convention.',
  remedy: 'Use the convention of the other names.',
  source: 'The guide, section 8: checklist',
  kinds: ['uri', 'template', 'path', 'query'],
  yieldsTo: ['query-not-snake-case'],
  examples: [
    { text: '?per_page=1', kind: 'query', others: ['?sort_by=a'], findings: 0 },
    {
      text: '?perPage=2',
      kind: 'query',
      others: ['?per_page=1&sort_by=a'],
      right: '?per_page=2',
      findings: 1,
    },
  ],
  checkSet(subjects, _settings, report) {
    const names = subjects.flatMap(({ parameters }, index) =>
      parameters.map(({ name, nameSpan }) => ({ index, ...nameSpan, style: queryStyle(name) })),
    )
    for (const { index, found } of findMinority(names)) report(index, found)
  },
}
