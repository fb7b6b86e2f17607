import { findMinority } from '../lint/conventions.ts'
import { familyOf } from '../lint/query-families.ts'
import type { LintRule } from '../lint/rule.ts'

export const setMixedSearch: LintRule = {
  code: 'set-mixed-search',
  groups: ['set'],
  severity: 'warning',
  summary: 'The set mixes names for the search parameter.',
  explanation:
    'Clients should meet one name in the whole project: `q` or `search`. The other one is ignored without a message.',
  remedy: 'Use one name in the whole project.',
  source: 'The guide, section 8: checklist',
  kinds: ['uri', 'template', 'path', 'query'],
  examples: [
    { text: '?q=1', kind: 'query', others: ['?q=2'], findings: 0 },
    { text: '?q=1', kind: 'query', others: ['?search=2'], right: '?search=1', findings: 1 },
  ],
  checkSet(subjects, _settings, report) {
    const names = subjects.flatMap(({ parameters }, index) =>
      parameters
        .filter(({ name }) => familyOf(name) === 'search')
        .map(({ name, nameSpan }) => ({ index, ...nameSpan, style: name })),
    )
    for (const { index, found } of findMinority(names)) report(index, found)
  },
}
