import type { LintRule } from '../lint/rule.ts'

export const credentialsInUri: LintRule = {
  name: 'credentials-in-uri',
  groups: ['security'],
  severity: 'error',
  summary: 'A user name or a password stands in the URI.',
  explain: 'URIs are logged, listed and passed on; what is in them is not secret.',
  source: 'The guide, section 7: security',
  kinds: ['uri', 'template'],
  options: [],
  examples: [
    { text: 'https://api.example.com/users', findings: [] },
    { text: 'https://me:secret@api.example.com/users', findings: ['credentials-in-uri'] },
  ],
  check(subject, _options, report) {
    const { masked, uri } = subject
    if (uri.authority === null) return
    const { start, end } = uri.authority
    const at = masked.slice(start, end).lastIndexOf('@')
    if (at !== -1) report({ start, end: start + at })
  },
}
