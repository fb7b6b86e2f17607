import type { LintRule } from '../lint/rule.ts'

export const pathTrailingSlash: LintRule = {
  code: 'path-trailing-slash',
  groups: ['normal-form'],
  severity: 'info',
  summary: 'The path ends in a slash.',
  explanation:
    'Paths with and without a slash at the end are two paths. The guide recommends the one without; the root keeps its own.',
  remedy: 'Remove the slash at the end.',
  source: 'The guide, section 6: normalisation',
  kinds: ['uri', 'template', 'path'],
  options: [],
  examples: [
    { text: '/path', kind: 'path', findings: 0 },
    { text: '/', kind: 'path', findings: 0 },
    { text: '/path/', kind: 'path', findings: 1, fixed: '/path' },
  ],
  check(subject, _settings, report) {
    if (subject.isOpaque) return
    const { path } = subject.uri
    if (path.end - path.start < 2 || subject.masked.charAt(path.end - 1) !== '/') return
    const span = { start: path.end - 1, end: path.end }
    report({ ...span, fix: { ...span, text: '' } })
  },
}
