import type { LintRule } from '../lint/rule.ts'

export const credentialsInUri: LintRule = {
  code: 'credentials-in-uri',
  groups: ['security'],
  severity: 'error',
  summary: 'The URI contains a user name or a password.',
  explanation:
    'URIs are logged, listed and passed on, so a password in one is soon known to many. Servers take credentials from their configuration, and clients send them in headers.',
  remedy: 'Remove the credentials, and send them in a header.',
  source: 'The guide, section 7: security',
  kinds: ['uri', 'template'],
  needs: 'authority',
  examples: [
    { text: 'https://api.example.com/users', findings: 0 },
    {
      text: 'https://me:secret@api.example.com/users',
      right: 'https://api.example.com/users',
      findings: 1,
    },
  ],
  check(subject, _settings, report) {
    const { masked, uri } = subject
    if (uri.authority === null) return
    const { start, end } = uri.authority
    const at = masked.slice(start, end).lastIndexOf('@')
    if (at !== -1) report({ start, end: start + at })
  },
}
