import { findMinority } from '../lint/conventions.ts'
import { familyOf } from '../lint/query-families.ts'
import type { LintRule } from '../lint/rule.ts'

export const setMixedSearch: LintRule = {
  name: 'set-mixed-search',
  groups: ['set'],
  severity: 'warning',
  summary: 'The set mixes names for what is searched.',
  explain: '`q` or `search`: one of them for the whole project.',
  source: 'The guide, section 8: checklist',
  kinds: ['uri', 'template', 'path', 'query'],
  options: [],
  examples: [
    { text: '?q=1', kind: 'query', beside: ['?q=2'], findings: [] },
    { text: '?q=1', kind: 'query', beside: ['?search=2'], findings: ['set-mixed-search'] },
  ],
  checkSet(subjects, _options, report) {
    const names = subjects.flatMap(({ parameters }, index) =>
      parameters
        .filter(({ name }) => familyOf(name) === 'search')
        .map(({ name, nameSpan }) => ({ index, ...nameSpan, style: name })),
    )
    for (const { index, start, end, reason } of findMinority(names))
      report(index, { start, end, reason })
  },
}
