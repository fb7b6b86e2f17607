import { lowercaseOutsidePercentEncoding } from '@waymark/rfc3986'
import { hostSpan, isDisputed } from '../lint/authority.ts'
import type { LintRule } from '../lint/rule.ts'

export const hostNotLowercase: LintRule = {
  code: 'host-not-lowercase',
  groups: ['normal-form'],
  severity: 'info',
  summary: 'The host contains capital letters.',
  explanation:
    'Hosts are compared without regard to case, but programs that compare URIs as strings take two spellings for two resources. The normal form is lower case.',
  remedy: 'Write the host in lower case.',
  source: 'The guide, section 6: normalisation',
  kinds: ['uri', 'template'],
  needs: 'authority',
  examples: [
    { text: 'https://example.com/users', findings: 0 },
    { text: 'https://b%C3%BCcher.example/users', findings: 0 },
    {
      text: 'https://Example.com/users',
      findings: 1,
      fixed: 'https://example.com/users',
    },
  ],
  check(subject, _settings, report) {
    const { scheme, masked, uri } = subject
    if (scheme?.style !== 'network' || uri.authority === null) return
    if (isDisputed(masked, uri.authority)) return
    const host = hostSpan(masked, uri.authority)
    const text = masked.slice(host.start, host.end)
    // The hex digits of percent-encoded bytes are in upper case in the normal form.
    const lower = lowercaseOutsidePercentEncoding(text)
    if (lower !== text) report({ ...host, fix: { ...host, text: lower } })
  },
}
