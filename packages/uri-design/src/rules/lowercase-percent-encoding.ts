import { findOutsideFragment } from '../lint/find-text.ts'
import type { LintRule } from '../lint/rule.ts'

export const lowercasePercentEncoding: LintRule = {
  code: 'lowercase-percent-encoding',
  groups: ['encoding-check'],
  severity: 'info',
  summary: 'The hex digits of a percent-encoded byte are in lower case.',
  explanation:
    '`%2f` and `%2F` mean the same, but programs that compare URIs as strings take them for two resources. The normal form is upper case.',
  remedy: 'Write the hex digits in upper case.',
  source: 'The guide, section 5: encoding',
  kinds: ['uri', 'template', 'path', 'segment', 'query'],
  needs: 'percent',
  examples: [
    { text: 'file:///docs/%C3%A9.md', findings: 0 },
    {
      text: 'file:///docs/%c3%a9.md',
      findings: 2,
      fixed: 'file:///docs/%C3%A9.md',
    },
  ],
  check(subject, _settings, report) {
    for (const span of findOutsideFragment(subject, /%(?:[a-f][0-9a-fA-F]|[0-9A-F][a-f])/g)) {
      report({ ...span, fix: { start: span.start, end: span.end, text: span.text.toUpperCase() } })
    }
  },
}
