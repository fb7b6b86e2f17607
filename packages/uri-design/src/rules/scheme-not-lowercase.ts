import type { LintRule } from '../lint/rule.ts'

export const schemeNotLowercase: LintRule = {
  name: 'scheme-not-lowercase',
  groups: ['scheme-present'],
  severity: 'error',
  summary: 'The scheme is written in capitals.',
  explain:
    'Schemes are compared without regard to case, but programs that compare text miss it; the normal form is lower case.',
  source: 'The guide, section 6: normalisation',
  kinds: ['uri', 'template'],
  options: [],
  examples: [
    { text: 'file:///a', findings: [] },
    { text: 'FILE:///a', findings: ['scheme-not-lowercase'], fixed: 'file:///a' },
  ],
  check(subject, _options, report) {
    const { scheme } = subject.uri
    if (scheme === null) return
    const name = subject.masked.slice(scheme.start, scheme.end)
    if (!/^[A-Za-z][A-Za-z0-9+.-]*$/.test(name) || !/[A-Z]/.test(name)) return
    report({ ...scheme, fix: { ...scheme, text: name.toLowerCase() } })
  },
}
