import { lowercaseOutsideEscapes } from '@waymark/rfc3986'
import { hostSpan, isDisputed } from '../lint/authority.ts'
import type { LintRule } from '../lint/rule.ts'

export const hostNotLowercase: LintRule = {
  name: 'host-not-lowercase',
  groups: ['normal-form'],
  severity: 'info',
  summary: 'The host is written in capitals.',
  explain: 'Hosts of the Web are compared without regard to case; the normal form is lower case.',
  source: 'The guide, section 6: normalisation',
  kinds: ['uri', 'template'],
  options: [],
  examples: [
    { text: 'https://example.com/users', findings: [] },
    { text: 'https://b%C3%BCcher.example/users', findings: [] },
    {
      text: 'https://Example.com/users',
      findings: ['host-not-lowercase'],
      fixed: 'https://example.com/users',
    },
  ],
  check(subject, _options, report) {
    const { scheme, masked, uri } = subject
    if (scheme?.style !== 'network' || uri.authority === null) return
    if (isDisputed(masked, uri.authority)) return
    const host = hostSpan(masked, uri.authority)
    const text = masked.slice(host.start, host.end)
    // The digits of an escape are in capitals in the normal form.
    const lower = lowercaseOutsideEscapes(text)
    if (lower !== text) report({ ...host, fix: { ...host, text: lower } })
  },
}
