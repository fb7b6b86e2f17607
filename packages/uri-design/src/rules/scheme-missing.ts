import type { LintRule } from '../lint/rule.ts'

export const schemeMissing: LintRule = {
  name: 'scheme-missing',
  groups: ['scheme-present'],
  severity: 'error',
  summary: 'The URI has no scheme.',
  explain:
    'A resource is named by a whole URI: a path alone does not say whose it is, and programs resolve it against whatever base they have.',
  source: 'The guide, section 1: URI structure',
  kinds: ['uri', 'template'],
  options: [],
  examples: [
    { text: 'file:///home/user/document.md', findings: [] },
    { text: '/home/user/document.md', findings: ['scheme-missing'] },
    { text: '//host/path', findings: ['scheme-missing'] },
  ],
  check(subject, _options, report) {
    if (subject.uri.scheme === null) report({ start: 0, end: 0 })
  },
}
