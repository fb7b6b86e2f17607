import { isDotSegment } from '@waymark/rfc3986'
import type { LintRule } from '../lint/rule.ts'

export const pathDotSegment: LintRule = {
  code: 'path-dot-segment',
  groups: ['security', 'normal-form'],
  severity: 'error',
  summary: 'The path contains a dot segment.',
  explanation:
    'URL parsers remove `.` and `..`, also spelled `%2e`, and file systems follow them. The resource then depends on the program that reads the path.',
  remedy: 'Write the path without `.` and `..`.',
  source: 'The guide, section 7: security',
  kinds: ['uri', 'template', 'path'],
  examples: [
    { text: '/a/b', kind: 'path', findings: 0 },
    { text: '/a/../c', kind: 'path', right: '/c', findings: 1 },
    { text: '/a/%2e%2e/c', kind: 'path', right: '/c', findings: 1 },
  ],
  check(subject, _settings, report) {
    for (const { start, end } of subject.segments) {
      if (isDotSegment(subject.masked.slice(start, end))) report({ start, end })
    }
  },
}
