import type { LintRule } from '../lint/rule.ts'

export const queryEmptyValue: LintRule = {
  code: 'query-empty-value',
  groups: ['normal-form'],
  severity: 'info',
  summary: 'A query parameter has an empty value.',
  explanation:
    'The guide removes empty parameters when it normalises a URI, so they cannot mean anything. A server that reads them gives a different answer after normalisation.',
  remedy: 'Remove the parameter, or give it a value.',
  source: 'The guide, section 6: normalisation',
  kinds: ['uri', 'template', 'path', 'query'],
  needs: 'query',
  examples: [
    { text: '?b=2', kind: 'query', findings: 0 },
    { text: '?a=&b=2', kind: 'query', right: '?b=2', findings: 1 },
  ],
  check(subject, _settings, report) {
    for (const { start, end, valueSpan } of subject.parameters) {
      if (valueSpan !== null && valueSpan.start === valueSpan.end) report({ start, end })
    }
  },
}
