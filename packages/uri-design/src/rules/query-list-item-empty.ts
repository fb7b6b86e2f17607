import { familyOf } from '../lint/query-families.ts'
import type { LintRule } from '../lint/rule.ts'

export const queryListItemEmpty: LintRule = {
  name: 'query-list-item-empty',
  groups: ['query-families'],
  severity: 'warning',
  summary: 'A list of fields has an empty item.',
  explain: '`fields=id,,name` is a slip: an item is missing, or a comma is too many.',
  source: 'The guide, section 3: query parameters',
  kinds: ['uri', 'template', 'path', 'query'],
  options: [],
  examples: [
    { text: '?fields=id,name,email', kind: 'query', findings: [] },
    { text: '?include=author,', kind: 'query', findings: ['query-list-item-empty'] },
  ],
  check(subject, _options, report) {
    for (const { name, value, valueSpan, hasVariable } of subject.parameters) {
      if (familyOf(name) !== 'fields' || valueSpan === null || hasVariable) continue
      if (value.split(',').includes('')) report({ ...valueSpan })
    }
  },
}
