import type { LintRule } from '../lint/rule.ts'

export const pathEncodedSeparator: LintRule = {
  name: 'path-encoded-separator',
  groups: ['security'],
  severity: 'error',
  summary: 'A separator is encoded in the path.',
  explain:
    '`%2F` and `%5C` become separators in every program that decodes before it splits: the classical way out of a folder.',
  source: 'The guide, section 7: security',
  kinds: ['uri', 'template', 'path'],
  options: [],
  examples: [
    { text: '/files/a-b', kind: 'path', findings: [] },
    { text: '/files/..%2Fsecret', kind: 'path', findings: ['path-encoded-separator'] },
  ],
  check(subject, _options, report) {
    const { start, end } = subject.uri.path
    for (const found of subject.masked.slice(start, end).matchAll(/%(?:2f|5c)/gi)) {
      report({ start: start + found.index, end: start + found.index + 3 })
    }
  },
}
