import type { LintRule } from '../lint/rule.ts'

export const pathDotSegment: LintRule = {
  name: 'path-dot-segment',
  groups: ['security', 'normal-form'],
  severity: 'error',
  summary: 'The path holds a dot segment.',
  explain:
    '`.` and `..`, also as `%2e`, are taken away by URL parsers and followed by file systems: nobody can say which resource is meant.',
  source: 'The guide, section 7: security',
  kinds: ['uri', 'template', 'path'],
  options: [],
  examples: [
    { text: '/a/b', kind: 'path', findings: [] },
    { text: '/a/../c', kind: 'path', findings: ['path-dot-segment'] },
    { text: '/a/%2e%2e/c', kind: 'path', findings: ['path-dot-segment'] },
  ],
  check(subject, _options, report) {
    for (const { start, end } of subject.segments) {
      if (/^(?:\.|%2e){1,2}$/i.test(subject.masked.slice(start, end))) report({ start, end })
    }
  },
}
