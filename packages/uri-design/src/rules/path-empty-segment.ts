import type { LintRule } from '../lint/rule.ts'

export const pathEmptySegment: LintRule = {
  name: 'path-empty-segment',
  groups: ['normal-form'],
  severity: 'warning',
  summary: 'A segment of the path is empty.',
  explain:
    'Two slashes together are another path than one, although it is hard to see and many servers fold them.',
  source: 'The guide, section 6: normalisation',
  kinds: ['uri', 'template', 'path'],
  options: [],
  examples: [
    { text: '/users/123', kind: 'path', findings: [] },
    { text: '/users//123', kind: 'path', findings: ['path-empty-segment'], fixed: '/users/123' },
  ],
  check(subject, _options, report) {
    if (subject.isOpaque) return
    const last = subject.segments.length - 1
    subject.segments.forEach(({ start, end }, index) => {
      if (start !== end || index === last) return
      report({ start: start - 1, end: start + 1, fix: { start, end: start + 1, text: '' } })
    })
  },
}
