import type { LintRule } from '../lint/rule.ts'

export const queryEmptyValue: LintRule = {
  name: 'query-empty-value',
  groups: ['normal-form'],
  severity: 'info',
  summary: 'A query parameter has an empty value.',
  explain:
    'The guide takes empty parameters away when it normalises: leave it out, or say what is meant.',
  source: 'The guide, section 6: normalisation',
  kinds: ['uri', 'template', 'path', 'query'],
  options: [],
  examples: [
    { text: '?b=2', kind: 'query', findings: [] },
    { text: '?a=&b=2', kind: 'query', findings: ['query-empty-value'] },
  ],
  check(subject, _options, report) {
    for (const { start, end, valueSpan } of subject.parameters) {
      if (valueSpan !== null && valueSpan.start === valueSpan.end) report({ start, end })
    }
  },
}
