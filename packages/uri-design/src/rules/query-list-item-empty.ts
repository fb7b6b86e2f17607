import { familyOf } from '../lint/query-families.ts'
import type { LintRule } from '../lint/rule.ts'

export const queryListItemEmpty: LintRule = {
  code: 'query-list-item-empty',
  groups: ['query-families'],
  severity: 'warning',
  summary: 'A list of fields has an empty item.',
  explanation:
    '`fields=id,,name` is a slip: either an item is missing, or there is one comma too many. Servers read the gap as an empty name, or fail.',
  remedy: 'Remove the comma, or add the item.',
  source: 'The guide, section 3: query parameters',
  kinds: ['uri', 'template', 'path', 'query'],
  needs: 'query',
  examples: [
    { text: '?fields=id,name,email', kind: 'query', findings: 0 },
    { text: '?include=author,', kind: 'query', right: '?include=author', findings: 1 },
  ],
  check(subject, _settings, report) {
    for (const { name, value, valueSpan, hasVariable } of subject.parameters) {
      if (familyOf(name) !== 'fields' || valueSpan === null || hasVariable) continue
      if (value.split(',').includes('')) report({ ...valueSpan })
    }
  },
}
