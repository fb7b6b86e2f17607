import type { LintRule } from '../lint/rule.ts'

export const schemeMissing: LintRule = {
  code: 'scheme-missing',
  groups: ['scheme-present'],
  severity: 'error',
  summary: 'The URI has no scheme.',
  explanation:
    'A resource is named by an absolute URI. A path alone does not say to which system it belongs, and programs resolve it against whatever base they have.',
  remedy: 'Begin the URI with a scheme, such as `https:`.',
  source: 'The guide, section 1: URI structure',
  kinds: ['uri', 'template'],
  examples: [
    { text: 'file:///home/user/document.md', findings: 0 },
    { text: '/home/user/document.md', right: 'file:///home/user/document.md', findings: 1 },
    { text: '//host/path', right: 'https://host/path', findings: 1 },
  ],
  check(subject, _settings, report) {
    if (subject.uri.scheme === null) report({ start: 0, end: 0 })
  },
}
