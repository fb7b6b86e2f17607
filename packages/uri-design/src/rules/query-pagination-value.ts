import type { LintRule } from '../lint/rule.ts'

export const queryPaginationValue: LintRule = {
  code: 'query-pagination-value',
  groups: ['query-families'],
  severity: 'warning',
  summary: 'A page, an offset or a limit is not a whole number.',
  explanation:
    'Clients count with these values: a page or a limit is a whole number of at least 1, and an offset of at least 0. Anything else gives an error, or the wrong page.',
  remedy: 'Write a whole number.',
  source: 'The guide, section 3: query parameters',
  kinds: ['uri', 'template', 'path', 'query'],
  needs: 'query',
  examples: [
    { text: '?offset=0&limit=20', kind: 'query', findings: 0 },
    { text: '?page=first', kind: 'query', right: '?page=1', findings: 1 },
  ],
  check(subject, _settings, report) {
    for (const { name, value, valueSpan, hasVariable } of subject.parameters) {
      if (!NUMBERS.includes(name) || valueSpan === null || hasVariable) continue
      if (!/^[0-9]+$/.test(value)) report({ ...valueSpan })
    }
  },
}

const NUMBERS: readonly string[] = ['page', 'per_page', 'page_size', 'offset', 'limit', 'skip']
