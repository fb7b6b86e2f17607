import { defaultPort as defaultPortOf } from '@waymark/url-parser'
import { isDisputed } from '../lint/authority.ts'
import type { LintRule } from '../lint/rule.ts'

export const defaultPort: LintRule = {
  code: 'default-port',
  groups: ['normal-form'],
  severity: 'info',
  summary: 'The port is the default port of the scheme, or empty.',
  explanation:
    '`:80` in http and `:443` in https add nothing, and make a second spelling of one URI.',
  remedy: 'Remove the port.',
  source: 'The guide, section 6: normalisation',
  kinds: ['uri', 'template'],
  needs: 'authority',
  examples: [
    { text: 'http://example.com:8080/users', findings: 0 },
    { text: 'http://example.com:0/users', findings: 0 },
    {
      text: 'http://example.com:80/users',
      findings: 1,
      fixed: 'http://example.com/users',
    },
  ],
  check(subject, _settings, report) {
    const { scheme, masked, uri } = subject
    if (scheme?.style !== 'network' || uri.authority === null) return
    if (isDisputed(masked, uri.authority)) return
    const { start } = uri.authority
    const port = /:(?:0*(80|443))?$/.exec(masked.slice(start, uri.authority.end))
    if (port === null || (port[1] !== undefined && Number(port[1]) !== defaultPortOf(scheme.name)))
      return
    const span = { start: start + port.index, end: uri.authority.end }
    report({ ...span, fix: { ...span, text: '' } })
  },
}
