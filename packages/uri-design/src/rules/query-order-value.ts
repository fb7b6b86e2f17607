import type { LintRule } from '../lint/rule.ts'

export const queryOrderValue: LintRule = {
  code: 'query-order-value',
  groups: ['query-families'],
  severity: 'warning',
  summary: 'The sort order is neither `asc` nor `desc`.',
  explanation:
    'The guide sorts by `sort=created_at&order=desc`, or by a minus sign before the field. Another word is ignored or refused, depending on the server.',
  remedy: 'Write `asc` or `desc`.',
  source: 'The guide, section 3: query parameters',
  kinds: ['uri', 'template', 'path', 'query'],
  needs: 'query',
  examples: [
    { text: '?sort=created_at&order=desc', kind: 'query', findings: 0 },
    {
      text: '?sort=created_at&order=down',
      kind: 'query',
      right: '?sort=created_at&order=desc',
      findings: 1,
    },
  ],
  check(subject, _settings, report) {
    if (!subject.parameters.some(({ name }) => name === 'sort' || name === 'sort_by')) return
    for (const { name, value, valueSpan, hasVariable } of subject.parameters) {
      if (name !== 'order' || valueSpan === null || hasVariable) continue
      if (value !== 'asc' && value !== 'desc') report({ ...valueSpan })
    }
  },
}
