import type { LintRule } from '../lint/rule.ts'

export const pathEncodedSeparator: LintRule = {
  code: 'path-encoded-separator',
  groups: ['security'],
  severity: 'error',
  summary: 'The path contains a percent-encoded slash or backslash.',
  explanation:
    '`%2F` and `%5C` become separators in every program that decodes before it splits: the classic way out of a folder.',
  remedy: 'Use a name without separators.',
  source: 'The guide, section 7: security',
  kinds: ['uri', 'template', 'path'],
  needs: 'percent',
  examples: [
    { text: '/files/a-b', kind: 'path', findings: 0 },
    { text: '/files/..%2Fsecret', kind: 'path', right: '/files/secret', findings: 1 },
  ],
  check(subject, _settings, report) {
    const { start, end } = subject.uri.path
    for (const found of subject.masked.slice(start, end).matchAll(/%(?:2f|5c)/gi)) {
      report({ start: start + found.index, end: start + found.index + 3 })
    }
  },
}
