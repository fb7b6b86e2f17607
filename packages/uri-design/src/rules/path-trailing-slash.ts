import type { LintRule } from '../lint/rule.ts'

export const pathTrailingSlash: LintRule = {
  name: 'path-trailing-slash',
  groups: ['normal-form'],
  severity: 'info',
  summary: 'The path ends in a slash.',
  explain: 'With and without are two paths. The guide recommends none; the root keeps its own.',
  source: 'The guide, section 6: normalisation',
  kinds: ['uri', 'template', 'path'],
  options: [],
  examples: [
    { text: '/path', kind: 'path', findings: [] },
    { text: '/', kind: 'path', findings: [] },
    { text: '/path/', kind: 'path', findings: ['path-trailing-slash'], fixed: '/path' },
  ],
  check(subject, _options, report) {
    if (subject.isOpaque) return
    const { path } = subject.uri
    if (path.end - path.start < 2 || subject.masked.charAt(path.end - 1) !== '/') return
    const span = { start: path.end - 1, end: path.end }
    report({ ...span, fix: { ...span, text: '' } })
  },
}
