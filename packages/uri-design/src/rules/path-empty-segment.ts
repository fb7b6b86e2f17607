import type { LintRule } from '../lint/rule.ts'

export const pathEmptySegment: LintRule = {
  code: 'path-empty-segment',
  groups: ['normal-form'],
  severity: 'warning',
  summary: 'A segment of the path is empty.',
  explanation:
    'A path with two slashes in a row differs from one with a single slash, but that is hard to see, and many servers treat them alike.',
  remedy: 'Remove one of the slashes.',
  isFixUnsafe: true,
  source: 'The guide, section 6: normalisation',
  kinds: ['uri', 'template', 'path'],
  examples: [
    { text: '/users/123', kind: 'path', findings: 0 },
    { text: '/users//123', kind: 'path', findings: 1, fixed: '/users/123' },
  ],
  check(subject, _settings, report) {
    if (subject.isOpaque) return
    const last = subject.segments.length - 1
    subject.segments.forEach(({ start, end }, index) => {
      if (start !== end || index === last) return
      report({ start: start - 1, end: start + 1, fix: { start, end: start + 1, text: '' } })
    })
  },
}
