import { isScheme } from '@waymark/rfc3986'
import type { LintRule } from '../lint/rule.ts'

export const schemeNotLowercase: LintRule = {
  code: 'scheme-not-lowercase',
  groups: ['scheme-present'],
  severity: 'error',
  summary: 'The scheme contains capital letters.',
  explanation:
    'Schemes are compared without regard to case, but programs that compare strings do not know that. The normal form is lower case.',
  remedy: 'Write the scheme in lower case.',
  source: 'The guide, section 6: normalisation',
  kinds: ['uri', 'template'],
  examples: [
    { text: 'file:///a', findings: 0 },
    { text: 'FILE:///a', findings: 1, fixed: 'file:///a' },
  ],
  check(subject, _settings, report) {
    const { scheme } = subject.uri
    if (scheme === null) return
    const name = subject.masked.slice(scheme.start, scheme.end)
    if (!isScheme(name) || !/[A-Z]/.test(name)) return
    report({ ...scheme, fix: { ...scheme, text: name.toLowerCase() } })
  },
}
